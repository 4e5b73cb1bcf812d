import { AREAS } from '#content/areas';
import { ACTS, LINES, TO_TRY, TO_TRY_GUARDED } from '#content/dialogue';
import { ABSTAIN } from '#content/replies';
import { FORGIVING_HARM, NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/safetyWords';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import type { Scored } from '#language/classifier';
import { isForSomeoneElse, tellsOfViolence } from '#language/crisis/crisis';
import { wordsOf } from '#language/normalize';
import { areOfOneArea, tellArea } from './areas';
import { type Conversation, phrase, wasShown } from './conversation';
import {
  dangerHeardIn,
  isAboutHarm,
  isGuarded,
  isKeptAway,
  isKnownKeptAway,
  speaksAsChild,
} from './disclosures';
import { type Drafted, passageDrafts, says } from './drafts';
import { type Known, knownById, tellKnown, titlesOf } from './knowledge';
import { framedIn, subjectOf } from './subject';
import { understand } from './understanding';

/** So many passages stand in one answer; 'more' brings the next. */
const PER_ANSWER = 3;

/** A page asked for by its title, as the suggestions name it. */
export function titledPage(talk: Conversation): Drafted | null {
  const title = talk.said.trim().toLowerCase();
  const topic = TOPICS.find((one) => one.title.toLowerCase() === title);
  return topic ? tellPage(talk, topic, []) : null;
}

/** For somebody in danger the page that speaks to it; where that is less clear, the page for what was said. */
export function pageInDistress(talk: Conversation): Drafted | null {
  if (isForSomeoneElse(talk.said)) return null;
  const violence = speaksAsChild(talk.said) ? 'a-child-in-danger' : 'safety-at-home';
  const danger = tellsOfViolence(talk.said) ? violence : 'despair-of-life';
  const topic = pageOf(danger);
  return topic ? tellPage(talk, topic, []) : null;
}

/** What is said to someone who was hurt and asks whether the Bible wants them to bear it, or whether to stay or leave. */
export function aboutBearingHarm(talk: Conversation): Drafted | null {
  if (!isGuarded(talk)) return null;
  const inHand = pageInHand(talk);
  const isAtHome = inHand !== null && AT_HOME.has(inHand.id);
  const isByOthers = inHand !== null && (isAtHome || BY_OTHERS.has(inHand.id));
  const asked = HELD_AGAINST.test(talk.said) ? NO_VERSE_FOR_HARM : null;
  const forgiving = isByOthers && ASKS_TO_FORGIVE.test(talk.said) ? FORGIVING_HARM : asked;
  const said = isAtHome && STAYS_OR_LEAVES.test(talk.said) ? STAY_OR_LEAVE : forgiving;
  if (!said) return null;
  const passage = said.passages.find((reference) => !wasShown(talk, reference));
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, said.words) },
      ...(passage ? [{ kind: 'passage', of: passage } as const] : []),
    ],
    suggestions: ['Give me words to pray', ...(inHand && isAboutHarm(inHand) ? ['More'] : [])],
  };
}

const AT_HOME = new Set(['safety-at-home', 'when-love-controls']);

/** Further pages about harm that somebody else does. */
const BY_OTHERS = new Set([
  'sexual-violence',
  'hurt-as-a-child',
  'harmed-in-the-church',
  'a-child-in-danger',
  'followed-and-watched',
  'threatened-with-pictures',
  'held-against-your-will',
]);

/** Whether to forgive another; not whether oneself is forgiven. */
const ASKS_TO_FORGIVE =
  /\b(?:do|does|should|must|can|could|how|have|need|supposed|want\w*|says?|said|tells?|told|asks?|asked)\b[^.!?]{0,40}\bforgiv(?:e|ing|en(?:ess)?)\b(?! (?:me|myself|us)\b)/i;

const STAYS_OR_LEAVES =
  /\b(?:(?:should|can|could|may|must|do|am|if|to|would) (?:i|we|it be (?:a sin|wrong) (?:to|if i))(?: \w+){0,3} (?:stay|leave|left|leaving|staying|go back|go home|divorce|separate|run)\b|(?:break(?:ing)?|broke|keep) my vows?|is (?:leaving|divorce) (?:a sin|wrong|ok|allowed))/i;

