import type { ChatAnswer } from '#contract/chats';

/** One message of the history, which includes the welcome message. */
export type Said = { role: 'user' | 'assistant'; content: string };

/** The endpoint of a chat. */
export type Line = {
  path: string;
  /** Builds the request body; the question is the last of the messages. */
  bodyOf: (messages: Said[]) => object;
  /** Fallback texts for a response without text and for a network error. */
  failed: { wordless: string; lost: string };
  /** Whether `fallback` next to an error counts as an answer. */
  takesFallback: boolean;
  /** What a flag refers to. */
  surface: Surface;
  about: string;
  /** Who wrote the first message. */
  welcomeSource: Source;
};

export type Surface = 'study' | 'figure' | 'dream';

export type Source = ChatAnswer['source'];
