import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';
import { harmInWording } from '#language/disclosures/harmInWording';
import { lazy } from '#language/lazy';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import type { ChatContext } from '#server/guide/written/chatContext';
import { findLastShown } from '#server/guide/written/lastShown';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { topicById } from '#server/guide/written/topics';
import { isHurtAsChild, isWrittenByChild } from './children';
import { disclosesHarm } from './disclosesHarm';
import { type Disclosure, fittingPage, isAboutHarm } from './disclosures';

/**
 * Whether the user disclosed harm or danger in this conversation. From then on, word search is off, and pages and
 * suggestions that would ask them to endure, obey or forgive are excluded.
 */
export function isAfterDisclosure(chat: ChatContext): boolean {
  const known = disclosureCache.get(chat);
  if (known !== undefined) return known;
  const hasDisclosed = [chat.message, ...chat.earlierMessages].some(disclosesHarm);
  disclosureCache.set(chat, hasDisclosed);
  return hasDisclosed;
}

/** Only this many characters of each message are read, because a history may have sixty long messages. */
const MAX_LENGTH_READ = 300;

/**
 * Whether a child writes about being hurt. The age may come first or last: 'I'm 13' after 'My stepdad comes into my
 * room'.
 */
export function isFromChild({ message, earlierMessages }: ChatContext): boolean {
  return [message, ...earlierMessages].some((one) => {
    const read = one.slice(0, MAX_LENGTH_READ);
    return isWrittenByChild(read) || isHurtAsChild(read);
  });
}

/** Returns the page about harm that this conversation showed last. Returns null if it showed none. */
export function harmPageOf({ transcript }: Pick<ChatContext, 'transcript'>): Topic | null {
  return lastHarmPage()(transcript)?.item ?? null;
}

/** Returns the page about harm or despair that this conversation showed last. Returns null if it showed none. */
export function distressPageOf(chat: Pick<ChatContext, 'transcript'>): Topic | null {
  const despair = topicById(PAGE_IDS.despair);
  const isShown = despair && chat.transcript.includes(despair.introduction);
  return harmPageOf(chat) ?? (isShown ? despair : null);
}

const lastHarmPage = lazy(() =>
  findLastShown(TOPICS.filter(isAboutHarm), ({ introduction }) => introduction),
);

/**
 * Whether a disclosure only continues the one that the conversation is about. 'He cries after' alone sounds like another
 * kind of harm, so a change needs clear words or a very high score.
 */
export function continuesDisclosure(chat: ChatContext, { page }: Disclosure): boolean {
  const shown = distressPageOf(chat);
  if (!shown || harmInWording(chat.message) || fittingPage(chat.message)?.id === page.id) return false;
  const { harm } = classifyDanger(chat.message);
  return shown.id === page.id ? SHOWN_ONCE.has(page.id) : harm < MIN_HARM_TO_CHANGE;
}

const MIN_HARM_TO_CHANGE = 0.97;

/** Pages whose help is shown once: seeing it after every message would feed the worry or the grief. */
const SHOWN_ONCE = new Set<string>([PAGE_IDS.unwantedThoughts, PAGE_IDS.afterSuicide]);

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
