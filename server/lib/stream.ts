import { setTimeout as wait } from 'node:timers/promises';
import type { Context, TypedResponse } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Long enough to take in a paragraph before the next one comes, short enough not to wait for it. */
const PAUSE_MS = 350;

/**
 * An answer as JSON, or, to a client that accepts `text/event-stream`, piece by piece: an event `speaker` who speaks, `part` for each of
 * its parts and `done` with the whole. A client that hangs up gets no more.
 */
export function answerOrStream<Answer extends { speaker: string; parts: readonly unknown[] }>(
  c: Context,
  answer: Answer,
): TypedResponse<Answer, 200, 'json'> {
  if (!c.req.header('accept')?.includes('text/event-stream')) return c.json(answer as never, 200) as never;
  const stream = streamSSE(c, async (events) => {
    await events.writeSSE({ event: 'speaker', data: JSON.stringify(answer.speaker) });
    for (const [at, part] of answer.parts.entries()) {
      if (events.aborted) return;
      if (at > 0) await wait(PAUSE_MS);
      await events.writeSSE({ event: 'part', data: JSON.stringify(part) });
    }
    await events.writeSSE({ event: 'done', data: JSON.stringify(answer) });
  });
  // A proxy that gathers an answer before it passes it on would turn a stream into a wait.
  stream.headers.set('X-Accel-Buffering', 'no');
  stream.headers.set('Cache-Control', 'no-store');
  return stream as never;
}
