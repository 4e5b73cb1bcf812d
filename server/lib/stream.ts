import { setTimeout as wait } from 'node:timers/promises';
import type { Context, TypedResponse } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
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
  const stream = streamSSE(c, async (events) => {
    const control = new AbortController();
    events.onAbort(() => control.abort());
    await tell(events, answering(control.signal)).catch((err: unknown) => {
      c.var.log.error({ err }, 'an answer broke off');
    });
  });
  // A proxy that gathers an answer before it passes it on would turn a stream into a wait.
  stream.headers.set('X-Accel-Buffering', 'no');
  stream.headers.set('Cache-Control', 'no-store');
  return stream as never;
}

async function tell(events: SSEStreamingApi, pieces: AsyncGenerator<Piece, unknown>) {
  let lastAt = 0;
  for (let next = await pieces.next(); !events.aborted; next = await pieces.next()) {
    if (next.done) return events.writeSSE({ event: 'done', data: JSON.stringify(next.value) });
    const { event, data } = next.value;
    if (event === 'part') await wait(Math.max(0, lastAt + PAUSE_MS - Date.now()));
    await events.writeSSE({ event, data: JSON.stringify(data) });
    if (event === 'part') lastAt = Date.now();
  }
}

async function endOf<Answer>(pieces: AsyncGenerator<Piece, Answer>): Promise<Answer> {
  let next = await pieces.next();
  while (!next.done) next = await pieces.next();
  return next.value;
}
