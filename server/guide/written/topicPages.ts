import { FORGIVING_HARM, NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/disclosureTexts';
import { GUIDE_TEXTS, SUGGESTED_TOPICS, SUGGESTED_TOPICS_AFTER_HARM, TURN_TEXTS } from '#content/guideTexts';
import { LIFE_AREAS } from '#content/lifeAreas';
import { ABSTENTION_TEXTS } from '#content/smallTalk';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import type { Scored } from '#language/classifier';
import { isForSomeoneElse, tellsOfViolence } from '#language/crisis/detect';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { answerWithArea, areOfOneArea } from '#server/guide/intent/lifeAreas';
import { framedIn, subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, passageParts, textAnswer } from './answerParts';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';
import {
  detectDanger,
  isAboutHarm,
  isAfterDisclosure,
  isForbiddenEntry,
  isForbiddenPage,
  speaksAsChild,
} from './disclosures';
import { answerWithEntry, type KnowledgeItem, knowledgeById, titlesOf } from './knowledge';

/** Passages per answer; 'more' shows the next ones. */
const PASSAGES_PER_ANSWER = 3;

/** Shows the page whose title the user typed or tapped. */
export function pageByTitle(chat: ChatContext): DraftAnswer | null {
  const title = chat.message.trim().toLowerCase();
  const topic = TOPICS.find((one) => one.title.toLowerCase() === title);
  return topic ? answerWithPage(chat, topic, []) : null;
}

/** Shows the page about violence or the page about despair. Returns null if the user is worried about someone else. */
export function pageInDistress(chat: ChatContext): DraftAnswer | null {
  if (isForSomeoneElse(chat.message)) return null;
  const violence = speaksAsChild(chat.message) ? 'a-child-in-danger' : 'safety-at-home';
  const danger = tellsOfViolence(chat.message) ? violence : 'despair-of-life';
  const topic = topicById(danger);
  return topic ? answerWithPage(chat, topic, []) : null;
}

/** Answers users who were harmed and ask whether they must submit or forgive, or whether to stay or leave. */
export function aboutBearingHarm(chat: ChatContext): DraftAnswer | null {
  if (!isAfterDisclosure(chat)) return null;
  const inHand = currentPage(chat);
  const isAtHome = inHand !== null && AT_HOME.has(inHand.id);
  const isByOthers = inHand !== null && (isAtHome || BY_OTHERS.has(inHand.id));
  const asked = HELD_AGAINST.test(chat.message) ? NO_VERSE_FOR_HARM : null;
  const forgiving = isByOthers && ASKS_TO_FORGIVE.test(chat.message) ? FORGIVING_HARM : asked;
  const answer = isAtHome && STAYS_OR_LEAVES.test(chat.message) ? STAY_OR_LEAVE : forgiving;
  if (!answer) return null;
  const passage = answer.passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: pickPhrase(chat, answer.words) },
      ...(passage ? [{ kind: 'passage', of: passage } as const] : []),
    ],
    suggestions: ['Give me words to pray', ...(inHand && isAboutHarm(inHand) ? ['More'] : [])],
  };
}

const AT_HOME = new Set(['safety-at-home', 'when-love-controls']);

/** Pages about harm done by others, in addition to those in AT_HOME. */
const BY_OTHERS = new Set([
  'sexual-violence',
  'hurt-as-a-child',
  'harmed-in-the-church',
  'a-child-in-danger',
  'followed-and-watched',
  'threatened-with-pictures',
  'held-against-your-will',
]);

/** Matches questions about forgiving someone else, not about being forgiven. */
const ASKS_TO_FORGIVE =
  /\b(?:do|does|should|must|can|could|how|have|need|supposed|want\w*|says?|said|tells?|told|asks?|asked)\b[^.!?]{0,40}\bforgiv(?:e|ing|en(?:ess)?)\b(?! (?:me|myself|us)\b)/i;

