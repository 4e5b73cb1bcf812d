import { useCallback, useEffect, useRef, useState } from 'react';
import { HISTORY_MAX } from '#contract/chatLimits';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import { ApiError, stream } from '#web/lib/api';

const APOLOGY =
  'I apologize, but I encountered an error. Please try again or consider taking this question to God in prayer.';

const BROKEN_OFF = 'The answer broke off here.';

export type Letter = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  timestamp: number;
  parts: ChatPart[];
  speaker: ChatAnswer['speaker'];
  suggestions: string[];
  state: 'whole' | 'writing' | 'stopped' | 'failed';
  /** Why it failed, where the server says so. */
  reason: string | null;
};

/** Where a conversation is sent, and what goes with its messages. */
export type Line = { path: string; body: Record<string, unknown> };

/** One conversation, in memory only: what is said, and the answer as it comes. */
export function useChat(line: Line, welcome: string) {
  const [letters, setLetters] = useState<Letter[]>(() => [letter('assistant', { content: welcome })]);
  const [isAnswering, setAnswering] = useState(false);
  const under = useRef<AbortController | null>(null);

  useEffect(() => () => under.current?.abort(), []);

  const change = useCallback((id: number, changed: (letter: Letter) => Partial<Letter>) => {
    setLetters((all) => all.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)));
  }, []);

  /** Resolves to whether an answer came, whole or in part. */
  const ask = async (history: Letter[]): Promise<boolean> => {
    const answer = letter('assistant', { state: 'writing' });
    setLetters([...history, answer]);
    setAnswering(true);
    const control = new AbortController();
    under.current = control;
    try {
      const whole = await stream<ChatAnswer['speaker'], ChatPart, ChatAnswer>(
        line.path,
        { ...line.body, messages: messagesOf(history) },
        {
          signal: control.signal,
          onSpeaker: (speaker) => change(answer.id, () => ({ speaker })),
          onPart: (part) =>
            change(answer.id, ({ parts }) => ({
              parts: [...parts, part],
              content: contentOf([...parts, part]),
            })),
        },
      );
      const { response: content, parts, speaker, suggestions } = whole;
      change(answer.id, () => ({ content, parts, speaker, suggestions, state: 'whole' }));
      return true;
    } catch (error) {
      if (control.signal.aborted) {
        change(answer.id, () => ({ state: 'stopped' }));
        return true;
      }
      const sentence = error instanceof ApiError ? error.sentence : null;
      // What arrived before the line broke stays.
      change(answer.id, ({ content }) => ({
        content: content || APOLOGY,
        state: 'failed',
        reason: sentence ?? (content ? BROKEN_OFF : null),
      }));
      return false;
    } finally {
      if (under.current === control) setAnswering(false);
    }
  };

  return {
    letters,
    isAnswering,
    send: (content: string) => ask([...letters, letter('user', { content })]),
    stop: () => under.current?.abort(),
    /** Asks the last question again; the answer that failed or was stopped gives way. */
    retry: () => ask(letters.slice(0, letters.findLastIndex(({ role }) => role === 'user') + 1)),
  };
}

let lastId = 0;

function letter(role: Letter['role'], said: Partial<Letter>): Letter {
  lastId += 1;
  return {
    id: lastId,
    role,
    content: '',
    timestamp: Date.now(),
    parts: [],
    speaker: 'figure',
    suggestions: [],
    state: 'whole',
    reason: null,
    ...said,
  };
}

function contentOf(parts: ChatPart[]): string {
  return parts.map(textOf).join('\n\n');
}

/** The welcome and what failed are no part of what was said. */
function messagesOf(letters: Letter[]) {
  return letters
    .slice(1)
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .slice(-HISTORY_MAX + 1)
    .map(({ role, content }) => ({ role, content }));
}
