import { setTimeout as wait } from 'node:timers/promises';
import type { Context, TypedResponse } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Env } from './api';

/** Long enough to take in a paragraph before the next one comes, short enough not to wait for it. */
const PAUSE_MS = 350;

/** Said while an answer is being made, as an event of its own. */
export type Piece = { event: 'speaker' | 'part'; data: unknown };

/** An answer in the making. Whoever waits for it no longer says so by the signal, and the work ends. */
export type Answering<Answer> = (signal: AbortSignal) => AsyncGenerator<Piece, Answer>;

/**
 * An answer as JSON, or, to a client that accepts `text/event-stream`, piece by piece: an event `speaker` who speaks,
 * `part` for each of its parts and `done` with the whole. A second `speaker` begins the answer anew.
 */
export async function answerOrStream<Answer, On extends Env>(
  c: Context<On>,
  answering: Answering<Answer>,
): Promise<TypedResponse<Answer, 200, 'json'>> {
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    return c.json((await endOf(answering(c.req.raw.signal))) as never, 200) as never;
  }
  return eventStream(c, (send, signal) => tell(send, answering(signal), signal)) as never;
}

/** Sends one event, or a comment that only keeps the line open; throws when nobody takes it. */
export type Send = (said: { event: string; data: unknown } | string) => Promise<void>;

/** Whoever has not taken an event by then is no longer there, whatever the connection says. */
const UNREAD_MS = 20_000;

/** Server-sent events. `work` ends with its `signal`: the reader has left, or stays and takes nothing. */
export function eventStream<On extends Env>(
  c: Context<On>,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const stream = streamSSE(c, async (events) => {
    const control = new AbortController();
    events.onAbort(() => control.abort());
    const send: Send = async (said) => {
      const written =
        typeof said === 'string'
          ? events.write(`: ${said}\n\n`)
          : events.writeSSE({ event: said.event, data: JSON.stringify(said.data) });
      await within(UNREAD_MS, written);
    };
    await work(send, control.signal).catch((err: unknown) => {
      control.abort();
      if (!(err instanceof Unread)) return c.get('log').error({ err }, 'a stream broke off');
      c.env.outgoing.destroy();
    });
  });
  // A proxy that gathers an answer before it passes it on would turn a stream into a wait.
  stream.headers.set('X-Accel-Buffering', 'no');
  stream.headers.set('Cache-Control', 'no-store');
  return stream;
}

class Unread extends Error {}

function within(ms: number, written: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unread()), ms);
    void written.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

async function tell(send: Send, pieces: AsyncGenerator<Piece, unknown>, signal: AbortSignal) {
  let lastAt = 0;
  try {
    for (let next = await pieces.next(); !signal.aborted; next = await pieces.next()) {
      if (next.done) return await send({ event: 'done', data: next.value });
      const { event } = next.value;
      if (event === 'part') await wait(Math.max(0, lastAt + PAUSE_MS - Date.now()));
      await send(next.value);
      if (event === 'part') lastAt = Date.now();
    }
  } finally {
    // Whoever makes it gives back what it has taken, also when nobody hears the end.
    await pieces.return(undefined);
  }
}

async function endOf<Answer>(pieces: AsyncGenerator<Piece, Answer>): Promise<Answer> {
  let next = await pieces.next();
  while (!next.done) next = await pieces.next();
  return next.value;
}
