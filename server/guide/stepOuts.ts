import { STEP_OUT_OF_MODEL, STEP_OUT_PASSAGES, STEP_OUTS } from '#content/dialogue';
import { stepOutOf } from './acts';
import { type Conversation, phrase, wasShown } from './conversation';
import { type Drafted, passageDrafts } from './drafts';

/** Speaks as the guide and not as `name` where nobody may lend his voice; null when nothing asks for it. */
export function steppedOut(talk: Conversation, name: string): Drafted | null {
  const asked = stepOutOf(talk.said);
  if (!asked) return null;
  const words = asked === 'real' && talk.isWithModel ? STEP_OUT_OF_MODEL : STEP_OUTS[asked];
  const passages = STEP_OUT_PASSAGES[asked].filter((reference) => !wasShown(talk, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [{ kind: 'text', text: phrase(talk, words, { name }) }, ...passageDrafts(passages)],
  };
}
