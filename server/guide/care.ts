import { heardIn } from '#content/care';
import { CARE, careFor } from '#content/careWords';
import { actOf } from './acts';
import { type Conversation, phrase } from './conversation';
import { disclosureIn } from './disclosures';
import type { Draft, Drafted } from './drafts';
import { tellPage } from './pages';

/**
 * Help first, then the page that speaks to what was said, and nothing else: never in a figure's voice, and never a verse
 * that only shares words. Null where neither danger nor harm is told.
 */
export function careFirst(talk: Conversation, answer: () => Drafted | null): Drafted | null {
  const disclosure = disclosureIn(talk.said);
  if (disclosure) {
    const { words, page } = disclosure;
    return withHelp(phrase(talk, words.opening), phrase(talk, words.near), null, tellPage(talk, page, []));
  }
  if (heardIn(talk.said) !== 'plainly') return null;
  const seen = CARE.near.filter((words) => talk.told.includes(words)).length;
  const { opening, near, goOn } = careFor(talk.said, seen);
  return withHelp(opening, near, goOn, answer());
}

function withHelp(text: string, near: string, goOn: string | null, rest: Drafted | null): Drafted {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'care', text, near },
      ...(goOn ? [{ kind: 'text', text: goOn } satisfies Draft] : []),
      ...(rest?.drafts ?? []),
    ],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}

/** A weak sign of danger is one quiet line under the answer, and not a card over it. */
export function withQuietLine(talk: Conversation, answer: Drafted): Drafted {
  // A turn of conversation ('I don't think that helps') may sound like distress.
  if (heardIn(talk.said) !== 'faintly' || actOf(talk.said)) return answer;
  if (answer.drafts.some(({ kind }) => kind === 'care')) return answer;
  return { ...answer, drafts: [...answer.drafts, { kind: 'text', text: phrase(talk, CARE.faint) }] };
}
