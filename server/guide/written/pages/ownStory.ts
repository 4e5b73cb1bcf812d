import { type Feeling, NOTHING_FOR_EXACTLY_THIS } from '#content/guide/feelings';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { OWN_STORY_TEXTS } from '#content/guide/ownStories';
import type { Topic } from '#content/topics/topic';
import { wordsOf } from '#language/normalize';
import { feelingIn } from '#server/guide/intent/feelings';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { type DraftAnswer, passagePart, textAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { isToldWithLaugh, SAD } from '#server/guide/written/laughter';
import { titlesOf } from './knowledge';
import { remarkReply } from './remarks';
import { afterRestating, restated, restatedAddition } from './restated';
import { replyOnSubject } from './subjectReplies';
import { nearSubtopics } from './subtopics';
import { currentPage } from './topicPages';

/** Whether a message is a short remark, not a question, that adds to what the user wrote before. */
export function isAddition(chat: ChatContext, maxWords: number = MAX_ADDITION_WORDS): boolean {
  const { message, earlierMessages } = chat;
  return (
    wordsOf(message).length <= maxWords &&
    !message.includes('?') &&
    !ASKS.test(message) &&
    (earlierMessages.some(isOwnStory) || currentPage(chat) !== null)
  );
}

const MAX_ADDITION_WORDS = 10;
const ASKS =
  /(?:^|[.,;!] ?)\W{0,6}(?:and |but |so |ok )*(?:who|whos|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show|read|list|explain|write|make|find|name|say)\b/i;

/**
 * Answers a user who describes something from their own life that no page is about: says so, and gives one passage that fits
 * glad and sad messages alike. Returns null for all other messages. `titles` are pages that may be close to it.
 */
export function listenToOwnStory(chat: ChatContext, titles: readonly string[]): DraftAnswer | null {
  if (isAddition(chat)) return listenToAddition(chat, titles);
  if (!isOwnStory(chat.message)) return null;
  if (isLaughedAt(chat)) return laughWith(chat);
  const { passages, questions } = OWN_STORY_TEXTS;
  const passage = refusesVerses(chat) ? undefined : passages.find((reference) => !wasShown(chat, reference));
  const feeling = feelingIn(chat.message);
  return {
    speaker: 'guide',
    drafts: [
      textPart(openingFor(chat, feeling, passage !== undefined)),
      ...(passage ? [passagePart(passage)] : []),
      textPart(pickPhrase(chat, feeling?.questions ?? questions)),
    ],
    also: passage ? [passage] : [],
    suggestions: [...titles, 'Give me words to pray'],
  };
}

function openingFor(chat: ChatContext, feeling: Feeling | null, hasPassage: boolean): string {
  const reply = remarkReply(chat);
  if (reply && hasPassage) return `${reply} ${pickPhrase(chat, NOTHING_FOR_EXACTLY_THIS)}`;
  const { openings, openingsAfterRestating, openingsWithoutPassage } = OWN_STORY_TEXTS;
  if (!hasPassage) return afterRestating(chat, pickPhrase(chat, openingsWithoutPassage));
  if (feeling)
    return afterRestating(
      chat,
      `${pickPhrase(chat, feeling.heard)} ${pickPhrase(chat, NOTHING_FOR_EXACTLY_THIS)}`,
    );
  const told = restated(chat);
  return told ? `${told} ${pickPhrase(chat, openingsAfterRestating)}` : pickPhrase(chat, openings);
}

/**
 * Answers a message that adds to what the user said before. Shows no passage, because one that is chosen without
 * understanding the message may sound like a rebuke.
 */
export function listenToAddition(chat: ChatContext, titles: readonly string[] = []): DraftAnswer {
  if (isLaughedAt(chat)) return laughWith(chat);
  const page = currentPage(chat);
  const suggestions = [
    ...titles,
    ...(page ? [...nearSubtopics(chat, page), 'More'] : []),
    'Give me words to pray',
  ];
  // With another page at hand, or after 'No, I mean God's anger', the message is not about the page shown last.
  const isOfPage = titles.length === 0 && !/^\W*(?:no|nope|nah|not)\b/i.test(chat.message);
  const reply = remarkReply(chat);
  if (reply) return { ...textAnswer(reply), suggestions };
  const feeling = feelingIn(chat.message);
  if (feeling) return listenToFeeling(chat, feeling, suggestions);
  const onSubject = isOfPage && (!addsToGoodNews(chat) || isAboutJoy(page)) ? replyOnSubject(chat) : null;
  return onSubject
    ? { ...textAnswer(onSubject), suggestions }
    : thankForAddition(chat, isOfPage ? page : null, suggestions);
}

/** Thanks the user for a remark, and asks a question of the page, if there is one, or else one that fits any remark. */
function thankForAddition(
  chat: ChatContext,
  page: Topic | null,
  suggestions: readonly string[],
): DraftAnswer {
  const { additions, additionsAfterRestating, gladAdditions, furtherQuestions } = OWN_STORY_TEXTS;
  const isGlad = addsToGoodNews(chat);
  const told = restatedAddition(chat);
  const lines = told ? additionsAfterRestating : additions;
  const line = pickPhrase(chat, isGlad ? gladAdditions : lines);
  const ofPage = page?.questions.find((one) => !chat.transcript.includes(one));
  const question = ofPage || (told || isGlad ? null : pickPhrase(chat, furtherQuestions));
  return {
    speaker: 'guide',
    drafts: [textPart(told ? `${told} ${line}` : line), ...(question ? [textPart(question)] : [])],
    suggestions,
  };
}

function addsToGoodNews(chat: ChatContext): boolean {
  if (mentionsGoodNews(chat.message)) return true;
  const page = currentPage(chat);
  return page ? isAboutJoy(page) : chat.earlierMessages.some(mentionsGoodNews);
}

function isAboutJoy(page: Topic | null): boolean {
  return page !== null && LIFE_AREAS.joy?.pages.includes(page.id) === true;
}

/** Whether the user tells something with a laugh, in a conversation about nothing sad. */
function isLaughedAt(chat: ChatContext): boolean {
  return (
    isToldWithLaugh(chat.message) &&
    !chat.message.includes('?') &&
    !isAfterDisclosure(chat) &&
    detectDanger(chat.message) === null &&
    !chat.earlierMessages.some((earlier) => SAD.test(earlier))
  );
}

const PAGES_ABOUT_JOY = ['joy', 'friendship'];

function laughWith(chat: ChatContext): DraftAnswer {
  return { ...textAnswer(pickPhrase(chat, OWN_STORY_TEXTS.laughs)), suggestions: titlesOf(PAGES_ABOUT_JOY) };
}

function listenToFeeling(chat: ChatContext, feeling: Feeling, suggestions: readonly string[]): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [
      textPart(afterRestating(chat, pickPhrase(chat, feeling.heard))),
      textPart(pickPhrase(chat, feeling.questions)),
    ],
    suggestions,
  };
}

/** Whether the user has asked for no verses in one of the last messages. */
function refusesVerses({ message, earlierMessages }: ChatContext): boolean {
  return [message, ...earlierMessages.slice(0, MAX_MESSAGES_BACK)].some(
    (one) => complaintIn(one)?.refuses === 'verses',
  );
}

const MAX_MESSAGES_BACK = 3;
