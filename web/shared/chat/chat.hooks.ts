import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import { ApiError, postForStream } from '#web/lib/api';
import { countryField } from '#web/lib/country';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { useUser } from '#web/lib/session/session.hooks';
import type { ChatEndpoint, ChatTurn, DisplayMessage } from './chatEndpoint';
import { earlierChat, saveChat } from './earlierChats.store';

const INTERRUPTED = 'The answer was cut off here.';

type Speaker = Pick<ChatAnswer, 'speaker' | 'source' | 'fallbackReason'>;

/** All fields are optional: a server that implements only the specification does not send our additional ones. */
type PartialAnswer = Partial<ChatAnswer> & { fallback?: string; error?: unknown };

export type Chat = ReturnType<typeof useChat>;

/**
 * Manages one chat with streaming answers. It opens with the welcome alone; earlier messages of this tab are one tap away. A chat is kept in memory only.
 */
export function useChat(endpoint: ChatEndpoint, welcome: string, starters: readonly string[] = []) {
  const client = useQueryClient();
  const [messages, setMessages] = useState<DisplayMessage[]>(() => [
    newMessage('assistant', { content: welcome, source: endpoint.welcomeSource, suggestions: [...starters] }),
  ]);
  const key = `${useUser()?.id} ${endpoint.surface} ${endpoint.about}`;
  const [earlier, setEarlier] = useState(() => earlierChat(key));
  const [isAnswering, setAnswering] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => saveChat(key, [...earlier, ...messages.slice(1)]), [key, earlier, messages]);

  const change = useCallback((id: number, changed: (message: DisplayMessage) => Partial<DisplayMessage>) => {
    setMessages((all) => all.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)));
  }, []);

  /** Resolves to true if the answer is complete or the user stopped it, and to false if it failed. */
  const ask = async (history: DisplayMessage[]): Promise<boolean> => {
    const answer = newMessage('assistant', { state: 'writing' });
    setMessages([...history, answer]);
    setAnswering(true);
    const controller = new AbortController();
    running.current = controller;
    try {
      const question = { ...endpoint.bodyOf(historyOf(history)), ...countryField() };
      const response = await postForStream<Speaker, ChatPart, PartialAnswer>(endpoint.path, question, {
        signal: controller.signal,
        onSpeaker: (speaker) => change(answer.id, () => ({ ...speaker, parts: [], content: '' })),
        onPart: (part) =>
          change(answer.id, ({ parts }) => ({
            parts: [...parts, part],
            content: contentOf([...parts, part]),
          })),
      });
      refreshProgress(client);
      const completed = completedFrom(response, endpoint);
      change(answer.id, () => completed ?? { parts: [], content: endpoint.failed.wordless, state: 'failed' });
      return completed !== null;
    } catch (error) {
      if (controller.signal.aborted) {
        change(answer.id, () => ({ state: 'stopped' }));
        return true;
      }
      const sentence = error instanceof ApiError ? error.userMessage : null;
      // Keeps what arrived before the connection broke.
      change(answer.id, ({ content }) => ({
        content: content || endpoint.failed.lost,
        state: 'failed',
        reason: sentence ?? (content ? INTERRUPTED : null),
      }));
      return false;
    } finally {
      if (running.current === controller) setAnswering(false);
    }
  };

  return {
    messages,
    isAnswering,
    send: (content: string) => ask([...messages, newMessage('user', { content })]),
    stop: () => running.current?.abort(),
    /** Asks the last question again. The new answer replaces the one that failed or was stopped. */
    retry: () => ask(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
    hasAnswer: messages.some(({ role, state }, at) => at > 0 && role === 'assistant' && state !== 'writing'),
    hasEarlier: earlier.length > 0,
    /** Shows the earlier messages of this tab before the new ones. */
    showEarlier: () => {
      setMessages([...messages.slice(0, 1), ...earlier, ...messages.slice(1)]);
      setEarlier([]);
    },
    /** Clears the chat. Returns a function that restores it. */
    end: () => {
      setMessages(messages.slice(0, 1));
      setEarlier([]);
      return () => {
        setMessages(messages);
        setEarlier(earlier);
      };
    },
  };
}

/** Returns null if the response has no text, or is an error whose fallback text the endpoint does not accept. */
function completedFrom(
  response: PartialAnswer,
  { takesFallback }: ChatEndpoint,
): Partial<DisplayMessage> | null {
  const content = response.response || response.fallback;
  if (!content || (response.error && !takesFallback)) return null;
  const { parts = [], speaker = 'figure', source = null, fallbackReason = null, suggestions = [] } = response;
  return { content, parts, speaker, source, fallbackReason, suggestions, state: 'complete' };
}

let lastId = 0;

function newMessage(role: DisplayMessage['role'], fields: Partial<DisplayMessage>): DisplayMessage {
  lastId += 1;
  return {
    id: lastId,
    role,
    content: '',
    timestamp: Date.now(),
    parts: [],
    speaker: 'figure',
    source: null,
    fallbackReason: null,
    suggestions: [],
    state: 'complete',
    reason: null,
    ...fields,
  };
}

function contentOf(parts: ChatPart[]): string {
  return parts.map(textOf).join('\n\n');
}

/** Returns the history to send, without failed and empty messages. */
function historyOf(messages: DisplayMessage[]): ChatTurn[] {
  return messages
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .map(({ role, content }) => ({ role, content }));
}
