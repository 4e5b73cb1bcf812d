import { DISCLOSURE_TEXTS, type DisclosureTexts, PAGE_OF_HARM } from '#content/care/disclosureTexts';
import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';
import { detectCrisis, isImmediate, matchesCrisisPatterns } from '#language/crisis/detect';
import { crisisNgramScore } from '#language/crisis/ngrams';
import { tellsOfLoss } from '#language/disclosures/loss';
import { harmInWording } from '#language/disclosures/patterns';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { classifyDanger, classifyMessage } from '#server/guide/intent/intentClassifier';
import { endsChat, outOfCharacterReason } from '#server/guide/intent/intents';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { createMessageCache } from '#server/guide/intent/messageCache';
import { topicsFor } from '#server/scripture/search/topicMatching';
import type { ChatContext } from './chatContext';
import { tellsOfGladness } from './gladness';
import { findLastShown } from './lastShown';

/**
 * Minimum harm score, tuned on the validation messages. With a lower value, one ordinary message in a hundred would be
 * classified as a disclosure.
 */
const MIN_HARM = 0.3;
/** Minimum harm score for grief after a suicide. Higher, because the classifier confuses other grief with it. */
const MIN_BEREAVEMENT = 0.4;
const MIN_LIFE = 0.4;
const MIN_HARM_TO_LIFE = 0.15;
/** Below these scores, both classifiers contradict the n-gram score. */
const MAX_DOUBTED = 0.06;
const MAX_DOUBTED_HARM = 0.1;
/** At this probability of danger to life, low scores from the other two classifiers are enough. */
const CLEAR_LIFE = 0.8;
const MIN_HARM_TO_LIFE_NEAR = 0.03;
const MIN_DESPAIR_NEAR = 0.1;
/** At this harm score, no second classifier has to agree. */
const CLEAR_HARM = 0.6;
/** Among this many top pages, a page about harm must have at least the probability MIN_NEAR. */
const NEAR_PAGES = 3;
const MIN_NEAR = 0.09;
/** Minimum total probability of the pages about harm, if the harm classifier gives a low score. */
const MIN_SUM = 0.29;
/** Lower if a child writes: an unnecessary offer of help does less damage than a missed disclosure. */
const MIN_SUM_OF_CHILD = 0.25;
/** Higher when the two classifiers disagree about the kind of harm. */
const MIN_SUM_ALONE = 0.47;
const SUMMED_PAGES = 5;
const MIN_HARM_WITH_PAGES = 0.1;
const MIN_DESPAIR = 0.3;
const MIN_HARM_TO_LIFE_WITH_DESPAIR = 0.5;
const MIN_KNOWLEDGE = 0.25;
/** Minimum harm score in a dream. High, because deaths, chases and floods are common in dreams. */
const MIN_IN_DREAM = 0.9;
/** Below both values, the answer does not even get a quiet line about help. */
const MIN_FAINT_HARM = 0.18;
const MIN_FAINT_LIFE = 0.2;
/** Phrases identify a page if their score reaches MIN_SCORE. A page about harm also needs this harm score. */
const MIN_SCORE = 9;
const MIN_HARM_WITH_PHRASES = 0.1;

const TEXTS_BY_PAGE = new Map<string, DisclosureTexts>(DISCLOSURE_TEXTS.map((words) => [words.page, words]));

const DESPAIR = 'despair-of-life';
const BEREAVED = 'after-a-suicide';

export type Disclosure = { words: DisclosureTexts; page: Topic };

/**
 * Detects which harm a message discloses: by the title of a page, by the classifier, or by the page whose phrases fit
 * best. Returns null for other messages, for emergencies, and for questions that the guide must not answer.
 */
export function detectDisclosure(message: string, isAboutDream = false): Disclosure | null {
  const title = message.trim().toLowerCase();
  const isAboutFigure = asksOnlyAboutFigure(message) || FORCED_FIGURE.test(message);
  const page =
    TOPICS.find((topic) => topic.title.toLowerCase() === title) ??
    (isAboutFigure ? null : (pageOfDisclosure(message, isAboutDream) ?? fittingPage(message)));
  const words = page && TEXTS_BY_PAGE.get(page.id);
  return words ? { words, page } : null;
}

