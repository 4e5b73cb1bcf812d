import {
  ABOUT_THE_GUIDE,
  GUIDE_TEXTS,
  PASSAGES_FOR_TODAY,
  TURN_TEXTS,
  type TurnIntent,
} from '#content/guide/guideTexts';
import type { Topic } from '#content/topics/topic';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passagePart, textAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { pageNotYetShown } from '#server/guide/written/pages/classifiedPages';
import { continueEntry, entryShownAfter } from '#server/guide/written/pages/knowledge';
import { anotherVerseForOccasion } from '#server/guide/written/pages/occasionVerses';
import { prayerFor } from '#server/guide/written/pages/prayers';
import {
  anotherPassage,
  continuePage,
  currentPage,
  currentPageText,
  pageOfTheTurn,
  suggestedTitles,
} from '#server/guide/written/pages/topicPages';
import { topicById } from '#server/guide/written/topics';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { chapterAround, type Span } from '#server/scripture/text/text';

/** Returns the last earlier message that has a subject, or else the current message. */
export function subjectBefore({ earlierMessages, message }: ChatContext): string {
  return earlierMessages.find((message) => !turnIntentFromWording(message)) ?? message;
}

export const STUDY_TURNS: Record<
  TurnIntent,
  (scripture: Scripture, chat: ChatContext, topic: Topic | null) => DraftAnswer
> = {
  greeting: (_, chat) => ({ ...answers(chat, 'greeting'), suggestions: suggestedTitles(chat) }),
  thanks: (_, chat) =>
    saidNotHelpful(chat) ? textAnswer(pickPhrase(chat, GUIDE_TEXTS.thanksAfterAll)) : answers(chat, 'thanks'),
  disagree: (_, chat, topic) => ({
    ...answers(chat, 'disagree'),
    suggestions: topic ? ['Another verse'] : suggestedTitles(chat),
  }),
  whoAreYou: (_, chat) => ({
    ...textAnswer(pickPhrase(chat, ABOUT_THE_GUIDE)),
    suggestions: suggestedTitles(chat),
  }),
  more: (scripture, chat, topic) =>
    anotherVerseForOccasion(chat, pickPhrase(chat, TURN_TEXTS.more.study)) ??
    moreOf(chat, topic) ??
    readOn(scripture, chat),
  anotherVerse: (_, chat, topic) =>
    anotherVerseForOccasion(chat, pickPhrase(chat, TURN_TEXTS.anotherVerse.study)) ??
    (topic || SHOWS_PASSAGE.test(chat.transcript)
      ? anotherPassage(chat, 'anotherVerse', topic ?? pageOfTheTurn(chat))
      : forToday(chat)),
  why: (_, chat, topic) =>
    whyOf(chat) ?? anotherPassage(chat, 'why', topic ?? topicById('suffering') ?? pageOfTheTurn(chat)),
  whatNow: (_, chat, topic) => anotherPassage(chat, 'whatNow', topic ?? pageOfTheTurn(chat)),
  pray: (_, chat, topic) => pray(chat, topic),
};

