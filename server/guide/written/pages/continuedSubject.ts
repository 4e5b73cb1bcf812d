import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { saysMisread } from '#server/guide/intent/subject';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { pageNotYetShown } from './classifiedPages';
import { titlesOf } from './knowledge';
import { isAddition, listenToAddition } from './ownStory';
import { answerWithSubtopic, clearSubtopic } from './subtopics';
import { currentPage } from './topicPages';

/**
 * Answers a message about the page shown last that clearly belongs to one of its subtopics, such as 'but he never says a word
 * to her' after the page about in-laws.
 */
export function continueWithSubtopic(chat: ChatContext): DraftAnswer | null {
  const page = currentPage(chat);
  if (!page || isAfterDisclosure(chat) || isBibleQuestion(chat.message)) return null;
  if (saysMisread(chat.message)) return null;
  const { pages } = classifyMessage(chat.message);
  const [best] = pages;
  if (best && best.label !== page.id && best.probability >= MAYBE_OTHER) return null;
  const probability = pages.find(({ label }) => label === page.id)?.probability ?? 0;
  const subtopic = clearSubtopic(chat, page, probability);
  return subtopic && answerWithSubtopic(chat, page, subtopic);
}

/**
 * Answers a message that adds to what the user said about themselves before, and that is about nothing else: with the
 * page about both messages together, or by listening. Returns null if the message is clear without the earlier one.
 */
export function continueSubject(chat: ChatContext): DraftAnswer | null {
  if (chat.message.includes('?') || isBibleQuestion(chat.message) || isAfterDisclosure(chat)) return null;
  const earlier = chat.earlierMessages.find(
    (message) => !turnIntentFromWording(message) && (isOwnStory(message) || currentPage(chat) !== null),
  );
  if (earlier === undefined || !isAddition(chat, MAX_ADDITION_WORDS)) return null;
  const [best] = classifyMessage(chat.message).pages;
  const isShort = wordsOf(chat.message).length <= MAX_SHORT_WORDS;
  if (best && best.probability >= (isShort ? CLEAR_IF_SHORT : CLEAR)) return null;
  const isOther = best && best.probability >= MAYBE_OTHER && best.label !== currentPage(chat)?.id;
  if (isOther) return listenToAddition(chat, titlesOf([best.label]));
  return pageNotYetShown(chat, `${earlier} ${chat.message}`, LIKELY_TOGETHER) ?? listenToAddition(chat);
}

const MAX_ADDITION_WORDS = 24;
const MAX_SHORT_WORDS = 12;
/** From these probabilities on, a message is clear without the earlier one. A short one may have named it by chance. */
const CLEAR = 0.2;
const CLEAR_IF_SHORT = 0.5;
/** From this probability on, a short message may be about another page, which is offered. */
const MAYBE_OTHER = 0.35;
/** Minimum probability of the page about both messages. Tuned on the validation messages. */
const LIKELY_TOGETHER = 0.25;
