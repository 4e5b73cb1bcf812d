import { DISCLOSURE_TEXTS, type DisclosureTexts, PAGE_OF_HARM } from '#content/disclosureTexts';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { detectCrisis, isImmediate } from '#language/crisis/detect';
import { wordsOf } from '#language/normalize';
import { topicsFor } from '#server/scripture/topicMatching';
import type { ChatContext } from './chatContext';
import { classifyDanger, classifyMessage } from './intentClassifier';
import { outOfCharacterReason } from './intents';
import { knowledgeById } from './knowledge';
import { createMessageCache } from './messageCache';

/**
 * Tuned on the validation messages: below it, one ordinary message in a hundred would be classified as a disclosure.
 */
const MIN_HARM = 0.3;
/** Higher, because the classifier confuses other kinds of grief with grief after a suicide. */
const MIN_BEREAVEMENT = 0.4;
const MIN_LIFE = 0.4;
const MIN_HARM_TO_LIFE = 0.15;
/** At this probability, low scores are enough from the other two classifiers. */
const CLEAR_LIFE = 0.8;
const MIN_HARM_TO_LIFE_NEAR = 0.03;
const MIN_DESPAIR_NEAR = 0.1;
/** At this probability, no second classifier has to agree. */
const CLEAR_HARM = 0.6;
/** One of this many top pages must be about harm, with at least MIN_NEAR. */
const NEAR_PAGES = 3;
const MIN_NEAR = 0.1;
/** Minimum sum over the pages about harm when the harm classifier itself gives a low score. */
const MIN_SUM = 0.31;
/** Lower when a child writes: an unnecessary question does less damage than a missed disclosure. */
const MIN_SUM_OF_CHILD = 0.25;
/** Higher when the two classifiers disagree about the kind of harm. */
const MIN_SUM_ALONE = 0.5;
const SUMMED_PAGES = 5;
const MIN_HARM_WITH_PAGES = 0.1;
const MIN_DESPAIR = 0.3;
const MIN_HARM_TO_LIFE_WITH_DESPAIR = 0.5;
const MIN_KNOWLEDGE = 0.25;
/** High, because deaths, chases and floods are common in dreams. */
const MIN_IN_DREAM = 0.9;
/** Below these, the answer gets no helpline line at all. */
const MIN_FAINT_HARM = 0.18;
const MIN_FAINT_LIFE = 0.2;
/** Minimum phrase score of a page, and minimum harm score for phrases to count. */
const MIN_SCORE = 9;
const MIN_HARM_WITH_PHRASES = 0.1;

const TEXTS_BY_PAGE = new Map<string, DisclosureTexts>(DISCLOSURE_TEXTS.map((words) => [words.page, words]));

const DESPAIR = 'despair-of-life';

export type Disclosure = { words: DisclosureTexts; page: Topic };

/**
 * Detects which harm a message discloses: by the title of a page, by the classifier, or by the page whose phrases fit
 * best. Returns null for other messages, for an emergency, and for questions no guide may answer.
 */
export function detectDisclosure(message: string, isAboutDream = false): Disclosure | null {
  const title = message.trim().toLowerCase();
  const page =
    TOPICS.find((topic) => topic.title.toLowerCase() === title) ??
    pageOfDisclosure(message, isAboutDream) ??
    fittingPage(message);
  const words = page && TEXTS_BY_PAGE.get(page.id);
  return words ? { words, page } : null;
}

const cachedCrisis = createMessageCache<{ level: ReturnType<typeof detectCrisis> }>();

