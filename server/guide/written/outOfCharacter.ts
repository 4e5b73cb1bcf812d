import {
  ABOUT_THE_GUIDE,
  OUT_OF_CHARACTER_PASSAGES,
  OUT_OF_CHARACTER_TEXTS,
  OUT_OF_CHARACTER_WITH_MODEL,
  type OutOfCharacterReason,
  PRIVACY_WITH_MODEL,
} from '#content/guide/guideTexts';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { type DraftAnswer, passageParts, textPart } from './answerParts';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';

/**
 * Answers as the guide if a message must be answered out of character. Returns null for all other messages. `name` is
 * the name of the figure; null in a conversation with the guide itself.
 */
export function outOfCharacterAnswer(
  chat: ChatContext,
  name: string | null,
  asked: OutOfCharacterReason | null = outOfCharacterReason(chat.message),
): DraftAnswer | null {
  if (!asked) return null;
  const words = wordsOf(chat, name, asked);
  const passages = OUT_OF_CHARACTER_PASSAGES[asked].filter((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [textPart(pickPhrase(chat, words, { name: name ?? 'this guide' })), ...passageParts(passages)],
  };
}

function wordsOf(chat: ChatContext, name: string | null, asked: OutOfCharacterReason): readonly string[] {
  if (asked === 'real') return identityTexts(chat, name);
  return asked === 'privacy' && chat.isWithModel ? PRIVACY_WITH_MODEL : OUT_OF_CHARACTER_TEXTS[asked];
}

function identityTexts({ isWithModel }: ChatContext, name: string | null): readonly string[] {
  if (isWithModel) return OUT_OF_CHARACTER_WITH_MODEL;
  return name ? OUT_OF_CHARACTER_TEXTS.real : ABOUT_THE_GUIDE;
}
