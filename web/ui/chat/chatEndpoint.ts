import type { ChatAnswer } from '#contract/chats';

/** One message of the history, which includes the welcome message. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** The endpoint of a chat. */
export type ChatEndpoint = {
  path: string;
  /** Builds the request body; the question is the last of the messages. */
  bodyOf: (messages: ChatTurn[]) => object;
  /** Fallback texts for a response without text and for a network error. */
  failed: { wordless: string; lost: string };
  /** Whether `fallback` next to an error counts as an answer. */
  takesFallback: boolean;
  /** What a flag refers to. */
  surface: ChatSurface;
  about: string;
  /** Who wrote the first message. */
  welcomeSource: AnswerSource;
};

export type ChatSurface = 'study' | 'figure' | 'dream';

export type AnswerSource = ChatAnswer['source'];