const STAYS_OR_LEAVES =
  /\b(?:(?:should|can|could|may|must|do|am|if|to|would) (?:i|we|it be (?:a sin|wrong) (?:to|if i))(?: \w+){0,3} (?:stay|leave|left|leaving|staying|go back|go home|divorce|separate|run)\b|(?:break(?:ing)?|broke|keep) my vows?|is (?:leaving|divorce) (?:a sin|wrong|ok|allowed))/i;

const HELD_AGAINST =
  /\b(?:submit\w*|submission|obey\w*|obedient|head of the (?:house|home|wife|family)|(?:wives|women|wife) (?:must|should|should not|have to|be|are to)|power of her own body|god hates divorce|turn the other cheek)\b/i;

// These limits were tuned on the validation messages.
/** Below this probability a page is offered as a choice instead of shown. */
const MIN_PROBABILITY = 0.12;
/** How many times likelier the best page must be than the second, unless it reaches LIKELY. */
const MIN_RATIO = 2;
/** Lower limits if a wrong page does no harm: both pages are of the same life area, or the best one is an entry. */
const MIN_RATIO_NEAR = 1.2;
const MIN_PROBABILITY_NEAR = 0.18;
const LIKELY = 0.3;
/** Minimum probability of a page in ACCUSING, which would hurt someone who did not ask for it. */
const LIKELY_AND_ACCUSING = 0.4;
/** Below this probability a page is not even offered. */
const MIN_OFFERED = 0.02;
const MIN_ACCUSING_OFFERED = 0.1;
const MIN_HARM_OFFERED = 0.2;

const MAX_SHORT_QUESTION_WORDS = 9;
const CLEAR_SUBJECT = 0.6;