const HELD_AGAINST =
  /\b(?:submit\w*|submission|obey\w*|obedient|head of the (?:house|home|wife|family)|(?:wives|women|wife) (?:must|should|should not|have to|be|are to)|power of her own body|god hates divorce|turn the other cheek)\b/i;

// Found on the validation messages.
/** Below it a page is a guess, and is offered and not told. */
const MIN_PROBABILITY = 0.12;
/** So many times as likely as the next page a page must be, unless it is likely by itself. */
const MIN_RATIO = 2;
/** The same where the wrong one would hurt nobody: before a page of the same part of life, and for an entry. */
const MIN_RATIO_NEAR = 1.2;
const MIN_PROBABILITY_NEAR = 0.18;
const LIKELY = 0.3;
/** A page that would hurt whoever did not ask for it must be so likely. */
const LIKELY_AND_ACCUSING = 0.4;
/** A page that is less likely than this is not even offered. */
const MIN_OFFERED = 0.02;
const MIN_ACCUSING_OFFERED = 0.1;
const MIN_HARM_OFFERED = 0.2;

const SHORT_QUESTION = 9;
const CLEAR_SUBJECT = 0.6;

/** The page or the entry a message asks for, when it is likely enough and clearly ahead of the next one. */
export function understoodPage(talk: Conversation): Drafted | null {
  const subject = subjectOf(talk);
  const framed = framedIn(talk.said);
  const asked = knownAskedIn(talk);
  return (
    (asked && tellKnown(talk, asked)) ??
    // 'And hallelujah?' follows something else, and is clear by itself.
    (subject === talk.said ? null : pageAbout(talk, talk.said, LIKELY)) ??
    pageAbout(talk, subject) ??
    (framed ? pageAbout(talk, framed) : null)
  );
}

/** 'My mother says God sends the bread. Is contraception sin?': an entry one sentence of a longer message plainly asks for. */
function knownAskedIn(talk: Conversation): Known | null {
  const sentences = talk.said.match(/[^.?!\n]+[.?!]*/g) ?? [];
  if (sentences.length < 2 || isGuarded(talk)) return null;
  for (const sentence of sentences.slice(0, SENTENCES_MAX)) {
    const words = wordsOf(sentence).length;
    if (words === 0 || (words > WORDS_OF_A_NAME && !sentence.includes('?'))) continue;
    const [page] = understand(sentence.trim()).pages;
    const known = page && page.probability >= CLEAR_SUBJECT ? knownById(page.label) : null;
    if (known?.kind === 'difference' && !isKnownKeptAway(talk, page?.label ?? '')) return known;
  }
  return null;
}

const SENTENCES_MAX = 12;
const WORDS_OF_A_NAME = 2;

/** The page or the entry for a subject, where the conversation allows it. */
export function pageAbout(talk: Conversation, subject: string, minimum = MIN_PROBABILITY): Drafted | null {
  const { pages, outOfScope } = understand(subject);
  const [best, second] = pages.filter(({ label }) => isOpen(talk, label));
  if (!best || best.probability < minimum || outOfScope > best.probability) return null;
  // After harm was told, a few words are most likely about it.
  if (isGuarded(talk) && wordsOf(talk.said).length <= SHORT_QUESTION && best.probability < CLEAR_SUBJECT)
    return null;
  if (!isClear(best, second) || isTooGrave(talk, best, pages)) return null;
  const neighbor = second && second.probability > best.probability / 2 ? titlesOf([second.label]) : [];
  const topic = pageOf(best.label);
  if (topic) return tellPage(talk, topic, neighbor);
  const known = knownById(best.label);
  return known && tellKnown(talk, known);
}

/** What is offered and not told: harm nobody has told of, and an enemy to people who may be ill. */
function isTooGrave(talk: Conversation, { label }: Scored, pages: readonly Scored[]): boolean {
  if (isHarmPage(label)) return !isGuarded(talk);
  const mayBeIll = pages.some(
    (page) => page.probability >= NEAR && (ILLNESS.has(page.label) || AREAS.body?.pages.includes(page.label)),
  );
  return label === 'spiritual-warfare' && mayBeIll;
}