/** A reference in parentheses, which follows every passage. */
const SHOWS_PASSAGE = /\([1-3]? ?[A-Z][A-Za-z ]+ \d+:\d/;

/** Answers 'How?' after a page, such as 'Do I have to forgive him?': with a first step, and another passage of the page. */
export function firstStepOnPage(chat: ChatContext): DraftAnswer | null {
  const topic = ASKS_HOW.test(chat.message) ? currentPage(chat) : null;
  if (!topic || entryShownAfter(chat, currentPageText(chat))) return null;
  return anotherPassage(chat, 'whatNow', topic);
}

const ASKS_HOW =
  /^\W*(?:(?:but|and|ok(?:ay)?|so|yes|yeah|well)\W+)*how(?: (?:though|tho|exactly|do i even|can i|could i|would i|am i supposed to))?(?: (?:do|start|manage) (?:that|this|it))?\W*$/i;

/** Whether the user has just said that an answer did not help. */
function saidNotHelpful({ earlierMessages: [earlier = ''] }: ChatContext): boolean {
  return smallTalkFromWording(earlier) === 'notHelping' || complaintIn(earlier) !== null;
}

/**
 * Answers 'Why did God allow it' after an entry: shows the page about both messages together, or continues the entry.
 */
function whyOf(chat: ChatContext): DraftAnswer | null {
  const known = entryShownAfter(chat, currentPageText(chat));
  if (!known) return null;
  if (known.kind === 'difference') return textAnswer(pickPhrase(chat, GUIDE_TEXTS.whyTheyDiffer));
  return (
    pageNotYetShown(chat, `${chat.earlierMessages[0] ?? ''} ${chat.message}`) ?? continueEntry(chat, known)
  );
}

/** Answers 'Who is right then?' after an entry that shows how churches differ. */
export function answerWhoIsRight(chat: ChatContext): DraftAnswer | null {
  if (!ASKS_WHO_IS_RIGHT.test(chat.message)) return null;
  const isDisputed = entryShownAfter(chat, currentPageText(chat))?.kind === 'difference';
  const areSidesNamed = NAMES_CHURCHES.test(chat.transcript.slice(-MAX_LETTERS_OF_ANSWER));
  return isDisputed || areSidesNamed ? textAnswer(pickPhrase(chat, GUIDE_TEXTS.whyTheyDiffer)) : null;
}

const MAX_LETTERS_OF_ANSWER = 4000;
/** 'Reformed readers see …; Orthodox and many Catholics see …' */
const NAMES_CHURCHES =
  /\b(?:Catholic|Orthodox|Reformed|Lutheran|Methodist|Baptist)\w*\b[^.]{0,120}\b(?:Catholic|Orthodox|Reformed|Lutheran|Methodist|Baptist|Pentecostal|Protestant)/;

const ASKS_WHO_IS_RIGHT =
  /^\W*(?:(?:so|but|and|ok(?:ay)?|then|well)\W+)*(?:who|which (?:one|side|church|view|reading|group))(?:['’]?s| is) (?:actually |really )?(?:right|correct|true|wrong)(?: (?:then|though|tho|about (?:it|this|that)))?\W*$/i;

/** Shows a psalm or another passage of the day to a user who names no subject. */
function forToday(chat: ChatContext): DraftAnswer {
  const passages = /psalm/i.test(chat.message) ? PASSAGES_FOR_TODAY.psalms : PASSAGES_FOR_TODAY.verses;
  const day = Math.floor(Date.now() / MS_PER_DAY);
  return {
    speaker: 'guide',
    drafts: [textPart(PASSAGES_FOR_TODAY.lead), passagePart(passages[day % passages.length] as string)],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

const MS_PER_DAY = 86_400_000;

/** Continues the page or entry that was shown last. */
function moreOf(chat: ChatContext, topic: Topic | null): DraftAnswer | null {
  const known = entryShownAfter(chat, currentPageText(chat));
  if (known) return continueEntry(chat, known);
  return topic && continuePage(chat, topic);
}

/** Shows the text that follows the passage shown last. */
function readOn({ text: bible }: Scripture, chat: ChatContext): DraftAnswer {
  const last = [...chat.transcript.matchAll(/\(((?:[1-3] )?[A-Z][A-Za-z ]+ \d[\d:-]*)\)/g)].at(-1)?.[1];
  const read = last ? readReference(bible, last) : null;
  const span = read && 'spans' in read ? read.spans.at(-1) : undefined;
  if (!span || span.last + 1 >= bible.verses.length) {
    return { ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.noMatch)), suggestions: suggestedTitles(chat) };
  }
  const first = span.last + 1;
  const next: Span = { first, last: Math.min(first + 5, chapterAround(bible, first).last) };
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, TURN_TEXTS.more.study)), passagePart(next)],
    suggestions: ['More'],
  };
}

export function pray(chat: ChatContext, topic: Topic | null): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, TURN_TEXTS.pray.study)), textPart(prayerFor(chat))],
    suggestions: topic ? ['Another verse'] : suggestedTitles(chat),
  };
}

export function answers(chat: ChatContext, intent: 'greeting' | 'thanks' | 'disagree'): DraftAnswer {
  return textAnswer(pickPhrase(chat, TURN_TEXTS[intent].study));
}