/** Detects danger to life from the crisis patterns, the n-gram score, or the classifier. */
export function detectDanger(message: string, isAboutDream = false): 'plainly' | 'faintly' | null {
  const { level: detected } = cachedCrisis(message, () => ({ level: detectCrisis(message) }));
  if (detected === 'plainly') return 'plainly';
  // A tapped suggestion or a question about medicine contains no danger that the patterns would miss.
  if (isTitle(message) || asksDoctor(message)) return detected;
  const { harm, life, harmToLife } = classifyDanger(message);
  // Neither classifier is reliable alone: one of them takes 'I am anxious about the last of it' for the end of a life.
  const isLikely =
    (life >= MIN_LIFE && (detected !== null || harmToLife >= MIN_HARM_TO_LIFE)) ||
    (life >= CLEAR_LIFE && harmToLife >= MIN_HARM_TO_LIFE_NEAR && despairIn(message) >= MIN_DESPAIR_NEAR);
  const isNow = harm >= MIN_HARM && isImmediate(message);
  if (isAboutDream) return detected;
  const soundsLikeDespair =
    isHarmDetected(message, false) &&
    pageOfHarm(message) === DESPAIR &&
    despairIn(message) >= MIN_DESPAIR_NEAR;
  if (isLikely || isNow || soundsLikeDespair || isDespair(message, harmToLife)) return 'plainly';
  return detected ?? (harm >= MIN_FAINT_HARM || life >= MIN_FAINT_LIFE ? 'faintly' : null);
}

function isTitle(message: string): boolean {
  const title = message.trim().toLowerCase();
  return TOPICS.some((topic) => topic.title.toLowerCase() === title);
}

/** A short question about medicine. A longer message may contain more than the question. */
function asksDoctor(message: string): boolean {
  return outOfCharacterReason(message) === 'medical' && wordsOf(message).length <= MAX_MEDICAL_QUESTION_WORDS;
}

const MAX_MEDICAL_QUESTION_WORDS = 12;

/** Whether a page was written for people who disclose harm. */
export function isAboutHarm({ id }: Topic): boolean {
  return TEXTS_BY_PAGE.has(id);
}

/** Medicines for mental illness have a page. Questions about all others are referred to a doctor. */
const OF_THE_MIND =
  /\b(?:antidepress\w*|lithium|psych\w*|bipolar|schizo\w*|depress\w*|anxiety|voices|manic|mania|mental\w*|mind)\b/i;

function isDespair(message: string, harmToLife: number): boolean {
  return harmToLife >= MIN_HARM_TO_LIFE_WITH_DESPAIR && despairIn(message) >= MIN_DESPAIR;
}

function despairIn(message: string): number {
  return classifyMessage(message).pages.find(({ label }) => label === DESPAIR)?.probability ?? 0;
}

/** Patterns that identify harm regardless of the rest of the message. */
const HARM_PATTERNS: readonly [page: string, pattern: RegExp][] = [
  // Someone claims that God wants the user, or someone close to them, to be hurt.
  [
    'a-child-in-danger',
    /\bmy (?:step)?(?:dad|father|mom|mum|mother|parents|uncle|pastor)\b[^.?!]{0,40}\bto (?:offer|sacrifice|kill|hurt|burn|drown|stab) (?:me|us)\b/i,
  ],
  [
    'when-the-mind-is-ill',
    /\b(?:god|jesus|the lord|an? (?:angel|voice)|voices?|the spirit)\b[^.?!]{0,20}\b(?:told|tells?|telling|said|says?|commands?|commanded|wants) (?:me|us|him|her|my \w+) to (?:offer|sacrifice|kill|hurt|burn|drown|stab|cut) (?:me|us|my|our|myself)\b/i,
  ],
  // The user is afraid of home.
  [
    'safety-at-home',
    /\b(?:(?:scared|afraid|terrified|frightened) (?:of|to) (?:go(?:ing)?|come|coming|be(?:ing)?) (?:back )?home\b(?! alone)|what i (?:go|come) home to\b|(?:not|don'?t feel|never feel) safe (?:at|in (?:my|our)(?: own)?) (?:home|house)\b|when he(?:'?s| has| is)? (?:had a drink|had a few|been drinking|drinking|drunk)\b[^.?!]{0,60}\b(?:careful|hide|lock|tiptoe|scared|afraid|quiet)\b)/i,
  ],
];

