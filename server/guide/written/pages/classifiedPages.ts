import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import type { Scored } from '#language/classifier';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { beginsWithGreeting } from '#server/guide/intent/greetings';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { type KnowledgeItem, knowledgeById } from '#server/guide/intent/knowledgeNames';
import { areOfOneArea } from '#server/guide/intent/lifeAreas';
import { framedIn, subjectOf } from '#server/guide/intent/subject';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import {
  harmPageOf,
  isAfterDisclosure,
  isForbiddenEntry,
} from '#server/guide/written/disclosures/afterDisclosure';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { FIRST_OR_THIRD_PERSON_EXCEPT_THEM } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { answerWithEntry, entryContent, titlesOf } from './knowledge';
import { isAddition, listenToAddition } from './ownStory';
import { ACCUSING_PAGES, firstShown, isHarmPage } from './sensitivePages';
import { answerWithSubtopic, clearSubtopic } from './subtopics';
import { answerWithPage, followsPage, wasPageShown } from './topicPages';

/** Shows the page or entry that a message asks for, if it is likely enough and clearly ahead of the second. */
export function classifiedPage(chat: ChatContext): DraftAnswer | null {
  const subject = subjectOf(chat);
  const framed = framedIn(chat.message);
  const asked = knownAskedIn(chat);
  return (
    (asked && answerWithEntry(chat, asked)) ??
    // 'And hallelujah?' looks like a follow-up but is clear without the previous message.
    (subject === chat.message ? null : pageAbout(chat, chat.message, LIKELY)) ??
    pageAbout(chat, subject, minimumFor(chat)) ??
    (framed ? pageAbout(chat, framed) : null)
  );
}

function minimumFor(chat: ChatContext): number {
  if (beginsWithGreeting(chat.message)) return LIKELY_AFTER_GREETING;
  return followsPage(chat) ? LIKELY : MIN_PROBABILITY;
}

// These limits were tuned on the validation messages.
/** Below this probability a page is offered as a choice instead of shown. */
const MIN_PROBABILITY = 0.12;
/** How many times likelier the best page must be than the second, unless it reaches LIKELY. */
const MIN_RATIO = 1.5;
/** Lower limits if a wrong page does no harm: both pages are of the same life area, or the best one is an entry. */
const MIN_RATIO_NEAR = 1.2;
const MIN_PROBABILITY_NEAR = 0.18;
const LIKELY = 0.2;
/** Minimum probability of a page in ACCUSING_PAGES, which would hurt someone who did not ask for it. */
const LIKELY_AND_ACCUSING = 0.4;
/** Minimum probability of a page for a message that begins with a greeting, because it may be only a greeting. */
const LIKELY_AFTER_GREETING = 0.3;

/**
 * Finds the disputed question that one sentence of a longer message clearly asks: 'My mother says God sends the bread.
 * Is contraception sin?'
 */
function knownAskedIn(chat: ChatContext): KnowledgeItem | null {
  const sentences = chat.message.match(/[^.?!\n]+[.?!]*/g) ?? [];
  if (sentences.length < 2 || isAfterDisclosure(chat)) return null;
  for (const sentence of sentences.slice(0, MAX_SENTENCES)) {
    const words = wordsOf(sentence).length;
    if (words === 0 || (words > WORDS_OF_A_NAME && !sentence.includes('?'))) continue;
    const [page] = classifyMessage(sentence.trim()).pages;
    const known = page && page.probability >= CLEAR_SUBJECT ? knowledgeById(page.label) : null;
    if (known?.kind === 'difference' && !isForbiddenEntry(chat, page?.label ?? '')) return known;
  }
  return null;
}

const MAX_SENTENCES = 12;
const WORDS_OF_A_NAME = 2;

/** Shows the page or entry about a subject. Returns null if none is clear enough, or if the conversation forbids it. */
function pageAbout(chat: ChatContext, subject: string, minimum = MIN_PROBABILITY): DraftAnswer | null {
  const { pages, outOfScope } = classifyMessage(subject);
  const [best, second] = leastAccusingFirst(firstShown(chat, pages, 2));
  if (!best || best.probability < minimum || outOfScope > best.probability) return null;
  // After a disclosure, a short message is probably about the harm.
  if (
    isAfterDisclosure(chat) &&
    wordsOf(chat.message).length <= MAX_SHORT_QUESTION_WORDS &&
    best.probability < (knowledgeById(best.label) ? CLEAR_ENTRY : CLEAR_SUBJECT) &&
    !GENTLE.has(best.label)
  )
    return null;
  // A word in passing, such as 'our Apostolic church', asks for no entry.
  if (isAfterDisclosure(chat) && knowledgeById(best.label) && !isBibleQuestion(chat.message)) return null;
  if (!isClear(best, second)) return subject === chat.message ? subtopicOfNearPage(chat, pages) : null;
  if (mayOnlyBeOffered(chat, best, pages)) return null;
  return pageOrEntry(chat, best.label, neighborOf(chat, best, second));
}

/** The title of the second page, if it is likely, too, and does not name a harm that the user has not told of. */
function neighborOf(chat: ChatContext, best: Scored, second: Scored | undefined): string[] {
  if (!second || second.probability <= best.probability / 2) return [];
  return isHarmPage(second.label) && !isAfterDisclosure(chat) ? [] : titlesOf([second.label]);
}

