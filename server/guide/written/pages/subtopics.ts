import { SUBTOPICS } from '#content/subtopics';
import type { Subtopic } from '#content/subtopics/subtopic';
import type { Topic } from '#content/topics/topic';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { classifySubtopics } from '#server/guide/intent/intentClassifier';
import { type DraftAnswer, passageParts, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, wasShown } from '#server/guide/written/chatContext';

/** The subtopics of a page, in the order in which they were written. */
export function subtopicsOf(topic: Topic): readonly Subtopic[] {
  return byPage().get(topic.id) ?? [];
}

/** Returns the subtopic whose title equals the message, because users tap titles. */
export function subtopicByTitle(message: string): Subtopic | null {
  return byTitle().get(message.trim().toLowerCase()) ?? null;
}

const byTitle = lazy(() => new Map(SUBTOPICS.map((subtopic) => [subtopic.title.toLowerCase(), subtopic])));

const byPage = lazy(() => {
  const pages = new Map<string, Subtopic[]>();
  for (const subtopic of SUBTOPICS) {
    const known = pages.get(subtopic.page);
    if (known) known.push(subtopic);
    else pages.set(subtopic.page, [subtopic]);
  }
  return pages;
});

/**
 * Returns the subtopic of a page that a message clearly belongs to, unless it was shown before. 'What does the Bible say
 * about divorce' asks for the page itself. `page` is the probability that the message is about the page, if it is unsure.
 */
export function clearSubtopic(chat: ChatContext, topic: Topic, page?: number): Subtopic | null {
  if (wordsOf(chat.message).length < MIN_WORDS || ASKS_BIBLE.test(chat.message)) return null;
  const [best] = classifySubtopics(topic.id, chat.message);
  if (!best || best.probability < minimumFor(chat.message, page)) return null;
  const subtopic = subtopicsOf(topic).find(({ id }) => id === best.label);
  return subtopic && !chat.transcript.includes(subtopic.text) ? subtopic : null;
}

function minimumFor(message: string, page: number | undefined): number {
  if (page !== undefined && page >= LIKELY_PAGE) return CLEAR_ON_PAGE;
  const isSure = page === undefined || page >= MAYBE_PAGE;
  return isSure && wordsOf(message).length > MAX_SHORT_WORDS ? CLEAR : VERY_CLEAR;
}

/** From these probabilities on, a message in a conversation about a page is likely, or may be, about that page, too. */
const LIKELY_PAGE = 0.3;
const MAYBE_PAGE = 0.1;
const CLEAR_ON_PAGE = 0.45;
/** From this probability on, four of five messages that were held out belonged to the subtopic. */
const CLEAR = 0.5;
/** For short messages and those that may be about another page. Six of seven belonged to the subtopic. */
const VERY_CLEAR = 0.6;
const MAX_SHORT_WORDS = 8;
const MIN_WORDS = 4;
const ASKS_BIBLE = /\b(?:bible|scripture|jesus|god['’]?s? word) (?:say|says|teach|teaches|tell|tells)\b/i;

/** Returns the titles of the page's subtopics that the message is closest to, without those already shown. */
export function nearSubtopics(chat: ChatContext, topic: Topic, count = MAX_OFFERED): string[] {
  const subtopics = new Map(subtopicsOf(topic).map((subtopic) => [subtopic.id, subtopic]));
  return classifySubtopics(topic.id, chat.message)
    .flatMap(({ label }) => subtopics.get(label) ?? [])
    .filter(({ text, title }) => !chat.transcript.includes(text) && title !== chat.message)
    .slice(0, count)
    .map(({ title }) => title);
}

const MAX_OFFERED = 2;

/** Answers with the text of a subtopic and its passage. */
export function answerWithSubtopic(
  chat: ChatContext,
  topic: Topic,
  { text, passage }: Subtopic,
): DraftAnswer {
  const shown = passage && !wasShown(chat, passage) ? [passage] : [];
  return {
    speaker: 'guide',
    drafts: [textPart(text), ...passageParts(shown)],
    also: passage ? [passage] : [],
    suggestions: [
      ...nearSubtopics({ ...chat, transcript: `${chat.transcript}\n${text}` }, topic),
      'More',
      'Give me words to pray',
    ],
  };
}
