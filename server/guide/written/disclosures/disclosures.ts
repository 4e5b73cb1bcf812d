import {
  CHILD_SEEN_HURT,
  DISCLOSURE_TEXTS,
  type DisclosureTexts,
  PAGE_OF_HARM,
} from '#content/care/disclosureTexts';
import type { Topic } from '#content/topics/topic';
import type { Scored } from '#language/classifier';
import { isImmediate } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { wordsOf } from '#language/normalize';
import { classifyDanger, classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { hasNeededWord } from '#server/guide/intent/neededWords';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { LAUGHS } from '#server/guide/written/laughter';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { topicById, topicByTitle } from '#server/guide/written/topics';
import { topicsFor } from '#server/scripture/search/topicMatching';
import {
  areOfSameAge,
  forChildren,
  isAboutChild,
  isAboutFriend,
  isBulliedAtSchool,
  isOfChildsLife,
  isWrittenByChild,
} from './children';
import {
  asksOnlyAboutFigure,
  isAboutSomeone,
  isEverydayVisit,
  isOfPastorsFamily,
  isOnlyForDoctor,
  isPlainQuestion,
  isSomeoneFollowed,
  mentionsEating,
  mentionsNoWrongInChurch,
  mentionsOnlyIllness,
  mentionsOnlyInLaws,
  saysFigureWasForced,
  withoutIdioms,
} from './disclosureExceptions';
import { CLEAR_HARM, MIN_HARM, MIN_LIFE, MIN_PHRASE_SCORE } from './limits';
import { speaksAsParent } from './parents';
import { isQuestionOfFaith } from './questionsOfFaith';

/** Minimum harm score for grief after a suicide. Higher, because the classifier confuses other grief with it. */
const MIN_BEREAVEMENT = 0.4;
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
const MIN_KNOWLEDGE = 0.25;
/** Minimum harm score in a dream. High, because deaths, chases and floods are common in dreams. */
const MIN_IN_DREAM = 0.9;
/** Minimum harm score of a page about harm that its phrases identify. */
const MIN_HARM_WITH_PHRASES = 0.1;

const TEXTS_BY_PAGE = new Map<string, DisclosureTexts>(DISCLOSURE_TEXTS.map((words) => [words.page, words]));

export type Disclosure = { words: DisclosureTexts; page: Topic };

/**
 * Detects which harm a message discloses: by the title of a page, by the classifier, or by the page whose phrases fit
 * best. Returns null for other messages, for emergencies, and for questions that the guide must not answer.
 */
export function detectDisclosure(message: string, isAboutDream = false): Disclosure | null {
  const isAboutOther =
    asksOnlyAboutFigure(message) ||
    saysFigureWasForced(message) ||
    isEverydayVisit(message) ||
    (!isAboutDream && isQuestionOfFaith(message));
  const page =
    topicByTitle(message) ??
    (isAboutOther ? null : (pageOfDisclosure(message, isAboutDream) ?? fittingPage(message)));
  const isOfAnotherChild = isAboutChild(message) && !areOfSameAge(message);
  if (page?.id === PAGE_IDS.childInDanger && !topicByTitle(message) && isOfAnotherChild) {
    const helping = topicById(CHILD_SEEN_HURT.page);
    if (helping) return { words: CHILD_SEEN_HURT, page: helping };
  }
  const words = page && TEXTS_BY_PAGE.get(page.id);
  if (words && !topicByTitle(message) && lacksItsSubject(message, page.id)) return null;
  return words ? { words, page } : null;
}

/**
 * Whether nothing in the message is about the harm that the classifier took it for: a quarrel with relatives without
 * control, or feeling sick with guilt.
 */
function lacksItsSubject(message: string, id: string): boolean {
  if (harmInWording(message)) return false;
  if (id === PAGE_IDS.childInDanger && (speaksAsParent(message) || areOfSameAge(message))) return true;
  if (id === PAGE_IDS.harmedInChurch && isOfPastorsFamily(message)) return true;
  if (classifyDanger(message).harm >= CLEAR_HARM) return false;
  if (id === PAGE_IDS.childInDanger)
    return isBulliedAtSchool(message) || isAboutFriend(message) || namesNothingHarmful(message);
  if (id === PAGE_IDS.harmedInChurch) return mentionsNoWrongInChurch(message);
  if (id === PAGE_IDS.worriedForSomeone) return !hasNeededWord(id, message);
  if (id === PAGE_IDS.afterBirth)
    return isOnlyExpecting(message) || !hasNeededWord(id, message.replace(OTHER_MOTHERS, ' '));
  if (id === PAGE_IDS.eating) return !mentionsEating(message);
  return (
    id === PAGE_IDS.loveThatControls && classifyDanger(message).harm < MIN_HARM && mentionsOnlyInLaws(message)
  );
}

/** Whether a short message is only about telling: 'no way im telling my dad', 'is it lying if you dont tell someone'. */
function namesNothingHarmful(message: string): boolean {
  return (
    /\btell(?:ing)?\b/i.test(message) &&
    wordsOf(message).length <= MAX_WORDS_ABOUT_TELLING &&
    !MAY_NAME_HARM_TO_A_MINOR.test(message.replace(TELLS_SOMEONE, ' '))
  );
}

/** Whether a woman is still pregnant and says nothing of a low mood: 'I am 19 weeks and told my parents'. */
function isOnlyExpecting(message: string): boolean {
  return STILL_EXPECTING.test(message) && !AFTER_BIRTH_OR_LOW.test(message);
}

const STILL_EXPECTING =
  /\b(?:(?:[4-9]|[123]\d|4[0-2]) weeks(?! old)|pregnant|expecting|due (?:in|on|next|this)|first trimester|baby bump)\b/i;
const AFTER_BIRTH_OR_LOW =
  /\b(?:post ?partum|ppd|birth|born|newborn|(?:weeks?|months?) old|nurs(?:e|ing)|depress\w*|anxi\w*|cry\w*|cried|numb|hopeless|dread\w*|panic\w*|can(?:['’]?t|not) (?:cope|sleep|eat|do this)|hate\w*|regret\w*|love (?:him|her|it|the baby)|bond\w*|hurt\w*|harm\w*|die|dead|end (?:it|my)|thoughts?|scar(?:ed|y)|medic\w*|meds|empty|dark\w*)\b/i;

/** 'My mother-in-law' and 'honor your father and mother' are not about a birth, and 'a new mom' is. */
const OTHER_MOTHERS =
  /(?<!\b(?:new|young|bad|good|a|an|time|terrible|worst|awful|as) )\b(?:mothers?|moms?|mums?)\b/gi;

const MAX_WORDS_ABOUT_TELLING = 10;
const TELLS_SOMEONE = /\btell (?:someone|somebody|my|your|them)\b/gi;

/** Whether a page was written for people who disclose harm. */
export function isAboutHarm({ id }: Topic): boolean {
  return TEXTS_BY_PAGE.has(id);
}

export function despairIn(message: string): number {
  return classifyMessage(message).pages.find(({ label }) => label === PAGE_IDS.despair)?.probability ?? 0;
}

function pageOfDisclosure(message: string, isAboutDream: boolean): Topic | null {
  if (isImmediate(message) || isOnlyForDoctor(message)) return null;
  const worded = isAboutDream ? null : harmInWording(message);
  if (worded === 'crisis') return null;
  if (
    !worded &&
    (isPlainQuestion(message) || mentionsGoodNews(message) || !isHarmDetected(message, isAboutDream))
  )
    return null;
  const id = worded ? forChildren(PAGE_OF_HARM[worded] ?? '', message) : pageOfHarm(message);
  if (id === PAGE_IDS.afterSuicide && !isAboutSomeone(message)) return null;
  if (id === PAGE_IDS.followed && !worded && !isSomeoneFollowed(message)) return null;
  const page = topicById(id);
  return page && isAboutHarm(page) ? page : null;
}

/** Returns the page that a message may be about if it hints at harm without clearly disclosing it, or else null. */
export function mayBeHarm(written: string): Topic | null {
  const message = withoutIdioms(written);
  if (asksOnlyAboutFigure(message) || mentionsOnlyIllness(message)) return null;
  const [best] = classifyMessage(message).pages;
  const page = topicById(best?.label ?? '');
  if (best && page && isAboutHarm(page) && mayBeAbout(message, best)) return page;
  const { harm, life, harmToLife } = classifyDanger(message);
  if (LAUGHS.test(message) && Math.max(harm, harmToLife) < MIN_OTHER_TO_ASK) return null;
  if (page?.id === PAGE_IDS.despair && life >= MIN_LIFE_TO_ASK) return page;
  const isShort = wordsOf(message).length <= MAX_SHORT_MESSAGE_WORDS;
  const isLikely = life >= MIN_LIFE && Math.max(harm, harmToLife) >= MIN_OTHER_TO_ASK;
  return isShort && isLikely ? topicById(PAGE_IDS.despair) : null;
}

/** Whether the harm score is high enough to ask. If it is low, both classifiers must mean the same harm. */
function mayBeAbout(message: string, { label, probability }: Scored): boolean {
  if (lacksItsSubject(message, label)) return false;
  const { harm, sorts } = classifyDanger(message);
  const isAgreed = PAGE_OF_HARM[sorts[0]?.label ?? ''] === label && probability >= MIN_PAGE_TO_ASK;
  return harm >= (isAgreed ? MIN_HARM_TO_ASK : MIN_HARM_WITHOUT_PAGE);
}

/** Lower limits, because asking the user needs less evidence than answering with help. */
const MIN_HARM_TO_ASK = 0.08;
const MIN_LIFE_TO_ASK = 0.3;
/** Minimum of one of the other two scores, if only the score of danger to life is high. */
const MIN_OTHER_TO_ASK = 0.1;
const MIN_PAGE_TO_ASK = 0.1;
const MIN_HARM_WITHOUT_PAGE = 0.18;
/** Longer messages usually tell a story. */
const MAX_SHORT_MESSAGE_WORDS = 25;

export function isHarmDetected(message: string, isAboutDream: boolean): boolean {
  const { harm } = classifyDanger(message);
  if (isAboutDream) return harm >= MIN_IN_DREAM;
  const clear =
    OF_A_MINOR.test(message) && !MAY_NAME_HARM_TO_A_MINOR.test(message) ? CLEAR_HARM_OF_CHILD : CLEAR_HARM;
  return harm >= clear || isLikelyHarm(message, harm);
}

/** Higher for a child's message that names nothing harmful: the classifier takes every complaint of a child for harm. */
const CLEAR_HARM_OF_CHILD = 0.9;
const OF_A_MINOR =
  /\bi(?:[’']?m| am) (?:only |just )?(?:[6-9]|1[0-7])\b|\bin (?:the )?(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade\b/i;
/** Words that a child who is harmed may use. */
const MAY_NAME_HARM_TO_A_MINOR =
  /\b(?:h[iu]t\w*|hurt\w*|touch\w*|beat\w*|scare\w*|afraid|lock\w*|secret\w*|bruis\w*|burn\w*|cr(?:y|ies|ied|ying)|alone|yell\w*|scream\w*|shout\w*|threat\w*|kill\w*|di(?:e|ed|es)|naked|pics?|pictures?|photos?|video\w*|nudes?|starv\w*|food|eat\w*|hungry|belt|slap\w*|punch\w*|chok\w*|forc\w*|marr(?:y|ied|iage)|bed|room|shower|night\w*|drunk|drink\w*|drugs?|weed|pills?|police|hate\w*|weird|uncomfortable|safe|run away|leave|home|cut\w*|boyfriend|girlfriend|older|uncle|step\w*|coach|pastor|priest|tell|told|send\w*|money|sleep\w*|blood\w*|pregnan\w*|kiss\w*|sex\w*|rape\w*|abus\w*)\b/i;

/**
 * Combines two classifiers, because neither is reliable alone. If the harm score is high, one of the top pages must be
 * about harm. If it is low, the pages about harm must be likely in total.
 */
function isLikelyHarm(message: string, harm: number): boolean {
  if (harm < MIN_HARM_WITH_PAGES || asksForKnowledge(message)) return false;
  const [sort] = classifyDanger(message).sorts;
  if (sort?.label === 'suicide-bereavement' && harm < MIN_BEREAVEMENT) return false;
  const isChild = isWrittenByChild(message);
  // 'They make us do ice breakers, im 15 not 5' names no harm.
  if (OF_A_MINOR.test(message) && harm < CLEAR_HARM_OF_CHILD && !MAY_NAME_HARM_TO_A_MINOR.test(message))
    return false;
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
export function pageOfHarm(message: string): string {
  const { sorts, harm } = classifyDanger(message);
  const [sort] = sorts;
  if (harm >= MIN_HARM && sort && !PAGE_OF_HARM[sort.label]) return PAGE_IDS.despair;
  const shares = new Map<string, number>();
  const add = (page: string, share: number) => shares.set(page, (shares.get(page) ?? 0) + share);
  for (const { label, probability } of sorts) {
    add(PAGE_OF_HARM[label] ?? PAGE_IDS.despair, probability / Math.max(harm, MIN_SHARED));
  }
  const pages = classifyMessage(message).pages.filter(
    ({ label }) => TEXTS_BY_PAGE.has(label) || label === PAGE_IDS.despair,
  );
  const total = pages.reduce((sum, { probability }) => sum + probability, 0);
  for (const { label, probability } of pages) add(label, probability / Math.max(total, MIN_SHARED));
  if (!isOfChildsLife(message)) shares.delete(PAGE_IDS.childInDanger);
  const [[id, share] = ['', 0]] = [...shares].sort(([, a], [, b]) => b - a);
  return share >= MIN_SHARE ? forChildren(id, message) : '';
}

/** Minimum share of a page among the scores of both classifiers, which add up to two. */
const MIN_SHARE = 0.25;

/** Floor for the divisor, so that low scores do not get large shares. */
const MIN_SHARED = 0.05;

/** Whether the page classifier has a page about harm among its top results. */
function isNearHarm(message: string): boolean {
  return classifyMessage(message)
    .pages.slice(0, NEAR_PAGES)
    .some(
      ({ label, probability }) =>
        probability >= MIN_NEAR && (TEXTS_BY_PAGE.has(label) || label === PAGE_IDS.despair),
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

export function fittingPage(message: string): Topic | null {
  if (isImmediate(message) || outOfCharacterReason(message)) return null;
  const [best] = topicsFor(message);
  if (!best || best.score < MIN_PHRASE_SCORE) return null;
  return TEXTS_BY_PAGE.has(best.topic.id) && isDoubted(message, best.topic.id) ? null : best.topic;
}

/** Whether both classifiers contradict the phrases of a page about harm: 'the fridge in the flat I share with my ex'. */
function isDoubted(message: string, id: string): boolean {
  const { harm, sorts } = classifyDanger(message);
  if (harm < MIN_HARM_WITH_PHRASES) return true;
  const page = classifyMessage(message).pages.find(({ label }) => label === id);
  return PAGE_OF_HARM[sorts[0]?.label ?? ''] !== id && (page?.probability ?? 0) < MIN_PAGE_WITH_PHRASES;
}

/** Minimum probability of a page about harm that has the best phrases, if the kind of harm is another one. */
const MIN_PAGE_WITH_PHRASES = 0.08;