/** Shows the page or entry that a message asks for, if it is likely enough and clearly ahead of the second. */
export function classifiedPage(chat: ChatContext): DraftAnswer | null {
  const subject = subjectOf(chat);
  const framed = framedIn(chat.message);
  const asked = knownAskedIn(chat);
  return (
    (asked && answerWithEntry(chat, asked)) ??
    // 'And hallelujah?' looks like a follow-up but is clear without the previous message.
    (subject === chat.message ? null : pageAbout(chat, chat.message, LIKELY)) ??
    pageAbout(chat, subject) ??
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
export function pageAbout(chat: ChatContext, subject: string, minimum = MIN_PROBABILITY): DraftAnswer | null {
  const { pages, outOfScope } = classifyMessage(subject);
  const [best, second] = pages.filter(({ label }) => isOpen(chat, label));
  if (!best || best.probability < minimum || outOfScope > best.probability) return null;
  // After a disclosure, a short message is probably about the harm.
  if (
    isAfterDisclosure(chat) &&
    wordsOf(chat.message).length <= MAX_SHORT_QUESTION_WORDS &&
    best.probability < CLEAR_SUBJECT
  )
    return null;
  if (!isClear(best, second) || isTooGrave(chat, best, pages)) return null;
  const neighbor = second && second.probability > best.probability / 2 ? titlesOf([second.label]) : [];
  const topic = topicById(best.label);
  if (topic) return answerWithPage(chat, topic, neighbor);
  const known = knowledgeById(best.label);
  return known && answerWithEntry(chat, known);
}

/**
 * Whether a page may only be offered, not shown: a page about harm that was not disclosed, or the page about spiritual
 * warfare if the user may be ill.
 */
function isTooGrave(chat: ChatContext, { label }: Scored, pages: readonly Scored[]): boolean {
  if (isHarmPage(label)) return !isAfterDisclosure(chat);
  const mayBeIll = pages.some(
    (page) =>
      page.probability >= NEAR && (ILLNESS.has(page.label) || LIFE_AREAS.body?.pages.includes(page.label)),
  );
  return label === 'spiritual-warfare' && mayBeIll;
}

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

/** Pages about a fault or an enemy: shown to the wrong person, they accuse or frighten. */
const ACCUSING = new Set([
  'laziness',
  'hatred',
  'hypocrisy',
  'pride',
  'greed',
  'lying',
  'revenge',
  'judgement',
  'spiritual-warfare',
  'when-i-hurt-someone',
  'infidelity-of-my-own',
  'a-death-i-caused',
  'abortion-and-after',
]);

/** Minimum share of a page in its life area. With a lower share, the text for the area is shown instead. */
const LIKELY_IN_AREA = 0.6;

/** If only the life area is clear, shows its likeliest page, or else the text for the area with pages as choices. */
export function classifiedArea(chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || detectDanger(chat.message)) return null;
  const { area: read, pages } = classifyMessage(subjectOf(chat));
  if (!read) return null;
  const inArea = read.pages.filter(({ label }) => isOpen(chat, label));
  const titles = (scored: readonly Scored[]) => titlesOf(scored.map(({ label }) => label));
  const [best, second] = inArea;
  const isClear = best && best.probability >= LIKELY_IN_AREA && !ACCUSING.has(best.label);
  const page = isClear ? topicById(best.label) : undefined;
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

const MAX_CHOICES_PER_LIST = 3;
const MAX_AREA_CHOICES = 4;

/** Says that no page fits, and offers the nearest pages as choices or asks a gentle question. */
export function abstain(chat: ChatContext): DraftAnswer {
  const inHand = currentPage(chat);
  // After a disclosure, a message we don't understand is probably still about the harm.
  if (inHand && isAfterDisclosure(chat) && isAboutHarm(inHand)) return stayWith(chat, inHand);
  const { pages, outOfScope } = classifyMessage(subjectOf(chat));
  return offered(chat, outOfScope < 0.5 ? nearestTitles(chat, pages) : []);
}

export function offered(chat: ChatContext, titles: readonly string[]): DraftAnswer {
  if (titles.length < 2)
    return { ...textAnswer(pickPhrase(chat, ABSTENTION_TEXTS.nothing)), suggestions: suggestedTitles(chat) };
  const lead = isOwnStory(chat.message)
    ? [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.manyThings) } as const]
    : [];
  return {
    speaker: 'guide',
    drafts: [...lead, { kind: 'text', text: pickPhrase(chat, ABSTENTION_TEXTS.near) }],
    suggestions: titles,
  };
}

/** A message about oneself with this many words is a story. It gets sympathy before the choices. */
const MIN_STORY_WORDS = 30;

function isOwnStory(message: string): boolean {
  const words = wordsOf(message);
  return (
    words.length >= MIN_STORY_WORDS && words.some((word) => word === 'i' || word === 'my' || word === 'we')
  );
}

/**
 * Answers after a disclosure: says that we didn't understand the question, and shows one more passage for people who
 * were harmed.
 */
function stayWith(chat: ChatContext, topic: Topic): DraftAnswer {
  const next = topic.passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    drafts: next
      ? [
          { kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.staying) },
          { kind: 'passage', of: next },
        ]
      : [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.stayingEnds) }],
    suggestions: ['Give me words to pray', ...(next ? ['More'] : [])],
  };
}

/** Returns the titles of up to three likely pages that were not shown yet. */
export function nearestTitles(chat: ChatContext, pages: readonly Scored[]): string[] {
  const open = pages.filter(
    ({ label, probability }) =>
      (probability >= minProbabilityToOffer(label) && isOpen(chat, label)) ||
      // Users who may be describing harm can choose the page about it.
      (isHarmPage(label) && probability >= MIN_HARM_OFFERED),
  );
  return titlesOf(open.map(({ label }) => label))
    .filter((title) => !chat.transcript.includes(title))
    .slice(0, 3);
}

function minProbabilityToOffer(label: string): number {
  return ACCUSING.has(label) ? MIN_ACCUSING_OFFERED : MIN_OFFERED;
}

function isHarmPage(label: string): boolean {
  const topic = topicById(label);
  return topic !== undefined && isAboutHarm(topic);
}

