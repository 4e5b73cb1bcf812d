import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/db/db';
import { publishBatch } from './events.queries';

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
      const count = await publishBatch(db).catch(() => 0);
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
