import type { ChatAnswer, ChatPart } from '#contract/chats';

/** One message of the history, which includes the welcome message. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** A message as the user sees it. */
export type DisplayMessage = ChatTurn & {
  id: number;
  timestamp: number;
  parts: ChatPart[];
  speaker: ChatAnswer['speaker'];
  /** Null until an answer has started. */
  source: ChatAnswer['source'] | null;
  /** Why the written guide answers instead of a model. */
  fallbackReason: string | null;
  suggestions: string[];
  state: 'complete' | 'writing' | 'stopped' | 'failed';
  /** Why the answer failed, if known. */
  reason: string | null;
};

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
