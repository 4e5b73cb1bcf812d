import type { ChatAnswer } from '#contract/chats';

/** What was said in a conversation so far, the guide's first message included. */
export type Said = { role: 'user' | 'assistant'; content: string };

/** How a conversation reaches its call. */
export type Line = {
  path: string;
  /** What is sent; the question stands last in `said`. */
  bodyOf: (said: Said[]) => object;
  /** What stands in the place of an answer that holds no words, and of one that did not come. */
  failed: { wordless: string; lost: string };
  /** Whether words that come beside an error are an answer. */
  takesFallback: boolean;
  /** What an answer that is flagged belongs to. */
  surface: Surface;
  about: string;
  /** Who wrote the first message. */
  welcomeSource: Source;
};

export type Surface = 'study' | 'figure' | 'dream';

export type Source = ChatAnswer['source'];
