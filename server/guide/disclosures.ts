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

/** Found on the validation messages: below it one ordinary line in a hundred would be taken for a disclosure. */
const MIN_HARM = 0.3;
/** Every other grief is near to one after a suicide. */
const MIN_BEREAVEMENT = 0.4;
const MIN_LIFE = 0.4;
const MIN_HARM_TO_LIFE = 0.15;
/** So clear that the others need only be near. */
const CLEAR_LIFE = 0.8;
const MIN_HARM_TO_LIFE_NEAR = 0.03;
const MIN_DESPAIR_NEAR = 0.1;
/** So clear that no second reading has to agree. */
const CLEAR_HARM = 0.6;
/** Among so many of the likeliest pages there must be one about harm, so likely. */
const NEAR_PAGES = 3;
const MIN_NEAR = 0.1;
/** So likely the pages about harm together, or the one about despair, must be for a message that hardly sounds like harm. */
const MIN_SUM = 0.31;
/** The same where a child speaks, who had better be asked once too often. */
const MIN_SUM_OF_CHILD = 0.25;
/** The same where the two readings hear different sorts of harm. */
const MIN_SUM_ALONE = 0.5;
const SUMMED_PAGES = 5;
const MIN_HARM_WITH_PAGES = 0.1;
const MIN_DESPAIR = 0.3;
const MIN_HARM_TO_LIFE_WITH_DESPAIR = 0.5;
const MIN_KNOWLEDGE = 0.25;
/** Dreams are full of deaths, chases and waters. */
const MIN_IN_DREAM = 0.9;
/** Below these not even a quiet line stands under the answer. */
const MIN_FAINT_HARM = 0.18;
const MIN_FAINT_LIFE = 0.2;
/** The same for the phrases written beside a page, which must not stand against what the classifier hears. */
const MIN_SCORE = 9;
const MIN_HARM_WITH_PHRASES = 0.1;

const WORDS_OF_PAGE = new Map<string, DisclosureTexts>(DISCLOSURE_TEXTS.map((words) => [words.page, words]));

const DESPAIR = 'despair-of-life';

export type Disclosure = { words: DisclosureTexts; page: Topic };

/**
 * What harm a message tells of: a page that was chosen by its title, what the classifier hears, or else the page whose
 * phrases fit best. Null for every other message, for danger in this hour, and for what nobody here may answer.
 */
export function detectDisclosure(said: string, isAboutDream = false): Disclosure | null {
  const title = said.trim().toLowerCase();
  const page =
    TOPICS.find((topic) => topic.title.toLowerCase() === title) ??
    heardPage(said, isAboutDream) ??
    fittingPage(said);
  const words = page && WORDS_OF_PAGE.get(page.id);
  return words ? { words, page } : null;
}

/** How clearly danger to life is heard, by the signs and the sound of a message or by the classifier. */
export function detectDanger(said: string, isAboutDream = false): 'plainly' | 'faintly' | null {
  const heard = detectCrisis(said);
  if (heard === 'plainly') return 'plainly';
  // A suggestion that was tapped, and a question for a doctor, tell of no danger that the patterns would miss.
  if (isTitle(said) || asksDoctor(said)) return heard;
  const { harm, life, harmToLife } = classifyDanger(said);
  // Neither reading is sure by itself: 'I am anxious about the last of it' sounds like the end of a life to one of them.
  const isLikely =
    (life >= MIN_LIFE && (heard !== null || harmToLife >= MIN_HARM_TO_LIFE)) ||
    (life >= CLEAR_LIFE && harmToLife >= MIN_HARM_TO_LIFE_NEAR && despairIn(said) >= MIN_DESPAIR_NEAR);
  const isNow = harm >= MIN_HARM && isImmediate(said);
  if (isAboutDream) return heard;
  const isHeardAsDespair =
    isHarmHeard(said, false) && pageOfHarm(said) === DESPAIR && despairIn(said) >= MIN_DESPAIR_NEAR;
  if (isLikely || isNow || isHeardAsDespair || isDespair(said, harmToLife)) return 'plainly';
  return heard ?? (harm >= MIN_FAINT_HARM || life >= MIN_FAINT_LIFE ? 'faintly' : null);
}

function isTitle(message: string): boolean {
  const title = message.trim().toLowerCase();
  return TOPICS.some((topic) => topic.title.toLowerCase() === title);
}

/** A short question about medicine; in a longer message the question may not be all there is. */
function asksDoctor(message: string): boolean {
  return outOfCharacterReason(message) === 'medical' && wordsOf(message).length <= SHORT_MEDICAL_QUESTION;
}

const SHORT_MEDICAL_QUESTION = 12;

/** Whether a page was written for people who tell of harm. */
export function isAboutHarm({ id }: Topic): boolean {
  return WORDS_OF_PAGE.has(id);
}