const cachedCrisis = createMessageCache<{ level: ReturnType<typeof detectCrisis> }>();

/** Detects danger to life from the crisis patterns, the n-gram score, or the classifier. */
export function detectDanger(message: string, isAboutDream = false): 'plainly' | 'faintly' | null {
  const { level: detected } = cachedCrisis(message, () => ({ level: crisisLevel(message) }));
  if (endsChat(message) || tellsOnlyOfOneself(message)) return null;
  if (SAYS_NO_CRISIS.test(message)) return 'faintly';
  if (asksOnlyAboutFigure(message)) return detected && 'faintly';
  return dangerIn(message, detected, isAboutDream);
}

/** What users say of themselves is believed, but a line about help stays below the answer. */
const SAYS_NO_CRISIS = /\bno (?:crisis|emergency)\b/i;

/** Returns the result of the crisis patterns and the n-gram score, unless everything else contradicts the score. */
function crisisLevel(message: string): ReturnType<typeof detectCrisis> {
  const level = detectCrisis(message);
  if (!level) return null;
  const { harm, life, harmToLife } = classifyDanger(message);
  // 'I feel useless' about one's hands: a pattern matches, and all three scores say no.
  if (matchesCrisisPatterns(message))
    return crisisNgramScore(message) < -1 && life < 0.05 && harmToLife < 0.01 && harm < 0.05
      ? 'faintly'
      : level;
  // The n-gram score alone takes 'I'll be honest' for a farewell.
  const isDoubted = life < MAX_DOUBTED && harmToLife < MAX_DOUBTED && harm < MAX_DOUBTED_HARM;
  return isDoubted || tellsOfGladness(message) ? null : level;
}

function dangerIn(
  message: string,
  detected: ReturnType<typeof detectCrisis>,
  isAboutDream: boolean,
): 'plainly' | 'faintly' | null {
  if (detected === 'plainly' || tellsOfPlan(message, isAboutDream)) return 'plainly';
  // A tapped suggestion, a question about medicine or news of a death contains no danger that the patterns would miss.
  if (needsNoClassifier(message)) return detected;
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
  return detected ?? (soundsFaint(message) ? 'faintly' : null);
}

function soundsFaint(message: string): boolean {
  const { harm, life } = classifyDanger(message);
  return (harm >= MIN_FAINT_HARM || life >= MIN_FAINT_LIFE) && !tellsOfGladness(message);
}

/** Whether a short message says only that someone is gay, or that the user will not forgive, and nothing of danger. */
function tellsOnlyOfOneself(message: string): boolean {
  return (
    wordsOf(message).length <= MAX_SHORT_WORDS &&
    NOT_DANGER.test(message) &&
    !OF_DANGER.test(message) &&
    !matchesCrisisPatterns(message)
  );
}

const NOT_DANGER =
  /\b(?:gay|lesbian|bisexual|bi|trans(?:gender)?|queer|non-?binary|asexual|(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|never|not) (?:\w+ ){0,2}forgive|point (?:of|in) pray\w*)\b/i;
