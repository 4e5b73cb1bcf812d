import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import { ApiError, stream } from '#web/lib/api';
import { askedFrom } from '#web/lib/country';
import { deedDone } from '#web/lib/deeds';
import type { Line, Said } from './line';

const BROKEN_OFF = 'The answer broke off here.';

export type Letter = Said & {
  id: number;
  timestamp: number;
  parts: ChatPart[];
  speaker: ChatAnswer['speaker'];
  /** Null until somebody has begun to answer. */
  source: ChatAnswer['source'] | null;
  /** Why the written guide answers where a model should have. */
  instead: string | null;
  suggestions: string[];
  state: 'whole' | 'writing' | 'stopped' | 'failed';
  /** Why it failed, where the server says so. */
  reason: string | null;
};

type Speaker = Pick<ChatAnswer, 'speaker' | 'source' | 'instead'>;

/** An answer as it arrives: what answers for the server may know only some of its fields. */
type Arrived = Partial<ChatAnswer> & { fallback?: string; error?: unknown };

/** One conversation, in memory only: what is said, and the answer as it comes. */
export function useChat(line: Line, welcome: string) {
  const [letters, setLetters] = useState<Letter[]>(() => [
    letter('assistant', { content: welcome, source: line.welcomeSource }),
  ]);
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
      const question = { ...line.bodyOf(saidIn(history)), ...askedFrom() };
      const arrived = await stream<Speaker, ChatPart, Arrived>(line.path, question, {
        signal: control.signal,
        onSpeaker: (speaker) => change(answer.id, () => ({ ...speaker, parts: [], content: '' })),
        onPart: (part) =>
          change(answer.id, ({ parts }) => ({
            parts: [...parts, part],
            content: contentOf([...parts, part]),
          })),
      });
      deedDone();
      const whole = wholeOf(arrived, line);
      change(answer.id, () => whole ?? { parts: [], content: line.failed.wordless, state: 'failed' });
      return whole !== null;
    } catch (error) {
      if (control.signal.aborted) {
        change(answer.id, () => ({ state: 'stopped' }));
        return true;
      }
      const sentence = error instanceof ApiError ? error.sentence : null;
      // What arrived before the line broke stays.
      change(answer.id, ({ content }) => ({
        content: content || line.failed.lost,
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

/** Null when there is not a word in it. */
function wholeOf(arrived: Arrived, { takesFallback }: Line): Partial<Letter> | null {
  const content = arrived.response || arrived.fallback;
  if (!content || (arrived.error && !takesFallback)) return null;
  const { parts = [], speaker = 'figure', source = null, instead = null, suggestions = [] } = arrived;
  return { content, parts, speaker, source, instead, suggestions, state: 'whole' };
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
    source: null,
    instead: null,
    suggestions: [],
    state: 'whole',
    reason: null,
    ...said,
  };
}

function contentOf(parts: ChatPart[]): string {
  return parts.map(textOf).join('\n\n');
}

/** What failed is no part of what was said. */
function saidIn(letters: Letter[]): Said[] {
  return letters
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .map(({ role, content }) => ({ role, content }));
}
