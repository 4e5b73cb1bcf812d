import type { Context } from 'hono';
import { member, personOf } from '#server/auth/sessions.service';
import { api, type Env } from '#server/lib/api';
import { eventStream, type Send } from '#server/lib/stream';
import { letterBox } from './live.service';

/** Proxies cut what is silent for a minute; a session that has ended ends here within this time. */
const HEARTBEAT_MS = 20_000;

/**
 * What happens in the rooms, as server-sent events: `posted`, `changed` and `gone` with the room and the post, `theme`,
 * and `again` when something may have been missed. Nobody is named.
 */
export const liveRoutes = api();

liveRoutes.get('/community/live', member, async (c) => {
  // A look at the address takes no place among the listeners: nothing would ever give it back.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  const { live, person } = c.var;
  const box = letterBox();
  const leave = await live.join(person, box.put);
  live.closing.addEventListener('abort', box.shut, { once: true });
  if (live.closing.aborted) box.shut();
  return eventStream(c, async (send, signal) => {
    signal.addEventListener('abort', box.shut, { once: true });
    try {
      await tellAll(c, send, box);
    } finally {
      live.closing.removeEventListener('abort', box.shut);
      leave();
    }
  });
});

async function tellAll<E extends Env>(c: Context<E>, send: Send, box: ReturnType<typeof letterBox>) {
  await send('here');
  let lookAt = Date.now() + HEARTBEAT_MS;
  for (let heard = await box.next(HEARTBEAT_MS); heard; heard = await box.next(lookAt - Date.now())) {
    // However lively the rooms are: a line ends soon after its session.
    if (Date.now() >= lookAt) {
      if ((await personOf(c)) === null) return;
      await send('still here');
      lookAt = Date.now() + HEARTBEAT_MS;
    }
    for (const each of heard) await send(each);
  }
}