const NEAR = 0.05;
const ILLNESS = new Set(['when-the-mind-is-ill', 'depression', 'thoughts-you-do-not-want']);

/** Whether the best page is likely enough, and far enough ahead of the next one, to be told. */
function isClear({ label, probability }: Scored, second: Scored | undefined): boolean {
  if (ACCUSING.has(label)) return probability >= LIKELY_AND_ACCUSING;
  const ratio = probability / (second?.probability || Number.MIN_VALUE);
  if (probability >= LIKELY || ratio >= MIN_RATIO) return true;
  const isNear = knownById(label) !== null || (second !== undefined && areOfOneArea(label, second.label));
  return isNear && probability >= MIN_PROBABILITY_NEAR && ratio >= MIN_RATIO_NEAR;
}

/** Pages that tell of a fault or an enemy: told to the wrong person they accuse or frighten. */
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

/** Within its part of life a page must be so likely to be told. */
const LIKELY_IN_AREA = 0.6;

/** When no page is clear but the part of life is: its likeliest page, or words for the whole with its pages as choices. */
export function understoodArea(talk: Conversation): Drafted | null {
  if (isGuarded(talk) || dangerHeardIn(talk.said)) return null;
  const { area: read, pages } = understand(subjectOf(talk));
  if (!read) return null;
  const inArea = read.pages.filter(({ label }) => isOpen(talk, label));
  const titles = (scored: readonly Scored[]) => titlesOf(scored.map(({ label }) => label));
  const [best, second] = inArea;
  const isClear = best && best.probability >= LIKELY_IN_AREA && !ACCUSING.has(best.label);
  const page = isClear ? pageOf(best.label) : undefined;
  if (page && !talk.told.includes(page.introduction))
    return tellPage(talk, page, titles(second ? [second] : []));
  const near = pages.filter(({ label }) => isOpen(talk, label)).slice(0, CHOICES);
  const choices = [...new Set([...titles(inArea.slice(0, CHOICES)), ...titles(near)])];
  return tellArea(
    talk,
    read.area,
    choices.filter((title) => !talk.told.includes(title)).slice(0, MOST_CHOICES),
  );
}

const CHOICES = 3;
const MOST_CHOICES = 4;

/** Says that nothing prepared fits: with the pages that lie nearest as choices, or with a gentle question. */
export function abstained(talk: Conversation): Drafted {
  const inHand = pageInHand(talk);
  // After harm was told, what is not understood is most likely still about it.
  if (inHand && isGuarded(talk) && isAboutHarm(inHand)) return stayWith(talk, inHand);
  const { pages, outOfScope } = understand(subjectOf(talk));
  return offered(talk, outOfScope < 0.5 ? nearestTitles(talk, pages) : []);
}

/** The titles as choices, or a gentle question where there are none. */
export function offered(talk: Conversation, titles: readonly string[]): Drafted {
  if (titles.length < 2) return { ...says(phrase(talk, ABSTAIN.nothing)), suggestions: toTry(talk) };
  const lead = isOwnStory(talk.said) ? [{ kind: 'text', text: phrase(talk, LINES.manyThings) } as const] : [];
  return {
    speaker: 'guide',
    drafts: [...lead, { kind: 'text', text: phrase(talk, ABSTAIN.near) }],
    suggestions: titles,
  };
}

/** So many words about oneself are more than a question, and are met with more than choices. */
const OWN_STORY_WORDS = 30;

function isOwnStory(said: string): boolean {
  const words = wordsOf(said);
  return (
    words.length >= OWN_STORY_WORDS && words.some((word) => word === 'i' || word === 'my' || word === 'we')
  );
}

/** After harm was told: says that the question is not understood, and shows one more passage for people who were harmed. */
function stayWith(talk: Conversation, topic: Topic): Drafted {
  const next = topic.passages.find((reference) => !wasShown(talk, reference));
  return {
    speaker: 'guide',
    drafts: next
      ? [
          { kind: 'text', text: phrase(talk, LINES.staying) },
          { kind: 'passage', of: next },
        ]
      : [{ kind: 'text', text: phrase(talk, LINES.stayingEnds) }],
    suggestions: ['Give me words to pray', ...(next ? ['More'] : [])],
  };
}

