import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { requireUser, signedInUser } from '#server/auth/sessions.service';
import { api, type Env } from '#server/http/api';
import { eventStream, type SendEvent } from '#server/http/stream';
import { createEventBuffer, type EventBus } from './events.service';

/** Interval of heartbeats and session checks. Proxies close a connection after a minute without data. */
const HEARTBEAT_MS = 20_000;

/** After a restart, all streams reconnect and reload their room. Random delays spread this over ten seconds. */
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 11_000;

/**
 * Streams server-sent events. `posted`, `changed` and `gone` contain the ids of the room and the post. `theme` means
 * that the theme changed, `notices` that the user has a new notice. `resync` means that the client may have missed events and must reload. No event says who
 * caused it.
 */
export const eventRoutes = api<{ live: EventBus }>();

eventRoutes.get('/community/live', requireUser, async (c) => {
  // Does not subscribe for HEAD, because the response has no stream whose end would release the subscription.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  const { live, person } = c.var;
  const buffer = createEventBuffer();
  const leave = await live.join(person, buffer.push);
  live.closing.addEventListener('abort', buffer.close, { once: true });
  if (live.closing.aborted) buffer.close();
  return eventStream(c, async (send, signal) => {
    signal.addEventListener('abort', buffer.close, { once: true });
    try {
      await sendEvents(c, send, buffer);
    } finally {
      live.closing.removeEventListener('abort', buffer.close);
      leave();
    }
  });
});

async function sendEvents<E extends Env>(
  c: Context<E>,
  send: SendEvent,
  buffer: ReturnType<typeof createEventBuffer>,
) {
  await send({ retryMs: randomInt(MIN_RETRY_MS, MAX_RETRY_MS) });
  let nextCheckAt = Date.now() + HEARTBEAT_MS;
  for (
    let events = await buffer.next(HEARTBEAT_MS);
    events;
    events = await buffer.next(nextCheckAt - Date.now())
  ) {
    // Checks the session on schedule, even when events arrive faster than the heartbeat.
    if (Date.now() >= nextCheckAt) {
      if ((await signedInUser(c)) === null) return;
      await send('still here');
      nextCheckAt = Date.now() + HEARTBEAT_MS;
    }
    if (events.length > 0) await send(events);
  }
}