const OF_DANGER =
  /\b(?:kill\w*|die|dying|dead|suicid\w*|end (?:it|my)|live|alive|living|life|exist\w*|hurt\w*|hit\w*|beat\w*|harm\w*|cut\w*|kick\w*|threat\w*|attack\w*|rap(?:e|ed|ist)|abus\w*|touch\w*|molest\w*|myself|scared|afraid|terrified|(?:not |un)safe|hate|anymore|can['’]?t go on|exorcis\w*|demons?|send me|conversion)\b/i;

/** Whether a short message tells of a death, such as 'I lost my brother to an overdose', and nothing of the user. */
function tellsOnlyOfLoss(message: string): boolean {
  return tellsOfLoss(message) && wordsOf(message).length <= MAX_SHORT_WORDS && !OWN_DESPAIR.test(message);
}

const MAX_SHORT_WORDS = 14;
const OWN_DESPAIR =
  /\b(?:i (?:\w+ )?(?:want|wish|can['’]?t|cannot|don['’]?t|dont|wanna|need|should have|will|would)|join|with (?:him|her|them) (?:now|soon)|me too|myself|killed|shot|hanged|hung|suicide|by own hand)\b/i;

/** Whether a message asks a figure about the past without a word about the user: 'Did you want to die?' */
function asksOnlyAboutFigure(message: string): boolean {
  return ASKS_ABOUT_PAST.test(message) && !OF_THE_USER.test(message);
}

const ASKS_ABOUT_PAST =
  /^(?:(?:so|and|but|ok|well)[ ,]+)*(?:(?:what|why|how|when|where|who) )?(?:did|were|was|had) [^.!]{0,80}\byou(?:r|rs)?\b/i;
const OF_THE_USER = /\b(?:i|i['’]?m|i['’]?ve|im|ive|me|my|mine|myself|we|us|our)\b/i;

/** 'They forced you' is about the figure. */
const FORCED_FIGURE = /\bforced you\b(?!.*\b(?:me|myself|us)\b)/i;

/** Whether the wording tells of a weapon or height at hand, or of a decision to die. */
function tellsOfPlan(message: string, isAboutDream: boolean): boolean {
  return !isAboutDream && harmInWording(message) === 'crisis';
}

function needsNoClassifier(message: string): boolean {
  return isTitle(message) || asksDoctor(message) || tellsOnlyOfLoss(message);
}

function isTitle(message: string): boolean {
  const title = message.trim().toLowerCase();
  return TOPICS.some((topic) => topic.title.toLowerCase() === title);
}

/** Whether a message is only a short question about medicine. A longer message may say more. */
function asksDoctor(message: string): boolean {
  return outOfCharacterReason(message) === 'medical' && wordsOf(message).length <= MAX_MEDICAL_QUESTION_WORDS;
}

const MAX_MEDICAL_QUESTION_WORDS = 12;

/** Whether a page was written for people who disclose harm. */
export function isAboutHarm({ id }: Topic): boolean {
  return TEXTS_BY_PAGE.has(id);
}

/** Words about mental illness, which has a page. Other medical questions are only referred to a doctor. */
const OF_THE_MIND =
  /\b(?:antidepress\w*|lithium|psych\w*|bipolar|schizo\w*|depress\w*|anxiety|voices|manic|mania|mental\w*|mind)\b/i;

function isDespair(message: string, harmToLife: number): boolean {
  return harmToLife >= MIN_HARM_TO_LIFE_WITH_DESPAIR && despairIn(message) >= MIN_DESPAIR;
}

function despairIn(message: string): number {
  return classifyMessage(message).pages.find(({ label }) => label === DESPAIR)?.probability ?? 0;
}

function pageOfDisclosure(message: string, isAboutDream: boolean): Topic | null {
  if (isImmediate(message) || (outOfCharacterReason(message) === 'medical' && !OF_THE_MIND.test(message)))
    return null;
  const worded = isAboutDream ? null : harmInWording(message);
  if (worded === 'crisis') return null;
  if (
    !worded &&
    (isPlainQuestion(message) || tellsOfGladness(message) || !isHarmDetected(message, isAboutDream))
  )
    return null;
  const id = worded ? forChildren(PAGE_OF_HARM[worded] ?? '', message) : pageOfHarm(message);
  // 'Is suicide a sin?' tells of nobody's death.
  if (id === BEREAVED && !OF_SOMEONE.test(message)) return null;
  if (id === 'followed-and-watched' && !worded && !OF_SOMEONE_FOLLOWED.test(message)) return null;
  return TOPICS.find((topic) => topic.id === id && isAboutHarm(topic)) ?? null;
}

/** Someone who may be followed. 'He is in trouble with the police' names nobody. */
const OF_SOMEONE_FOLLOWED = /\b(?:me|my|mine|us|our|her|them)\b/i;

const OF_SOMEONE =
  /\b(?:my|our|he|she|him|her|his|they|them|lost|died|buried|funeral|left (?:me|us)|found|widow\w*|survivor)\b/i;

/** Whether a message is only a short question about forgiveness, such as 'Am I forgiven?' A longer one may say more. */
function isPlainQuestion(message: string): boolean {
  return (
    outOfCharacterReason(message) === 'absolution' && wordsOf(message).length <= MAX_PLAIN_QUESTION_WORDS
  );
}

const MAX_PLAIN_QUESTION_WORDS = 6;

/** Returns the page that a message may be about if it hints at harm without clearly disclosing it, or else null. */
export function mayBeHarm(message: string): Topic | null {
  if (asksOnlyAboutFigure(message)) return null;
  const { harm, life } = classifyDanger(message);
  const page = TOPICS.find(({ id }) => id === classifyMessage(message).pages[0]?.label);
  if (page && isAboutHarm(page) && harm >= MIN_HARM_TO_ASK) return page;
  if (page?.id === DESPAIR && life >= MIN_LIFE_TO_ASK) return page;
  const isShort = wordsOf(message).length <= MAX_SHORT_MESSAGE_WORDS;
  return isShort && life >= MIN_LIFE ? (TOPICS.find(({ id }) => id === DESPAIR) ?? null) : null;
}

/** Lower limits, because asking the user needs less evidence than answering with help. */
const MIN_HARM_TO_ASK = 0.08;
const MIN_LIFE_TO_ASK = 0.3;
/** Longer messages usually tell a story. */
const MAX_SHORT_MESSAGE_WORDS = 25;

function isHarmDetected(message: string, isAboutDream: boolean): boolean {
  const { harm } = classifyDanger(message);
  return isAboutDream ? harm >= MIN_IN_DREAM : harm >= CLEAR_HARM || isLikelyHarm(message, harm);
}

/**
 * Combines two classifiers, because neither is reliable alone. If the harm score is high, one of the top pages must be
 * about harm. If it is low, the pages about harm must be likely in total.
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
 * Returns the id of the likeliest page by both classifiers: a page about harm, or the page about despair. If a child
 * writes, the children's page replaces a page for adults.
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
  return forChildren(id, message);
}

/** Replaces a page for adults by the children's page if a child writes. */
function forChildren(id: string, message: string): string {
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

/**
 * Whether the user says that they are a child: 'I'm 12 and …' or 'I'm in 7th grade', but not 'I am 12 weeks pregnant'.
 */
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
 * Whether a message clearly asks for a knowledge entry ('Is it a sin to eat blood sausage'). Such a message counts as a
 * disclosure only if its harm score is high.
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

/** Only this many characters of each message are read: classifying forty long messages takes half a second. */
const MAX_LENGTH_READ = 300;

/** Returns the page about harm that this conversation showed last. Returns null if it showed none. */
export function harmPageOf({ transcript }: Pick<ChatContext, 'transcript'>): Topic | null {
  return lastHarmPage()(transcript)?.item ?? null;
}

const lastHarmPage = lazy(() =>
  findLastShown(TOPICS.filter(isAboutHarm), ({ introduction }) => introduction),
);

/**
 * Whether a disclosure only continues the one that the conversation is about. 'He cries after' alone sounds like another
 * kind of harm, so a change needs clear words or a very high score.
 */
export function continuesDisclosure(chat: ChatContext, { page }: Disclosure): boolean {
  const shown = harmPageOf(chat);
  if (!shown || harmInWording(chat.message) || fittingPage(chat.message)?.id === page.id) return false;
  const { harm } = classifyDanger(chat.message);
  return shown.id === page.id ? SHOWN_ONCE.has(page.id) : harm < MIN_HARM_TO_CHANGE;
}

const MIN_HARM_TO_CHANGE = 0.97;

/** Pages whose help is shown once: seeing it after every message would feed the worry or the grief. */
const SHOWN_ONCE = new Set(['thoughts-you-do-not-want', BEREAVED]);

/** Caches the result, because composing one answer needs it several times. */
const disclosureCache = new WeakMap<ChatContext, boolean>();

/** Pages that can hurt people who were harmed. They are not shown after a disclosure. */
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
  'hatred',
  'revenge',
  'bitterness',
  'judgement',
  'hypocrisy',
  'guilt',
  'purity',
  'lust',
  'repentance',
  'hell',
  'sin-the-word',
  'gods-forgiveness',
  'when-i-hurt-someone',
  'criticism',
]);

/** Entries about disputed questions that can hurt people who were harmed. */
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