/** The titles of up to three pages that may be meant and were not told yet. */
export function nearestTitles(talk: Conversation, pages: readonly Scored[]): string[] {
  const open = pages.filter(
    ({ label, probability }) =>
      (probability >= leastToOffer(label) && isOpen(talk, label)) ||
      // Who may mean harm without saying so can choose the page about it.
      (isHarmPage(label) && probability >= MIN_HARM_OFFERED),
  );
  return titlesOf(open.map(({ label }) => label))
    .filter((title) => !talk.told.includes(title))
    .slice(0, 3);
}

function leastToOffer(label: string): number {
  return ACCUSING.has(label) ? MIN_ACCUSING_OFFERED : MIN_OFFERED;
}

function isHarmPage(label: string): boolean {
  const topic = pageOf(label);
  return topic !== undefined && isAboutHarm(topic);
}

/** Pages about harm come only to those who told of it, or whose words at least hint at it. */
function isOpen(talk: Conversation, label: string): boolean {
  const topic = pageOf(label);
  if (!topic) return !isKnownKeptAway(talk, label);
  const isHarm = isAboutHarm(topic) || topic.id === 'despair-of-life';
  if (isHarm) return isGuarded(talk) || dangerHeardIn(talk.said) !== null;
  return !isKeptAway(talk, topic);
}

export function tellPage(talk: Conversation, topic: Topic, neighbour: string[]): Drafted {
  if (talk.told.includes(topic.introduction)) return goOn(talk, topic);
  const shown = topic.passages.filter((reference) => !wasShown(talk, reference)).slice(0, PER_ANSWER);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: topic.introduction },
      ...passageDrafts(shown),
      { kind: 'text', text: topic.questions[0] },
    ],
    also: topic.passages,
    suggestions: ['More', 'Give me words to pray', ...neighbour],
  };
}

/** The next passages of a page, and what can be looked at when it ends. */
export function goOn(talk: Conversation, topic: Topic): Drafted {
  const left = topic.passages.filter((reference) => !wasShown(talk, reference));
  if (left.length === 0) {
    if (isAboutHarm(topic)) {
      return { ...says(phrase(talk, LINES.stayingEnds)), suggestions: ['Give me words to pray'] };
    }
    return {
      ...says(phrase(talk, LINES.pageEnds)),
      suggestions: [...neighbours(topic), 'Give me words to pray'],
    };
  }
  const question = talk.told.includes(topic.questions[1])
    ? []
    : [{ kind: 'text', text: topic.questions[1] } as const];
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS.more.study) },
      ...passageDrafts(left.slice(0, PER_ANSWER)),
      ...question,
    ],
    suggestions: left.length > PER_ANSWER ? ['More', 'Give me words to pray'] : neighbours(topic),
  };
}

/** The next passage of a page, in answer to what was asked about it. */
export function anotherPassage(
  talk: Conversation,
  act: 'anotherVerse' | 'why' | 'whatNow',
  topic: Topic,
): Drafted {
  const next = topic.passages.find((reference) => !wasShown(talk, reference));
  if (!next) return goOn(talk, topic);
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, ACTS[act].study) },
      { kind: 'passage', of: next },
    ],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

/** The page that was told last. */
export function pageInHand({ told }: Conversation): Topic | null {
  let latest: Topic | null = null;
  let at = -1;
  for (const topic of TOPICS) {
    const place = told.lastIndexOf(topic.introduction);
    if (place > at) [latest, at] = [topic, place];
  }
  return latest;
}

export function pageOf(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}

/** A page for everybody, another one each time. */
export function anyPage(talk: Conversation): Topic {
  return pageOf(TO_TRY[talk.turns % TO_TRY.length] as string) ?? (TOPICS[0] as Topic);
}

/** Three pages one might ask for, others each time. */
export function toTry(talk: Conversation): string[] {
  const pages = isGuarded(talk) ? TO_TRY_GUARDED : TO_TRY;
  return [0, 1, 2].map(
    (step) => pageOf(pages[(talk.turns + step * 3) % pages.length] as string)?.title ?? '',
  );
}

function neighbours(topic: Topic): string[] {
  const at = TOPICS.indexOf(topic);
  return [TOPICS[at + 1], TOPICS[at - 1]].flatMap((near) => near?.title ?? []);
}