/** About every other medicine a doctor is asked; the page about illness of the mind holds the words for these. */
const OF_THE_MIND =
  /\b(?:antidepress\w*|lithium|psych\w*|bipolar|schizo\w*|depress\w*|anxiety|voices|manic|mania|mental\w*|mind)\b/i;

function isDespair(said: string, harmToLife: number): boolean {
  return harmToLife >= MIN_HARM_TO_LIFE_WITH_DESPAIR && despairIn(said) >= MIN_DESPAIR;
}

function despairIn(said: string): number {
  return classifyMessage(said).pages.find(({ label }) => label === DESPAIR)?.probability ?? 0;
}

/** Harm that is known by its wording, whatever else is told. */
const WORDED: readonly [page: string, pattern: RegExp][] = [
  // Someone says that God wants the user, or someone near, to be hurt.
  [
    'a-child-in-danger',
    /\bmy (?:step)?(?:dad|father|mom|mum|mother|parents|uncle|pastor)\b[^.?!]{0,40}\bto (?:offer|sacrifice|kill|hurt|burn|drown|stab) (?:me|us)\b/i,
  ],
  [
    'when-the-mind-is-ill',
    /\b(?:god|jesus|the lord|an? (?:angel|voice)|voices?|the spirit)\b[^.?!]{0,20}\b(?:told|tells?|telling|said|says?|commands?|commanded|wants) (?:me|us|him|her|my \w+) to (?:offer|sacrifice|kill|hurt|burn|drown|stab|cut) (?:me|us|my|our|myself)\b/i,
  ],
  // Home is what the user is afraid of.
  [
    'safety-at-home',
    /\b(?:(?:scared|afraid|terrified|frightened) (?:of|to) (?:go(?:ing)?|come|coming|be(?:ing)?) (?:back )?home\b(?! alone)|what i (?:go|come) home to\b|(?:not|don'?t feel|never feel) safe (?:at|in (?:my|our)(?: own)?) (?:home|house)\b|when he(?:'?s| has| is)? (?:had a drink|had a few|been drinking|drinking|drunk)\b[^.?!]{0,60}\b(?:careful|hide|lock|tiptoe|scared|afraid|quiet)\b)/i,
  ],
];

function heardPage(said: string, isAboutDream: boolean): Topic | null {
  if (isImmediate(said) || (outOfCharacterReason(said) === 'medical' && !OF_THE_MIND.test(said))) return null;
  const worded = isAboutDream ? undefined : WORDED.find(([, pattern]) => pattern.test(said))?.[0];
  if (!worded && !isHarmHeard(said, isAboutDream)) return null;
  const id = worded ?? pageOfHarm(said);
  return TOPICS.find((topic) => topic.id === id && isAboutHarm(topic)) ?? null;
}

/** A message that may be about harm done to the user, although too little is heard to say so: the page it may be about, or null. */
export function mayBeHarm(said: string): Topic | null {
  const { harm, life } = classifyDanger(said);
  const page = TOPICS.find(({ id }) => id === classifyMessage(said).pages[0]?.label);
  if (page && isAboutHarm(page) && harm >= MIN_HARM_TO_ASK) return page;
  if (page?.id === DESPAIR && life >= MIN_LIFE_TO_ASK) return page;
  const isShort = wordsOf(said).length <= SHORT_MESSAGE;
  return isShort && life >= MIN_LIFE ? (TOPICS.find(({ id }) => id === DESPAIR) ?? null) : null;
}

/** Less is needed to ask than to answer with help. */
const MIN_HARM_TO_ASK = 0.08;
const MIN_LIFE_TO_ASK = 0.3;
/** In a longer one a story is told. */
const SHORT_MESSAGE = 25;

function isHarmHeard(said: string, isAboutDream: boolean): boolean {
  const { harm } = classifyDanger(said);
  return isAboutDream ? harm >= MIN_IN_DREAM : harm >= CLEAR_HARM || isLikelyHarm(said, harm);
}

/** Neither reading is sure by itself: what is heard must be near a page about harm, and what is hardly heard must be likely to belong to one. */
function isLikelyHarm(said: string, harm: number): boolean {
  if (harm < MIN_HARM_WITH_PAGES || asksForKnowledge(said)) return false;
  const [sort] = classifyDanger(said).sorts;
  if (sort?.label === 'suicide-bereavement' && harm < MIN_BEREAVEMENT) return false;
  const isChild = speaksAsChild(said);
  if (harm >= MIN_HARM) return isChild || isNearHarm(said);
  const [best, ...others] = classifyMessage(said)
    .pages.slice(0, SUMMED_PAGES)
    .filter(({ label }) => WORDS_OF_PAGE.has(label));
  const sum = [best, ...others].reduce((total, page) => total + (page?.probability ?? 0), 0);
  const isAgreed = best !== undefined && best.label === PAGE_OF_HARM[sort?.label ?? ''];
  if (isChild) return sum >= MIN_SUM_OF_CHILD;
  return sum >= (isAgreed ? MIN_SUM : MIN_SUM_ALONE);
}