/**
 * Whether a page or entry may be shown. Pages about harm may be shown only after a disclosure, or if the message hints
 * at danger.
 */
function isOpen(chat: ChatContext, label: string): boolean {
  const topic = topicById(label);
  if (!topic) return !isForbiddenEntry(chat, label);
  const isHarm = isAboutHarm(topic) || topic.id === 'despair-of-life';
  if (isHarm) return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
  return !isForbiddenPage(chat, topic);
}

export function answerWithPage(chat: ChatContext, topic: Topic, neighbour: string[]): DraftAnswer {
  if (chat.transcript.includes(topic.introduction)) return continuePage(chat, topic);
  const shown = topic.passages
    .filter((reference) => !wasShown(chat, reference))
    .slice(0, PASSAGES_PER_ANSWER);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: topic.introduction },
      ...passageParts(shown),
      { kind: 'text', text: topic.questions[0] },
    ],
    also: topic.passages,
    suggestions: ['More', 'Give me words to pray', ...neighbour],
  };
}

/** Shows the next passages of a page. At the end of the page, suggests other pages. */
export function continuePage(chat: ChatContext, topic: Topic): DraftAnswer {
  const left = topic.passages.filter((reference) => !wasShown(chat, reference));
  if (left.length === 0) {
    if (isAboutHarm(topic)) {
      return {
        ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.stayingEnds)),
        suggestions: ['Give me words to pray'],
      };
    }
    return {
      ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.pageEnds)),
      suggestions: [...neighbours(topic), 'Give me words to pray'],
    };
  }
  const question = chat.transcript.includes(topic.questions[1])
    ? []
    : [{ kind: 'text', text: topic.questions[1] } as const];
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: pickPhrase(chat, TURN_TEXTS.more.study) },
      ...passageParts(left.slice(0, PASSAGES_PER_ANSWER)),
      ...question,
    ],
    suggestions: left.length > PASSAGES_PER_ANSWER ? ['More', 'Give me words to pray'] : neighbours(topic),
  };
}

/** Shows the next passage of a page, as the answer to 'another verse', 'why' or 'what now'. */
export function anotherPassage(
  chat: ChatContext,
  act: 'anotherVerse' | 'why' | 'whatNow',
  topic: Topic,
): DraftAnswer {
  const next = topic.passages.find((reference) => !wasShown(chat, reference));
  if (!next) return continuePage(chat, topic);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: pickPhrase(chat, TURN_TEXTS[act].study) },
      { kind: 'passage', of: next },
    ],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

/** Returns the page that was shown last. Returns null if none was shown. */
export function currentPage({ transcript }: ChatContext): Topic | null {
  let latest: Topic | null = null;
  let at = -1;
  for (const topic of TOPICS) {
    const place = transcript.lastIndexOf(topic.introduction);
    if (place > at) [latest, at] = [topic, place];
  }
  return latest;
}

export function topicById(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}

/** Returns a page that suits anyone. The page varies from answer to answer. */
export function pageOfTheTurn(chat: ChatContext): Topic {
  return (
    topicById(SUGGESTED_TOPICS[chat.answerCount % SUGGESTED_TOPICS.length] as string) ?? (TOPICS[0] as Topic)
  );
}

/** Returns the titles of three suggested pages, which vary from answer to answer. */
export function suggestedTitles(chat: ChatContext): string[] {
  const pages = isAfterDisclosure(chat) ? SUGGESTED_TOPICS_AFTER_HARM : SUGGESTED_TOPICS;
  return [0, 1, 2].map(
    (step) => topicById(pages[(chat.answerCount + step * 3) % pages.length] as string)?.title ?? '',
  );
}

function neighbours(topic: Topic): string[] {
  const at = TOPICS.indexOf(topic);
  return [TOPICS[at + 1], TOPICS[at - 1]].flatMap((near) => near?.title ?? []);
}
