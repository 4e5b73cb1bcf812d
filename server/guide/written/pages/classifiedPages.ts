import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { ABSTENTION_TEXTS } from '#content/guide/smallTalk';
import type { Scored } from '#language/classifier';
import { mentionsLoss } from '#language/disclosures/loss';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { beginsWithGreeting } from '#server/guide/intent/intents';
import { type KnowledgeItem, knowledgeById, namesIn } from '#server/guide/intent/knowledgeNames';
import { areOfOneArea } from '#server/guide/intent/lifeAreas';
import { framedIn, subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, textAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import {
  harmPageOf,
  isAfterDisclosure,
  isForbiddenEntry,
  isForbiddenPage,
} from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { topicById } from '#server/guide/written/topics';
import { answerWithEntry, titlesOf } from './knowledge';
import { answerWithArea } from './lifeAreaAnswer';
import { listenToOwnStory } from './ownStory';
import { answerWithPage, stayOnPage, suggestedTitles } from './topicPages';

// These limits were tuned on the validation messages.
/** Below this probability a page is offered as a choice instead of shown. */
const MIN_PROBABILITY = 0.12;
/** How many times likelier the best page must be than the second, unless it reaches LIKELY. */
const MIN_RATIO = 1.5;
/** Lower limits if a wrong page does no harm: both pages are of the same life area, or the best one is an entry. */
const MIN_RATIO_NEAR = 1.2;
const MIN_PROBABILITY_NEAR = 0.18;
const LIKELY = 0.2;
/** Minimum probability of a page in ACCUSING, which would hurt someone who did not ask for it. */
const LIKELY_AND_ACCUSING = 0.4;
/** Minimum probability of a page for a message that begins with a greeting, because it may be only a greeting. */
const LIKELY_AFTER_GREETING = 0.3;
/** Below this probability a page is not even offered. */
const MIN_OFFERED = 0.04;
const MIN_GRAVE_OFFERED = 0.15;
const MIN_HARM_OFFERED = 0.2;

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

/** Shows the page or entry that a message asks for, if it is likely enough and clearly ahead of the second. */
export function classifiedPage(chat: ChatContext): DraftAnswer | null {
  const subject = subjectOf(chat);
  const framed = framedIn(chat.message);
  const asked = knownAskedIn(chat);
  return (
    (asked && answerWithEntry(chat, asked)) ??
    // 'And hallelujah?' looks like a follow-up but is clear without the previous message.
    (subject === chat.message ? null : pageAbout(chat, chat.message, LIKELY)) ??
    pageAbout(chat, subject, beginsWithGreeting(chat.message) ? LIKELY_AFTER_GREETING : MIN_PROBABILITY) ??
    (framed ? pageAbout(chat, framed) : null)
  );
}

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
  const [best, second] = leastAccusingFirst(pages.filter(({ label }) => isOpen(chat, label)));
  if (!best || best.probability < minimum || outOfScope > best.probability) return null;
  // After a disclosure, a short message is probably about the harm.
  if (
    isAfterDisclosure(chat) &&
    wordsOf(chat.message).length <= MAX_SHORT_QUESTION_WORDS &&
    best.probability < (knowledgeById(best.label) ? CLEAR_ENTRY : CLEAR_SUBJECT) &&
    !GENTLE.has(best.label)
  )
    return null;
  if (!isClear(best, second) || mayOnlyBeOffered(chat, best, pages)) return null;
  const neighbor = second && second.probability > best.probability / 2 ? titlesOf([second.label]) : [];
  const topic = topicById(best.label);
  if (topic) return answerWithPage(chat, topic, neighbor);
  const known = knowledgeById(best.label);
  return known && answerWithEntry(chat, known);
}

/** Like `pageAbout`, but returns null if earlier answers already contain all texts of the page. */
export function pageNotYetShown(
  chat: ChatContext,
  subject: string,
  minimum = MIN_PROBABILITY,
): DraftAnswer | null {
  const page = pageAbout(chat, subject, minimum);
  const isNew = page?.drafts.some((draft) => draft.kind === 'text' && !chat.transcript.includes(draft.text));
  return page && isNew ? page : null;
}

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
  const isStory = label === 'despair-of-life' && wordsOf(chat.message).length > MAX_WORDS_OF_DESPAIR;
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
const ILLNESS = new Set(['when-the-mind-is-ill', 'depression', 'thoughts-you-do-not-want']);

