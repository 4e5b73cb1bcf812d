import { heardIn } from '#content/care';
import { CARE, careFor } from '#content/careWords';
import { actOf } from './acts';
import type { Conversation } from './conversation';
import type { Draft, Drafted } from './drafts';

/** Help first, then what the person came for: never instead of it, and never in anybody else's voice. */
export function careFirst(talk: Conversation, answer: () => Drafted | null): Drafted | null {
  const heard = heardIn(talk.said);
  // A turn of conversation ('I don't think that helps') may sound like distress; one that says so plainly is no mere turn.
  if (!heard || (heard === 'faintly' && actOf(talk.said))) return null;
  const seen = CARE.near.filter((words) => talk.told.includes(words)).length;
  const { opening, near, goOn } = careFor(talk.said, seen);
  const drafts: Draft[] = [
    { kind: 'care', text: opening, near },
    { kind: 'text', text: goOn },
  ];
  const rest = answer();
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [...drafts, ...(rest?.drafts ?? [])],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}
