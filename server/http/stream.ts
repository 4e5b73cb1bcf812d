import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, TypedResponse } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ZodType } from 'zod';
import type { Env } from './api';
import { toContract } from './contract';

/** Time between two parts: enough to take in a paragraph, short enough not to feel like waiting. */
const PART_INTERVAL_MS = 350;

/** An event that is sent while an answer is being generated. */
export type StreamPiece = { event: 'speaker' | 'part'; data: unknown };

/** Generates an answer in pieces; aborting the signal ends the work. */
export type StreamedAnswer<Answer> = (signal: AbortSignal) => AsyncGenerator<StreamPiece, Answer>;

/**
 * Sends an answer as JSON, or as server-sent events if the client accepts `text/event-stream`: `speaker` names who
 * speaks, `part` has one part, and `done` has the whole answer. A second `speaker` event restarts the answer.
 */
export async function answerOrStream<Answer, On extends Env>(
  c: Context<On>,
  schema: ZodType<Answer>,
  answering: StreamedAnswer<Answer>,
): Promise<TypedResponse<Answer, 200, 'json'>> {
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    return c.json((await resultOf(answering(c.req.raw.signal))) as never, 200) as never;
  }
  return eventStream(c, (send, signal) => sendPieces(send, schema, answering(signal), signal)) as never;
}

type ServerEvent = { event: string; data: unknown };

/**
 * Sends an event, several events in one write, a comment as keep-alive, or the time after which the browser reconnects;
 * throws if the client does not read it.
 */
export type SendEvent = (event: ServerEvent | ServerEvent[] | { retryMs: number } | string) => Promise<void>;

/** A client that has not read an event after this time is considered gone, even if its connection is open. */
const WRITE_TIMEOUT_MS = 20_000;

/** Responds with server-sent events. `work` must end on `signal`: the client disconnected or stopped reading. */
export function eventStream<On extends Env>(
  c: Context<On>,
  work: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): Response {
  const stream = streamSSE(c, async (events) => {
    const controller = new AbortController();
    events.onAbort(() => controller.abort());
    const send: SendEvent = async (event) => {
      await withTimeout(WRITE_TIMEOUT_MS, events.write(encodeEvent(event)));
    };
    await work(send, controller.signal).catch((err: unknown) => {
      controller.abort();
      if (!(err instanceof WriteTimeoutError)) return c.get('log').error({ err }, 'an event stream failed');
      c.env.outgoing.destroy();
    });
  });
  // Disables response buffering in nginx, which would delay all events.
  stream.headers.set('X-Accel-Buffering', 'no');
  stream.headers.set('Cache-Control', 'no-store');
  return stream;
}

function encodeEvent(event: Parameters<SendEvent>[0]): string {
  if (typeof event === 'string') return `: ${event}\n\n`;
  if (Array.isArray(event)) return event.map(encodeEvent).join('');
  if ('retryMs' in event) return `retry: ${event.retryMs}\n\n`;
  return `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

class WriteTimeoutError extends Error {}

function withTimeout(ms: number, written: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new WriteTimeoutError()), ms);
    void written.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

async function sendPieces(
  send: SendEvent,
  answer: ZodType,
  pieces: AsyncGenerator<StreamPiece, unknown>,
  signal: AbortSignal,
) {
  let lastAt = 0;
  try {
    for (let next = await pieces.next(); !signal.aborted; next = await pieces.next()) {
      if (next.done) return await send({ event: 'done', data: toContract(answer, next.value) });
      const { event } = next.value;
      if (event === 'part') await sleep(Math.max(0, lastAt + PART_INTERVAL_MS - Date.now()));
      await send(next.value);
      if (event === 'part') lastAt = Date.now();
    }
  } finally {
    // Lets the generator release its resources, even if the client has disconnected.
    await pieces.return(undefined);
  }
}

async function resultOf<Answer>(pieces: AsyncGenerator<StreamPiece, Answer>): Promise<Answer> {
  let next = await pieces.next();
  while (!next.done) next = await pieces.next();
  return next.value;
}
