import { OWN_STORY_TEXTS } from '#content/guide/ownStories';
import { wordsOf } from '#language/normalize';
import { type DraftAnswer, type DraftPart, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { currentPage } from './topicPages';

/** Whether a message describes the user's own life, and does not ask about the Bible or the guide. */
function isOwnStory(message: string): boolean {
  const words = wordsOf(message);
  return words.length >= MIN_STORY_WORDS && words.some((word) => OF_ONESELF.has(word));
}

const MIN_STORY_WORDS = 6;
const OF_ONESELF = new Set(['i', 'my', 'me', 'we', 'our', 'us', "i'm", "i've", 'im', 'ive', 'mine']);

/** Whether a message is a short remark, not a question, that adds to what the user wrote before. */
function isAddition({ message, earlierMessages }: ChatContext): boolean {
  return (
    wordsOf(message).length <= MAX_ADDITION_WORDS &&
    !message.includes('?') &&
    !ASKS.test(message) &&
    earlierMessages.some(isOwnStory)
  );
}

const MAX_ADDITION_WORDS = 10;
const ASKS =
  /^\W*(?:and |but |so |ok )*(?:who|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show|read|list|explain|write|make|find|name|say)\b/i;

/**
 * Answers a user who describes something from their own life that no page is about: says so, and gives one passage that fits
 * glad and sad messages alike. Returns null for all other messages. `titles` are pages that may be close to it.
 */
export function listenToOwnStory(chat: ChatContext, titles: readonly string[]): DraftAnswer | null {
  const isMore = isAddition(chat);
  if (!isMore && !isOwnStory(chat.message)) return null;
  const { openings, additions, passages, questions } = OWN_STORY_TEXTS;
  const ofPage = isMore ? (currentPage(chat)?.passages ?? []) : [];
  const passage = [...ofPage, ...passages].find((reference) => !wasShown(chat, reference));
  const drafts: DraftPart[] = [
    textPart(pickPhrase(chat, isMore ? additions : openings)),
    ...(passage ? [passagePart(passage)] : []),
    ...(isMore ? [] : [textPart(pickPhrase(chat, questions))]),
  ];
  return {
    speaker: 'guide',
    drafts,
    also: passage ? [passage] : [],
    suggestions: [...titles, 'Give me words to pray'],
  };
}
