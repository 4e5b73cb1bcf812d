import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { eventOutbox } from '#server/community/tables/events.tables';
import type { Db } from '#server/db/db';

export const CHANNEL = 'community';

/** Maximum events per statement. */
const BATCH_SIZE = 500;

/** Minimum time between two statements of a process. A commit with NOTIFY holds a lock of the whole server. */
const INTERVAL_MS = 250;

/** A process that was killed leaves events in the outbox. Another process sends them after this time at most. */
const POLL_MS = 2000;

export type EventSender = {
  /** Sends what is in the outbox. Call it after a commit that may have added events. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Sends the events in the outbox to every process, in batches. */
export function startEventSender(db: Db): EventSender {
  const stopping = new AbortController();
  let isDue = true;
  let wakeUp = () => {};

  const due = () =>
    new Promise<void>((resolve) => {
      if (isDue || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, POLL_MS);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const sending = (async () => {
    while (!stopping.signal.aborted) {
      await due();
      isDue = false;
      // If the database is unavailable, the events stay in the outbox until the next poll.
      const count = await sendBatch(db).catch(() => 0);
      if (count > 0) isDue = true;
      if (count > 0)
        await sleep(INTERVAL_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  })();

  return {
    wake() {
      isDue = true;
      wakeUp();
    },
    async stop() {
      stopping.abort();
      wakeUp();
      await sending;
    },
  };
}

/**
 * Deletes a batch of events from the outbox and publishes them in the same statement, so that each is published exactly
 * once. Of equal events it publishes the last one. A second process waits for the first one, which keeps the order.
 */
async function sendBatch(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`
    with waiting as (
      select id from ${eventOutbox} order by id limit ${BATCH_SIZE} for update
    ), sent as (
      delete from ${eventOutbox} where id in (select id from waiting) returning id, message
    )
    select pg_notify(${CHANNEL}, message)
      from (select message from sent group by message order by max(id)) as ordered`)) as unknown as {
    rows: unknown[];
  };
  return rows.length;
}
