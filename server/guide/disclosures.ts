import { heardIn, isImmediate } from '#content/care';
import { SAFETY_WORDS, type SafetyWords } from '#content/safetyWords';
import type { Topic } from '#content/topic';
import { TOPICS } from '#content/topics';
import { topicsFor } from '#server/scripture/topics';
import { stepOutOf } from './acts';
import type { Conversation } from './conversation';

/** Found on the validation messages: below it one ordinary line in a hundred would be taken for a disclosure. */
const MIN_SCORE = 9;

const WORDS_OF_PAGE = new Map<string, SafetyWords>(SAFETY_WORDS.map((words) => [words.page, words]));

export type Disclosure = { words: SafetyWords; page: Topic };

/**
 * What harm a message tells of: a page that was chosen by its title, or else the one that fits best. Null for every other
 * message, for danger in this hour, and for what a doctor, a lawyer or nobody may answer.
 */
export function disclosureIn(said: string): Disclosure | null {
  const title = said.trim().toLowerCase();
  const page = TOPICS.find((topic) => topic.title.toLowerCase() === title) ?? fittingPage(said);
  const words = page && WORDS_OF_PAGE.get(page.id);
  return words ? { words, page } : null;
}

function fittingPage(said: string): Topic | null {
  if (isImmediate(said) || stepOutOf(said)) return null;
  const [best] = topicsFor(said);
  return best && best.score >= MIN_SCORE ? best.topic : null;
}

/**
 * Whether somebody told of harm or danger in this conversation. From then on nothing is searched by its words, and pages
 * and suggestions that would ask them to bear, obey or forgive stay away.
 */
export function isGuarded(talk: Conversation): boolean {
  const known = guarded.get(talk);
  if (known !== undefined) return known;
  const messages = [talk.said, ...talk.before].map((message) => message.slice(0, LOOKED_AT));
  const isSo = messages.some((message) => heardIn(message) === 'plainly' || disclosureIn(message) !== null);
  guarded.set(talk, isSo);
  return isSo;
}

/** Of each earlier message its beginning: to read forty long ones would take half a second. */
const LOOKED_AT = 300;

/** Asked several times for one answer. */
const guarded = new WeakMap<Conversation, boolean>();

/** Pages that hurt whoever was harmed, however well they are meant. */
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

export function isKeptAway(talk: Conversation, topic: Topic): boolean {
  return KEPT_AWAY.has(topic.id) && isGuarded(talk);
}
