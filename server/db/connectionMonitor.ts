import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Client } from 'pg';

/** This interval plus the timeout below is under two seconds, so requests fail fast when the database is gone. */
const PING_INTERVAL_MS = 300;

/** Long enough for a busy machine: `select 1` normally takes a millisecond. */
const PING_TIMEOUT_MS = 1500;

/**
 * Pings the database on a separate connection (heartbeat). Calls `onTimeout` at every ping that times out, because TCP
 * can take minutes to notice a dead connection. Calls `onLost` once per outage. Returns a function that ends the pings.
 */
export function monitorConnection(
  open: () => Client,
  onTimeout: () => void,
  onLost: (error: Error) => void,
): () => Promise<void> {
  let client: Client | null = null;
  let isLost = false;
  let isStopped = false;

  const query = async () => {
    if (client) return client.query('select 1');
    const next = open().on('error', () => {});
    client = next;
    return next.connect();
  };
  const ping = async () => {
    try {
      await withTimeout(query());
      isLost = false;
    } catch (error) {
      if (isStopped) return;
      if (error instanceof PingTimeoutError) onTimeout();
      void client?.end().catch(() => {});
      client = null;
      if (!isLost) onLost(error as Error);
      isLost = true;
    }
  };
  const pinging = (async () => {
    while (!isStopped) {
      await ping();
      await sleep(PING_INTERVAL_MS, undefined, { ref: false });
    }
  })();
  void pinging;

  return async () => {
    isStopped = true;
    await client?.end().catch(() => {});
  };
}

class PingTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
}

async function withTimeout(query: Promise<unknown>): Promise<void> {
  const timeout = async () => {
    await sleep(PING_TIMEOUT_MS, undefined, { ref: false });
    // If this process was busy, a response that arrived in time may still be unread. Lets the event loop read it.
    await yieldToEventLoop();
    throw new PingTimeoutError('The database does not answer.');
  };
  query.catch(() => {});
  await Promise.race([query, timeout()]);
}