/** If no page is clearly ahead, shows the subtopic of one of the best that the message very clearly belongs to. */
function subtopicOfNearPage(chat: ChatContext, pages: readonly Scored[]): DraftAnswer | null {
  const near = firstShown(chat, pages, MAX_NEAR_PAGES).filter(
    ({ probability }) => probability >= MIN_NEAR_PAGE,
  );
  for (const page of near) {
    const topic = topicById(page.label);
    const subtopic = topic && !mayOnlyBeOffered(chat, page, pages) ? clearSubtopic(chat, topic, 0) : null;
    if (topic && subtopic) return answerWithSubtopic(chat, topic, subtopic);
  }
  return null;
}

const MAX_NEAR_PAGES = 3;
const MIN_NEAR_PAGE = 0.08;

/** Shows a page or entry, or listens if a message only adds to what the page was shown for. */
function pageOrEntry(chat: ChatContext, label: string, neighbor: string[]): DraftAnswer | null {
  const topic = topicById(label);
  if (topic) {
    const isAdded = addsToShown(chat, wasPageShown(chat, topic)) && !clearSubtopic(chat, topic);
    return isAdded ? listenToAddition(chat) : answerWithPage(chat, topic, neighbor);
  }
  const known = knowledgeById(label);
  if (!known) return null;
  const isAdded =
    FIRST_OR_THIRD_PERSON_EXCEPT_THEM.test(chat.message) &&
    addsToShown(chat, chat.transcript.includes(entryContent(known)[0]));
  return isAdded ? listenToAddition(chat) : answerWithEntry(chat, known);
}

/** Whether a message asks nothing and adds to what a page was shown for. A further verse might sound like a rebuke. */
function addsToShown(chat: ChatContext, wasShown: boolean): boolean {
  return wasShown && !chat.isCorrected && !isAfterDisclosure(chat) && isAddition(chat, MAX_ADDITION_WORDS);
}

const MAX_ADDITION_WORDS = 40;
const MAX_SHORT_QUESTION_WORDS = 9;
const CLEAR_SUBJECT = 0.6;
/** Lower for entries about the Bible and the church, which users ask for by name. */
const CLEAR_ENTRY = 0.35;

/** Pages that suit people who were harmed, even if the message only hints at them. */
const GENTLE = new Set([
  'sleeplessness',
  'nightmares',
  'tears',
  'panic',
  'loneliness',
  'trauma',
  'grief',
  'how-to-pray',
]);

/** Like `pageAbout`, but returns null if an earlier answer already contains the introduction of the page or the entry. */
export function pageNotYetShown(
  chat: ChatContext,
  subject: string,
  minimum = MIN_PROBABILITY,
): DraftAnswer | null {
  const page = pageAbout(chat, subject, minimum);
  const [first] = page?.drafts.filter(({ kind }) => kind === 'text') ?? [];
  const isNew =
    first?.kind === 'text' && !chat.transcript.includes(first.text) && !CONTINUING.has(first.text);
  return isNew ? page : null;
}

/** What an answer begins with if it continues a page. */
const CONTINUING: ReadonlySet<string> = new Set([
  ...TURN_TEXTS.more.study,
  ...GUIDE_TEXTS.returning,
  ...GUIDE_TEXTS.returningForQuestion,
]);

/**
 * Whether a page may only be offered, not shown: a page about harm that was not disclosed, or the page about spiritual
 * warfare if the user may be ill.
 */
function mayOnlyBeOffered(
  chat: ChatContext,
  { label, probability }: Scored,
  pages: readonly Scored[],
): boolean {
  // The page about despair tells the user to call someone at once. The classifier finds it in many long stories.
  const isStory = label === PAGE_IDS.despair && wordsOf(chat.message).length > MAX_WORDS_OF_DESPAIR;
  const shown = harmPageOf(chat);
  // After a suicide, 'I told my wife it was a quiet shift' is no disclosure of another kind of harm.
  const isOtherHarm = shown !== null && shown.id !== label && probability < CLEAR_SUBJECT;
  if (isHarmPage(label) || isStory) return !isAfterDisclosure(chat) || isOtherHarm;
  const mayBeIll = pages.some(
    (page) =>
      page.probability >= NEAR && (ILLNESS.has(page.label) || LIFE_AREAS.body?.pages.includes(page.label)),
  );
  return label === 'spiritual-warfare' && mayBeIll;
}

const MAX_WORDS_OF_DESPAIR = 30;
const NEAR = 0.05;
const ILLNESS = new Set<string>([PAGE_IDS.mentalIllness, 'depression', PAGE_IDS.unwantedThoughts]);

/** Whether the best page is likely enough, and far enough ahead of the second, to be shown. */
function isClear({ label, probability }: Scored, second: Scored | undefined): boolean {
  if (ACCUSING_PAGES.has(label)) return probability >= LIKELY_AND_ACCUSING;
  const ratio = probability / (second?.probability || Number.MIN_VALUE);
  if (probability >= LIKELY || ratio >= MIN_RATIO) return true;
  const isNear = knowledgeById(label) !== null || (second !== undefined && areOfOneArea(label, second.label));
  return isNear && probability >= MIN_PROBABILITY_NEAR && ratio >= MIN_RATIO_NEAR;
}

/** Swaps two pages if the first one accuses the user, and the second does not and is nearly as likely. */
function leastAccusingFirst(pages: readonly Scored[]): readonly Scored[] {
  const [best, second] = pages;
  const isSpared =
    best &&
    second &&
    ACCUSING_PAGES.has(best.label) &&
    !ACCUSING_PAGES.has(second.label) &&
    second.probability > best.probability / 2;
  return isSpared ? [second, best] : pages;
}
