import type { ChatAnswer } from '#contract/chats';

/** One message of the history, which includes the welcome message. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string };

export type ChatEndpoint = {
  path: string;
  /** Builds the request body. The last message is the question. */
  bodyOf: (messages: ChatTurn[]) => object;
  /** Texts that replace the answer: `wordless` if the response has no text, `lost` after a network error. */
  failed: { wordless: string; lost: string };
  /** Whether the `fallback` text of an error response counts as an answer. */
  takesFallback: boolean;
  /** The kind of chat to which a flag refers. `about` is the figure or symbol. */
  surface: ChatSurface;
  about: string;
  /** Who wrote the welcome message. */
  welcomeSource: AnswerSource;
};

export type ChatSurface = 'study' | 'figure' | 'dream';

export type AnswerSource = ChatAnswer['source'];