/** Whether the best page is likely enough, and far enough ahead of the second, to be shown. */
function isClear({ label, probability }: Scored, second: Scored | undefined): boolean {
  if (ACCUSING.has(label)) return probability >= LIKELY_AND_ACCUSING;
  const ratio = probability / (second?.probability || Number.MIN_VALUE);
  if (probability >= LIKELY || ratio >= MIN_RATIO) return true;
  const isNear = knowledgeById(label) !== null || (second !== undefined && areOfOneArea(label, second.label));
  return isNear && probability >= MIN_PROBABILITY_NEAR && ratio >= MIN_RATIO_NEAR;
}

/** Puts the second page first if the first one accuses the user, and the second does not and is nearly as likely. */
function leastAccusingFirst(pages: readonly Scored[]): readonly Scored[] {
  const [best, second, ...rest] = pages;
  const isSpared =
    best &&
    second &&
    ACCUSING.has(best.label) &&
    !ACCUSING.has(second.label) &&
    second.probability > best.probability / 2;
  return isSpared ? [second, best, ...rest] : pages;
}

/** Pages about a fault or an enemy: shown to the wrong person, they accuse or frighten. */
const ACCUSING = new Set([
  'laziness',
  'lust',
  'hatred',
  'hypocrisy',
  'pride',
  'greed',
  'lying',
  'revenge',
  'judgement',
  'spiritual-warfare',
  'something-i-took',
  'when-i-hurt-someone',
  'infidelity-of-my-own',
  'a-death-i-caused',
  'abortion-and-after',
]);

/** Pages that are about a death, an illness or a break. As a wrong guess among the choices, they would hurt. */
const GRAVE = new Set([
  'loss-of-a-child',
  'loss-of-a-spouse',
  'loss-of-a-parent',
  'losing-a-brother-or-sister',
  'losing-a-friend',
  'loss-of-a-grandparent',
  'relief-after-a-death',
  'miscarriage',
  'infertility',
  'widows',
  'dying',
  'after-a-suicide',
  'betrayal',
  'betrayed-spouse',
  'unfaithfulness',
  'divorce',
  'a-spouse-who-left',
  'whether-to-break-up',
  'heartbreak',
  'when-faith-is-gone',
  'envy',
  'jealousy',
  'shame',
  'guilt',
  'judgement',
  'addiction',
  'alcohol',
  'food-and-body',
  'pornography',
  'war',
  'a-new-diagnosis',
  'worthlessness',
  'debt',
  'temptation',
]);

/** Minimum share of a page in its life area. With a lower share, the text for the area is shown instead. */
const LIKELY_IN_AREA = 0.6;

/**
 * Minimum probability of a page that would hurt as a wrong guess. Below it, only three of ten pages were right among the
 * validation messages.
 */
const MIN_GRAVE_IN_AREA = 0.1;
/** Pages that speak as if the user had told of parents who hurt them or of a family that breaks up. */
const PRESUMES_HURT = new Set([
  'difficult-parents',
  'parents-divorcing',
  'hard-bosses',
  'a-father-i-can-not-forgive',
]);

/** If only the life area is clear, shows its likeliest page, or else the text for the area with pages as choices. */
export function classifiedArea(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || detectDanger(chat.message)) return null;
  const { area: read, pages } = classifyMessage(subjectOf(chat));
  if (!read) return null;
  const inArea = read.pages.filter(({ label }) => isOpen(chat, label));
  const titles = (scored: readonly Scored[]) => titlesOf(scored.map(({ label }) => label));
  const [best, second] = inArea;
  const isClear = best && best.probability >= LIKELY_IN_AREA && !ACCUSING.has(best.label);
  if (isClear && wouldHurtAsGuess(best.label, pages)) return null;
  const page = isClear ? topicById(best.label) : null;
  if (page && !chat.transcript.includes(page.introduction))
    return answerWithPage(chat, page, titles(second ? [second] : []));
  const near = pages.filter(({ label }) => isOpen(chat, label)).slice(0, MAX_CHOICES_PER_LIST);
  const choices = [...new Set([...titles(inArea.slice(0, MAX_CHOICES_PER_LIST)), ...titles(near)])];
  return answerWithArea(
    chat,
    read.area,
    choices.filter((title) => !chat.transcript.includes(title)).slice(0, MAX_AREA_CHOICES),
  );
}

