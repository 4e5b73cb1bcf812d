import {
  ABOUT_THE_GUIDE,
  PRIVACY_WITH_MODEL,
  STEP_OUT_OF_MODEL,
  STEP_OUT_PASSAGES,
  STEP_OUTS,
  type StepOut,
} from '#content/dialogue';
import { stepOutOf } from './acts';
import { type Conversation, phrase, wasShown } from './conversation';
import { type Drafted, passageDrafts } from './drafts';

/**
 * Speaks as the guide and not as the figure of this name where no voice may be lent; null when nothing asks for it. In a
 * conversation with the guide itself there is no name.
 */
export function steppedOut(
  talk: Conversation,
  name: string | null,
  asked: StepOut | null = stepOutOf(talk.said),
): Drafted | null {
  if (!asked) return null;
  const words = wordsOf(talk, name, asked);
  const passages = STEP_OUT_PASSAGES[asked].filter((reference) => !wasShown(talk, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'text', text: phrase(talk, words, { name: name ?? 'this guide' }) },
      ...passageDrafts(passages),
    ],
  };
}

function wordsOf(talk: Conversation, name: string | null, asked: StepOut): readonly string[] {
  if (asked === 'real') return ofWho(talk, name);
  return asked === 'privacy' && talk.isWithModel ? PRIVACY_WITH_MODEL : STEP_OUTS[asked];
}

function ofWho({ isWithModel }: Conversation, name: string | null): readonly string[] {
  if (isWithModel) return STEP_OUT_OF_MODEL;
  return name ? STEP_OUTS.real : ABOUT_THE_GUIDE;
}
