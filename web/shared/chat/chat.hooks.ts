import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import { ApiError, postForStream } from '#web/lib/api';
import { countryField } from '#web/lib/country';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { useUser } from '#web/lib/session/session.hooks';
import type { ChatEndpoint, ChatTurn, DisplayMessage } from './chatEndpoint';
import { earlierChat, keepChat } from './earlierChats.store';

const INTERRUPTED = 'The answer was cut off here.';

type Speaker = Pick<ChatAnswer, 'speaker' | 'source' | 'fallbackReason'>;

/** All fields are optional: a server that implements only the specification does not send our additional ones. */
type PartialAnswer = Partial<ChatAnswer> & { fallback?: string; error?: unknown };

export type Chat = ReturnType<typeof useChat>;

/**
 * Manages one chat with streaming answers. It opens with the welcome alone; what was said earlier in this tab is one tap
 * away. A chat is kept in memory only.
 */
export function useChat(line: ChatEndpoint, welcome: string, starters: readonly string[] = []) {
  const client = useQueryClient();
  const [letters, setLetters] = useState<DisplayMessage[]>(() => [
    letter('assistant', { content: welcome, source: line.welcomeSource, suggestions: [...starters] }),
  ]);
  const key = `${useUser()?.id} ${line.surface} ${line.about}`;
  const [earlier, setEarlier] = useState(() => earlierChat(key));
  const [isAnswering, setAnswering] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => keepChat(key, [...earlier, ...letters.slice(1)]), [key, earlier, letters]);

  const change = useCallback((id: number, changed: (letter: DisplayMessage) => Partial<DisplayMessage>) => {
    setLetters((all) => all.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)));
  }, []);

  /** Resolves to true if the answer is complete or the user stopped it, and to false if it failed. */
  const ask = async (history: DisplayMessage[]): Promise<boolean> => {
    const answer = letter('assistant', { state: 'writing' });
    setLetters([...history, answer]);
    setAnswering(true);
    const controller = new AbortController();
    running.current = controller;
    try {
      const question = { ...line.bodyOf(historyOf(history)), ...countryField() };
      const response = await postForStream<Speaker, ChatPart, PartialAnswer>(line.path, question, {
        signal: controller.signal,
        onSpeaker: (speaker) => change(answer.id, () => ({ ...speaker, parts: [], content: '' })),
        onPart: (part) =>
          change(answer.id, ({ parts }) => ({
            parts: [...parts, part],
            content: contentOf([...parts, part]),
          })),
      });
      refreshProgress(client);
      const completed = completedFrom(response, line);
      change(answer.id, () => completed ?? { parts: [], content: line.failed.wordless, state: 'failed' });
      return completed !== null;
    } catch (error) {
      if (controller.signal.aborted) {
        change(answer.id, () => ({ state: 'stopped' }));
        return true;
      }
      const sentence = error instanceof ApiError ? error.userMessage : null;
      // Keeps what arrived before the connection broke.
      change(answer.id, ({ content }) => ({
        content: content || line.failed.lost,
        state: 'failed',
        reason: sentence ?? (content ? INTERRUPTED : null),
      }));
      return false;
    } finally {
      if (running.current === controller) setAnswering(false);
    }
  };

  return {
    letters,
    isAnswering,
    send: (content: string) => ask([...letters, letter('user', { content })]),
    stop: () => running.current?.abort(),
    /** Asks the last question again. The new answer replaces the one that failed or was stopped. */
    retry: () => ask(letters.slice(0, letters.findLastIndex(({ role }) => role === 'user') + 1)),
    hasAnswer: letters.some(({ role, state }, at) => at > 0 && role === 'assistant' && state !== 'writing'),
    hasEarlier: earlier.length > 0,
    /** Shows what was said earlier in this tab, before what has been said since. */
    showEarlier: () => {
      setLetters([...letters.slice(0, 1), ...earlier, ...letters.slice(1)]);
      setEarlier([]);
    },
    /** Forgets everything that was said. Returns a function that brings it back. */
    end: () => {
      setLetters(letters.slice(0, 1));
      setEarlier([]);
      return () => {
        setLetters(letters);
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

function letter(role: DisplayMessage['role'], fields: Partial<DisplayMessage>): DisplayMessage {
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
function historyOf(letters: DisplayMessage[]): ChatTurn[] {
  return letters
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .map(({ role, content }) => ({ role, content }));
}
