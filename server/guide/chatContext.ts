import type { ChatMessage } from '#contract/chats';
import { corrected } from './subject';

/** Everything the guide knows of a conversation: only what the request contains. */
export type ChatContext = {
  /** The current message. */
  message: string;
  /** The user's earlier messages, newest first. */
  earlierMessages: readonly string[];
  /** All earlier answers as one text. */
  transcript: string;
  /** The number of earlier answers. */
  answerCount: number;
  /** Whether a language model answers, so that the guide does not claim otherwise. */
  isWithModel: boolean;
  /** Whether the conversation is about a dream: a dream may sound like danger without being any. */
  isAboutDream: boolean;
  /** The country for helplines; null if unknown. */
  country: string | null;
};

export function chatContextOf(
  messages: readonly ChatMessage[],
  isWithModel: boolean,
  country: string | null = null,
  isAboutDream = false,
): ChatContext {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const message = own.at(-1) ?? '';
  const earlier = own.at(-2);
  return {
    // A correction such as 'It is my mother, not my wife' replaces the word in the previous message: by itself it
    // could be misclassified.
    message: earlier === undefined ? message : (corrected(message, earlier) ?? withoutLeadIn(message)),
    earlierMessages: own.slice(0, -1).reverse(),
    transcript: answers.join('\n'),
    answerCount: answers.length,
    isWithModel,
    isAboutDream,
    country,
  };
}

/** Removes a lead-in: 'OK, different question: who is Boaz' asks who Boaz is. */
const LEAD_IN =
  /^\s*(?:(?:ok(?:ay)?|haha|lol|alright|thanks|thank you|anyway|so|right|now|well)[\s,.!:–-]+){0,3}(?:(?:something|sth) (?:different|else)|(?:a )?(?:different|another|new|next|other|unrelated|one more|last|quick) (?:question|topic|thing|subject)|changing (?:the )?(?:subject|topic)|by the way|btw)(?: (?:now|then|please))?[\s,.!:–-]+(?=\S)/i;

function withoutLeadIn(message: string): string {
  const rest = message.replace(LEAD_IN, '');
  return rest.trim().length > 2 ? rest : message;
}

/** Picks a phrase that was not used yet in this conversation, as long as there is one. */
export function pickPhrase(
  chat: ChatContext,
  phrasings: readonly string[],
  slots: Record<string, string> = {},
): string {
  const filled = phrasings.map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''));
  const start = chat.answerCount % filled.length;
  const inTurn = [...filled.slice(start), ...filled.slice(0, start)];
  return inTurn.find((text) => !chat.transcript.includes(text)) ?? (inTurn[0] as string);
}

/** Whether a passage was shown before: answers name the passages they show in brackets. */
export function wasShown(chat: ChatContext, reference: string): boolean {
  return chat.transcript.includes(`(${reference})`);
}
