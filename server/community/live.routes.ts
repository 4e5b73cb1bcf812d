import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { member, personOf } from '#server/auth/sessions.service';
import { api, type Env } from '#server/lib/api';
import { type Heard, letterBox } from './live.service';

/** Proxies cut what is silent for a minute; a session that has ended ends here within this time. */
const HEARTBEAT_MS = 20_000;

/**
 * What happens in the rooms, as server-sent events: `posted`, `changed` and `gone` with the room and the post, `theme`,
 * and `again` when something may have been missed. Nobody is named.
 */
export const liveRoutes = api();

liveRoutes.get('/community/live', member, async (c) => {
  const { live, person, log } = c.var;
  const box = letterBox();
  const leave = await live.join(person, box.put);
  live.closing.addEventListener('abort', box.shut, { once: true });
  if (live.closing.aborted) box.shut();
  const stream = streamSSE(c, async (events) => {
    events.onAbort(box.shut);
    await tellAll(c, events, box)
      .catch((err: unknown) => log.error({ err }, 'a live line broke'))
      .finally(() => {
        live.closing.removeEventListener('abort', box.shut);
        leave();
      });
  });
  // A proxy that gathers an answer before it passes it on would turn a stream into a wait.
  stream.headers.set('X-Accel-Buffering', 'no');
  stream.headers.set('Cache-Control', 'no-store');
  return stream;
});

async function tellAll<E extends Env>(
  c: Context<E>,
  events: SSEStreamingApi,
  box: ReturnType<typeof letterBox>,
) {
  await events.write(': here\n\n');
  let lookAt = Date.now() + HEARTBEAT_MS;
  for (let heard = await box.next(HEARTBEAT_MS); heard; heard = await box.next(lookAt - Date.now())) {
    // However lively the rooms are: a line ends soon after its session.
    if (Date.now() >= lookAt) {
      if ((await personOf(c)) === null) return;
      await events.write(': still here\n\n');
      lookAt = Date.now() + HEARTBEAT_MS;
    }
    await write(events, heard);
  }
}

async function write(events: SSEStreamingApi, heard: Heard[]) {
  for (const { event, data } of heard) await events.writeSSE({ event, data: JSON.stringify(data) });
}