function wouldHurtAsGuess(label: string, pages: readonly Scored[]): boolean {
  const probability = pages.find((page) => page.label === label)?.probability ?? 0;
  return probability < MIN_GRAVE_IN_AREA && (GRAVE.has(label) || PRESUMES_HURT.has(label));
}

const MAX_CHOICES_PER_LIST = 3;
const MAX_AREA_CHOICES = 4;

/** Says that no page fits, and offers the nearest pages as choices or asks a gentle question. */
export function abstain(chat: ChatContext): DraftAnswer {
  const harm = harmPageOf(chat);
  // After a disclosure, a message we don't understand is probably still about the harm.
  if (harm && isAfterDisclosure(chat)) return stayOnPage(chat, harm);
  const { pages, outOfScope } = classifyMessage(subjectOf(chat));
  const isOutOfScope = outOfScope >= MIN_OUT_OF_SCOPE && outOfScope > (pages[0]?.probability ?? 0);
  if (isOutOfScope) return offered(chat, []);
  const titles = nearestTitles(chat, pages);
  const asksSomething = isBibleQuestion(chat.message) || (chat.message.includes('?') && titles.length > 1);
  return (asksSomething ? null : listenToOwnStory(chat, titles)) ?? offered(chat, titles);
}

/** From this probability on, a message about nothing in particular is offered no pages. */
export const MIN_OUT_OF_SCOPE = 0.18;

export function offered(chat: ChatContext, titles: readonly string[]): DraftAnswer {
  if (titles.length < 2) {
    const { bibleQuestion, nothing } = ABSTENTION_TEXTS;
    const isOfBible = isBibleQuestion(chat.message) && namesIn(chat.message).ids.size > 0;
    const texts = isOfBible && !isAfterDisclosure(chat) ? bibleQuestion : nothing;
    return { ...textAnswer(pickPhrase(chat, texts)), suggestions: suggestedTitles(chat) };
  }
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, ABSTENTION_TEXTS.near))],
    suggestions: titles,
  };
}

/** Returns the titles of up to three likely pages that were not shown yet. */
export function nearestTitles(chat: ChatContext, pages: readonly Scored[]): string[] {
  const open = pages.filter(
    ({ label, probability }) =>
      (probability >= minProbabilityToOffer(chat, label) && isOpen(chat, label)) ||
      // Users who may be describing harm can choose the page about it.
      (isHarmPage(label) && probability >= MIN_HARM_OFFERED),
  );
  return titlesOf(open.map(({ label }) => label))
    .filter((title) => !chat.transcript.includes(title))
    .slice(0, 3);
}

function minProbabilityToOffer({ message, earlierMessages }: ChatContext, label: string): number {
  if (ACCUSING.has(label)) return MIN_GRAVE_OFFERED;
  return GRAVE.has(label) && ![message, ...earlierMessages].some(mentionsLoss)
    ? MIN_GRAVE_OFFERED
    : MIN_OFFERED;
}

function isHarmPage(label: string): boolean {
  const topic = topicById(label);
  return topic !== null && isAboutHarm(topic);
}

/**
 * Whether a page or entry may be shown. Pages about harm may be shown only after a disclosure, or if the message hints
 * at danger.
 */
function isOpen(chat: ChatContext, label: string): boolean {
  const topic = topicById(label);
  if (!topic) return !isForbiddenEntry(chat, label);
  if (
    label === 'loss-of-a-pet' &&
    ![chat.message, ...chat.earlierMessages].some((one) => OF_ANIMALS.test(one))
  )
    return false;
  const isHarm = isAboutHarm(topic) || topic.id === 'despair-of-life';
  if (isHarm) return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
  return !isForbiddenPage(chat, topic);
}

/** The page about the death of an animal would hurt someone who mourns their wife. */
const OF_ANIMALS =
  /\b(?:dogs?|pupp(?:y|ies)|doggy|cats?|kitt(?:y|en|ens|ies)|pets?|animals?|horses?|pony|mare|rabbits?|bunny|hamster|guinea pig|bird|budgie|parrot|canary|chickens?|hens?|fish|goldfish|tortoise|turtle|goats?|cows?|donkey|vet|paws?|leash|collar|labrador|retriever|beagle|terrier|poodle|collie|shepherd|tabby)\b/i;