function pageOfDisclosure(message: string, isAboutDream: boolean): Topic | null {
  if (isImmediate(message) || (outOfCharacterReason(message) === 'medical' && !OF_THE_MIND.test(message)))
    return null;
  const worded = isAboutDream ? undefined : HARM_PATTERNS.find(([, pattern]) => pattern.test(message))?.[0];
  if (!worded && !isHarmDetected(message, isAboutDream)) return null;
  const id = worded ?? pageOfHarm(message);
  return TOPICS.find((topic) => topic.id === id && isAboutHarm(topic)) ?? null;
}

/** Returns the page a message may be about when it hints at harm without enough evidence for a disclosure, or null. */
export function mayBeHarm(message: string): Topic | null {
  const { harm, life } = classifyDanger(message);
  const page = TOPICS.find(({ id }) => id === classifyMessage(message).pages[0]?.label);
  if (page && isAboutHarm(page) && harm >= MIN_HARM_TO_ASK) return page;
  if (page?.id === DESPAIR && life >= MIN_LIFE_TO_ASK) return page;
  const isShort = wordsOf(message).length <= MAX_SHORT_MESSAGE_WORDS;
  return isShort && life >= MIN_LIFE ? (TOPICS.find(({ id }) => id === DESPAIR) ?? null) : null;
}

/** Asking takes less evidence than answering with help. */
const MIN_HARM_TO_ASK = 0.08;
const MIN_LIFE_TO_ASK = 0.3;
/** Longer messages usually tell a story. */
const MAX_SHORT_MESSAGE_WORDS = 25;

function isHarmDetected(message: string, isAboutDream: boolean): boolean {
  const { harm } = classifyDanger(message);
  return isAboutDream ? harm >= MIN_IN_DREAM : harm >= CLEAR_HARM || isLikelyHarm(message, harm);
}

/**
 * Neither classifier is reliable alone. A high harm score needs a page about harm among the top pages; a low one needs
 * those pages to be likely together.
 */
function isLikelyHarm(message: string, harm: number): boolean {
  if (harm < MIN_HARM_WITH_PAGES || asksForKnowledge(message)) return false;
  const [sort] = classifyDanger(message).sorts;
  if (sort?.label === 'suicide-bereavement' && harm < MIN_BEREAVEMENT) return false;
  const isChild = speaksAsChild(message);
  if (harm >= MIN_HARM) return isChild || isNearHarm(message);
  const [best, ...others] = classifyMessage(message)
    .pages.slice(0, SUMMED_PAGES)
    .filter(({ label }) => TEXTS_BY_PAGE.has(label));
  const sum = [best, ...others].reduce((total, page) => total + (page?.probability ?? 0), 0);
  const isAgreed = best !== undefined && best.label === PAGE_OF_HARM[sort?.label ?? ''];
  if (isChild) return sum >= MIN_SUM_OF_CHILD;
  return sum >= (isAgreed ? MIN_SUM : MIN_SUM_ALONE);
}

/**
 * The likeliest page by both classifiers: one about harm, the children's page when a child writes, or the one about
 * despair.
 */
function pageOfHarm(message: string): string {
  const { sorts, harm } = classifyDanger(message);
  const [sort] = sorts;
  if (harm >= MIN_HARM && sort && !PAGE_OF_HARM[sort.label]) return DESPAIR;
  const shares = new Map<string, number>();
  const add = (page: string, share: number) => shares.set(page, (shares.get(page) ?? 0) + share);
  for (const { label, probability } of sorts) {
    add(PAGE_OF_HARM[label] ?? DESPAIR, probability / Math.max(harm, MIN_SHARED));
  }
  const pages = classifyMessage(message).pages.filter(
    ({ label }) => TEXTS_BY_PAGE.has(label) || label === DESPAIR,
  );
  const total = pages.reduce((sum, { probability }) => sum + probability, 0);
  for (const { label, probability } of pages) add(label, probability / Math.max(total, MIN_SHARED));
  const [[id] = ['']] = [...shares].sort(([, a], [, b]) => b - a);
  return DONE_TO_CHILDREN.has(id) && speaksAsChild(message) ? 'a-child-in-danger' : id;
}

