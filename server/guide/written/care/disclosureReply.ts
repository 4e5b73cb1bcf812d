import type { DisclosureReply } from '#content/care/disclosureReplies';
import { wordsOf } from '#language/normalize';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { currentPage } from '#server/guide/written/pages/topicPages';

/** Answers with words that were not used yet, and a passage that was not shown yet. */
export function answerWithReply(chat: ChatContext, { words, passages }: DisclosureReply): DraftAnswer {
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    isFinal: passages.length === 0,
    drafts: [textPart(pickPhrase(chat, words)), ...(passage ? [passagePart(passage)] : [])],
    suggestions: ['Give me words to pray', ...(currentPage(chat) ? ['More'] : [])],
  };
}

/** Returns the reply whose pattern matches a short message. A longer one says more than one question. */
export function replyIn<Name extends string>(
  patterns: Readonly<Record<Name, RegExp>>,
  replies: Readonly<Record<Name, DisclosureReply>>,
  message: string,
): DisclosureReply | null {
  if (wordsOf(message).length > MAX_QUESTION_WORDS) return null;
  const names = Object.keys(patterns) as Name[];
  const name = names.find((one) => patterns[one].test(message));
  return name === undefined ? null : replies[name];
}

const MAX_QUESTION_WORDS = 24;