/** The page that both readings together find the likeliest: one about harm, a child's own where a child speaks, or the one about despair. */
function pageOfHarm(said: string): string {
  const { sorts, harm } = classifyDanger(said);
  const [sort] = sorts;
  if (harm >= MIN_HARM && sort && !PAGE_OF_HARM[sort.label]) return DESPAIR;
  const shares = new Map<string, number>();
  const add = (page: string, share: number) => shares.set(page, (shares.get(page) ?? 0) + share);
  for (const { label, probability } of sorts) {
    add(PAGE_OF_HARM[label] ?? DESPAIR, probability / Math.max(harm, MIN_SHARED));
  }
  const pages = classifyMessage(said).pages.filter(
    ({ label }) => WORDS_OF_PAGE.has(label) || label === DESPAIR,
  );
  const total = pages.reduce((sum, { probability }) => sum + probability, 0);
  for (const { label, probability } of pages) add(label, probability / Math.max(total, MIN_SHARED));
  const [[id] = ['']] = [...shares].sort(([, a], [, b]) => b - a);
  return DONE_TO_CHILDREN.has(id) && speaksAsChild(said) ? 'a-child-in-danger' : id;
}

/** Keeps the shares of what is hardly heard from counting much. */
const MIN_SHARED = 0.05;

/** Pages for grown-ups about what is done to children, too. */
const DONE_TO_CHILDREN = new Set([
  'safety-at-home',
  'sexual-violence',
  'hurt-as-a-child',
  'when-love-controls',
  'held-against-your-will',
]);

/** 'I'm 12 and …', 'I am eleven years old', 'I'm in 7th grade'; not 'I am 12 weeks pregnant'. */
export function speaksAsChild(said: string): boolean {
  return SPEAKS_AS_CHILD.test(said);
}

const SPEAKS_AS_CHILD =
  /\bi(?:[’']?m| am) (?:(?:only|just) )?(?:(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)(?: (?:years?|yrs?) old)?(?= ?(?:[.,;!]|and\b|but\b|$))|in (?:the )?(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade\b)/i;

/** Whether a page about harm is among the likeliest, by the classifier that knows all pages. */
function isNearHarm(said: string): boolean {
  return classifyMessage(said)
    .pages.slice(0, NEAR_PAGES)
    .some(
      ({ label, probability }) => probability >= MIN_NEAR && (WORDS_OF_PAGE.has(label) || label === DESPAIR),
    );
}

/** 'Is it a sin to eat blood sausage': what plainly asks for an entry tells of harm only where that is clear. */
function asksForKnowledge(said: string): boolean {
  const [page] = classifyMessage(said).pages;
  return page !== undefined && page.probability >= MIN_KNOWLEDGE && knowledgeById(page.label) !== null;
}

function fittingPage(said: string): Topic | null {
  if (isImmediate(said) || outOfCharacterReason(said)) return null;
  const [best] = topicsFor(said);
  if (!best || best.score < MIN_SCORE) return null;
  const isDoubted = WORDS_OF_PAGE.has(best.topic.id) && classifyDanger(said).harm < MIN_HARM_WITH_PHRASES;
  return isDoubted ? null : best.topic;
}

/**
 * Whether the user disclosed harm or danger in this conversation. After that, word search is off, and pages
 * and suggestions that would ask them to bear, obey or forgive stay away.
 */
export function isAfterDisclosure(chat: ChatContext): boolean {
  const known = guarded.get(chat);
  if (known !== undefined) return known;
  const messages = [chat.message, ...chat.earlierMessages].map((message) => message.slice(0, LOOKED_AT));
  const isSo = messages.some(
    (message) => detectDanger(message) === 'plainly' || detectDisclosure(message) !== null,
  );
  guarded.set(chat, isSo);
  return isSo;
}

/** Of each earlier message its beginning: to read forty long ones would take half a second. */
const LOOKED_AT = 300;

/** Asked several times for one answer. */
const guarded = new WeakMap<ChatContext, boolean>();

/** Pages that hurt people who were harmed, however well they are meant. */
const KEPT_AWAY = new Set([
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

/** Questions on which Christians differ, and which are no one's to answer for a person who was harmed. */
const KNOWN_KEPT_AWAY = new Set([
  'submission-in-marriage',
  'women-in-the-bible-and-silence',
  'does-god-punish',
  'forgiving-the-unrepentant',
]);

export function isForbiddenEntry(chat: ChatContext, id: string): boolean {
  return KNOWN_KEPT_AWAY.has(id) && isAfterDisclosure(chat);
}

export function isForbiddenPage(chat: ChatContext, topic: Topic): boolean {
  return KEPT_AWAY.has(topic.id) && isAfterDisclosure(chat);
}
