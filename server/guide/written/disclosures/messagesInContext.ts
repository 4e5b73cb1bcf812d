import { matchesCrisisPatterns } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import type { ChatContext } from '#server/guide/written/chatContext';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { detectDanger } from './danger';
import { disclosesHarm } from './disclosesHarm';
import { saysNoCrisis } from './disclosureExceptions';
import { detectDisclosure } from './disclosures';
import { CLEAR_HARM, MIN_HARM } from './limits';

/** Messages further back were answered long ago. */
const MAX_MESSAGES_READ = 8;
/** A message is read together with one and with two messages before it. */
const MESSAGES_BEFORE = [1, 2];
/** Longer messages can be understood alone. */
const MAX_WORDS = 25;
/** Keeps the classification of a text short. */
const MAX_LENGTH = 300;
/** Minimum harm score of a message, alone or together with the earlier ones, if they disclose harm only together. */
const MIN_HARM_TOGETHER = 0.4;
/** Minimum danger to life of messages that only sound like danger together. */
const MIN_HARM_TO_LIFE_TOGETHER = 0.25;
/** Below this harm score of all messages together, the earlier ones explain as harmless what sounds like harm alone. */
const MIN_HARM_WITH_EARLIER = 0.09;
/** Below this danger to life of all messages together, a high n-gram score of one message alone is doubted. */
const MAX_DOUBTED_LIFE = 0.1;

/** Words that disclose harm without the messages before them. */
const NAMES_HARM_CLEARLY =
  /\b(?:rap(?:e|ed|ing)|abus\w*|molest\w*|assault\w*|touch(?:ed|es|ing)? (?:me|when)|(?:hits?|beats?|slaps?|hurts?|chokes?|kicks?|push(?:es|ed)?|shove[sd]?|punche?[sd]?|grab(?:s|bed)?) me(?! to\b)|suicid\w*|overdos\w*|cutting myself)\b/i;

/**
 * Joins a short message to the ones before it if it can only be understood together with them: 'I'm more of a Judas'
 * after 'Why did you get to live?' discloses danger, and 'They would say it's ok and that is worse' after a bad grade
 * does not. Reads up to the first disclosure: from there on, the conversation has the help that it called for.
 */
export function inContext(chat: ChatContext): ChatContext {
  const newestFirst = [chat.message, ...chat.earlierMessages];
  const messages = newestFirst.slice(0, MAX_MESSAGES_READ).reverse();
  for (const at of messages.keys()) {
    const read = withEarlier(messages, at);
    newestFirst[messages.length - 1 - at] = read;
    if (disclosesHarm(read) || isUrgent(messages, at)) break;
  }
  const [message = '', ...earlierMessages] = newestFirst;
  return { ...chat, message, earlierMessages };
}

/** Returns a message, joined to the ones before it if that changes whether it discloses harm. */
function withEarlier(messages: readonly string[], at: number): string {
  const message = withoutThreatOfBoss(messages, at);
  if (at === 0 || isClearAlone(message)) return message;
  const texts = MESSAGES_BEFORE.map((count) => joined(messages.slice(Math.max(0, at - count), at + 1)));
  const isChanged = disclosesHarm(message) ? isExplainedBy : discloseTogether;
  return texts.find((text) => isChanged(message, text)) ?? message;
}

/** Rewrites 'If I say no he'll murder me' after a message about a boss or a coach, unless that one discloses harm. */
function withoutThreatOfBoss(messages: readonly string[], at: number): string {
  const message = messages[at] as string;
  const before = messages.slice(Math.max(0, at - 2), at);
  const isOfBoss = before.some((one) => NAMES_BOSS.test(one)) && !before.some(disclosesHarm);
  return isOfBoss && !OF_WEAPON.test(message)
    ? message.replace(THREAT_AS_IDIOM, 'will be furious with me')
    : message;
}

const NAMES_BOSS =
  /\b(?:my|the|our) (?:\w+ )?(?:boss|manager|supervisor|coach|teacher|professor|editor|director|landlord|foreman|head chef|principal)\b/i;
const THREAT_AS_IDIOM =
  /(?:['’]ll| will| would|['’]d|['’]s (?:gonna|going to)| is (?:gonna|going to)|(?<=\b(?:he|she))ll) (?:literally |actually )?(?:murder|kill) me\b/i;
const OF_WEAPON =
  /\b(?:gun|knife|weapon\w*|threat\w*|hit\w*|beat\w*|hurt\w*|chok\w*|follow\w*|stalk\w*|scared|afraid|police|said he|told me)\b/i;

/** Whether the earlier messages explain as harmless what sounds like harm alone. */
function isExplainedBy(message: string, text: string): boolean {
  const { harm, life } = classifyDanger(text);
  // Only the n-gram score finds danger in 'he wont, i asked already'.
  const alone = classifyDanger(message).harm;
  const isOnlyScored = alone < MIN_HARM && life < MAX_DOUBTED_LIFE;
  const isDoubted = alone < CLEAR_HARM && harm < MIN_HARM_WITH_EARLIER;
  return !disclosesHarm(text) && (isOnlyScored || isDoubted);
}

function discloseTogether(message: string, text: string): boolean {
  if (!disclosesHarm(text)) return false;
  const { harm, harmToLife } = classifyDanger(text);
  const alone = classifyDanger(message);
  const isDanger = detectDanger(text) === 'high' || harm >= MIN_HARM_TOGETHER;
  if (isDanger && harmToLife >= MIN_HARM_TO_LIFE_TOGETHER) return true;
  // 'She won't take my calls' and 'She's my daughter' sound like worry about a life.
  const isWorry = detectDisclosure(text)?.page.id === PAGE_IDS.worriedForSomeone;
  const isLikelyWorry = Math.max(harmToLife, alone.harmToLife) >= MIN_HARM_TO_LIFE_TOGETHER;
  return Math.max(harm, alone.harm) >= MIN_HARM_TOGETHER && (!isWorry || isLikelyWorry);
}

function joined(messages: readonly string[]): string {
  return messages.join('\n').slice(-MAX_LENGTH);
}

function isUrgent(messages: readonly string[], at: number): boolean {
  return urgentSituationIn(messages[at] as string, messages.slice(0, at).reverse()) !== null;
}

function isClearAlone(message: string): boolean {
  return (
    wordsOf(message).length > MAX_WORDS ||
    turnIntentFromWording(message) !== null ||
    smallTalkFromWording(message) !== null ||
    isBibleQuestion(message) ||
    mentionsGoodNews(message) ||
    saysNoCrisis(message) ||
    harmInWording(message) !== null ||
    matchesCrisisPatterns(message) ||
    NAMES_HARM_CLEARLY.test(message)
  );
}
