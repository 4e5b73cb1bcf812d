import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import { smallTalkFromWording, turnIntentFromWording } from '#server/guide/intent/intents';
import type { ChatContext } from '#server/guide/written/chatContext';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { detectDanger } from './danger';
import { detectDisclosure } from './disclosures';

/** Messages further back were answered long ago. */
const MAX_MESSAGES_READ = 8;
/** A message is read together with this many messages before it. */
const MESSAGES_BEFORE = 2;
/** Longer messages can be understood alone. */
const MAX_WORDS = 25;
/** Keeps the classification of a text short. */
const MAX_LENGTH = 300;
/** Minimum harm score of messages that disclose harm only together. */
const MIN_HARM_TOGETHER = 0.5;

/**
 * Joins a short message to the ones before it if they disclose danger or harm only together, such as 'Why did you get to
 * live?' and 'I'm more of a Judas'. Only the first such message is joined: from there on, the conversation has the help
 * that it called for.
 */
export function inContext(chat: ChatContext): ChatContext {
  const newestFirst = [chat.message, ...chat.earlierMessages];
  const messages = newestFirst.slice(0, MAX_MESSAGES_READ).reverse();
  for (const at of messages.keys()) {
    if (disclosesAlone(messages, at)) return chat;
    if (!disclosesWithEarlier(messages, at)) continue;
    const [message = '', ...earlierMessages] = newestFirst.with(
      messages.length - 1 - at,
      joined(messages, at),
    );
    return { ...chat, message, earlierMessages };
  }
  return chat;
}

function disclosesWithEarlier(messages: readonly string[], at: number): boolean {
  if (at === 0 || isClearAlone(messages[at] as string)) return false;
  const text = joined(messages, at);
  const isHarm = detectDisclosure(text) !== null && classifyDanger(text).harm >= MIN_HARM_TOGETHER;
  return isHarm || detectDanger(text) === 'high';
}

function joined(messages: readonly string[], at: number): string {
  return messages
    .slice(Math.max(0, at - MESSAGES_BEFORE), at + 1)
    .join('\n')
    .slice(-MAX_LENGTH);
}

function disclosesAlone(messages: readonly string[], at: number): boolean {
  const message = (messages[at] as string).slice(0, MAX_LENGTH);
  return (
    detectDanger(message) === 'high' ||
    detectDisclosure(message) !== null ||
    urgentSituationIn(message, messages.slice(0, at).reverse()) !== null
  );
}

function isClearAlone(message: string): boolean {
  return (
    wordsOf(message).length > MAX_WORDS ||
    turnIntentFromWording(message) !== null ||
    smallTalkFromWording(message) !== null ||
    isBibleQuestion(message) ||
    mentionsGoodNews(message)
  );
}