/** Floor for the divisor, so that low scores do not get large shares. */
const MIN_SHARED = 0.05;

/** Pages for adults about harm that is also done to children. */
const DONE_TO_CHILDREN = new Set([
  'safety-at-home',
  'sexual-violence',
  'hurt-as-a-child',
  'when-love-controls',
  'held-against-your-will',
]);

/** 'I'm 12 and …', 'I am eleven years old', 'I'm in 7th grade'; not 'I am 12 weeks pregnant'. */
export function speaksAsChild(message: string): boolean {
  return SPEAKS_AS_CHILD.test(message);
}

const SPEAKS_AS_CHILD =
  /\bi(?:[’']?m| am) (?:(?:only|just) )?(?:(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)(?: (?:years?|yrs?) old)?(?= ?(?:[.,;!]|and\b|but\b|$))|in (?:the )?(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade\b)/i;

/** Whether the page classifier has a page about harm among its top results. */
function isNearHarm(message: string): boolean {
  return classifyMessage(message)
    .pages.slice(0, NEAR_PAGES)
    .some(
      ({ label, probability }) => probability >= MIN_NEAR && (TEXTS_BY_PAGE.has(label) || label === DESPAIR),
    );
}

/**
 * A clear request for a knowledge entry ('Is it a sin to eat blood sausage') discloses harm only when the score is
 * high.
 */
function asksForKnowledge(message: string): boolean {
  const [page] = classifyMessage(message).pages;
  return page !== undefined && page.probability >= MIN_KNOWLEDGE && knowledgeById(page.label) !== null;
}

function fittingPage(message: string): Topic | null {
  if (isImmediate(message) || outOfCharacterReason(message)) return null;
  const [best] = topicsFor(message);
  if (!best || best.score < MIN_SCORE) return null;
  const isDoubted = TEXTS_BY_PAGE.has(best.topic.id) && classifyDanger(message).harm < MIN_HARM_WITH_PHRASES;
  return isDoubted ? null : best.topic;
}

/**
 * Whether the user disclosed harm or danger in this conversation. From then on, word search is off, and pages and
 * suggestions that would ask them to endure, obey or forgive are excluded.
 */
export function isAfterDisclosure(chat: ChatContext): boolean {
  const known = disclosureCache.get(chat);
  if (known !== undefined) return known;
  const messages = [chat.message, ...chat.earlierMessages].map((message) =>
    message.slice(0, MAX_LENGTH_READ),
  );
  const hasDisclosed = messages.some(
    (message) => detectDanger(message) === 'plainly' || detectDisclosure(message) !== null,
  );
  disclosureCache.set(chat, hasDisclosed);
  return hasDisclosed;
}

/** Characters read of each message: classifying forty long messages takes half a second. */
const MAX_LENGTH_READ = 300;

/** Cache: one answer asks several times. */
const disclosureCache = new WeakMap<ChatContext, boolean>();

/** Pages that can hurt people who were harmed. */
const EXCLUDED_PAGES = new Set([
  'marriage',
  'marriage-trouble',
  'forgiving-others',
  'asking-forgiveness',
  'conflict-and-reconciliation',
  'honouring-parents',
  'difficult-parents',
  'difficult-people',
  'enemies',
  'obedience',
  'patience',
  'holiness',
  'church',
]);

/** Disputed questions that no one should answer for a person who was harmed. */
const EXCLUDED_ENTRIES = new Set([
  'submission-in-marriage',
  'women-in-the-bible-and-silence',
  'does-god-punish',
  'forgiving-the-unrepentant',
]);

export function isForbiddenEntry(chat: ChatContext, id: string): boolean {
  return EXCLUDED_ENTRIES.has(id) && isAfterDisclosure(chat);
}

export function isForbiddenPage(chat: ChatContext, topic: Topic): boolean {
  return EXCLUDED_PAGES.has(topic.id) && isAfterDisclosure(chat);
}
