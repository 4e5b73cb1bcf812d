import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** Together with the silence below: whoever waits for a database that is gone hears so in under two seconds. */
const BEAT_MS = 300;

/** A database answers the shortest question there is in a millisecond; this long it takes only when it is not there. */
const SILENCE_MS = 1500;

/**
 * Asks a database again and again whether it is there, on a line of its own. When it says nothing for too long, `cut`
 * is called, at every beat until it answers: a call must not wait for minutes on a line of which the system does not
 * know that it is dead. `onLost` hears of each time once. Answers how to stop.
 */
export function feelPulse(
  open: () => Client,
  cut: () => void,
  onLost: (error: Error) => void,
): () => Promise<void> {
  let client: Client | null = null;
  let isLost = false;
  let isOver = false;

  const ask = async () => {
    if (client) return client.query('select 1');
    const next = open().on('error', () => {});
    client = next;
    return next.connect();
  };
  const beat = async () => {
    try {
      await soon(ask());
      isLost = false;
    } catch (error) {
      if (isOver) return;
      if (error instanceof Silence) cut();
      void client?.end().catch(() => {});
      client = null;
      if (!isLost) onLost(error as Error);
      isLost = true;
    }
  };
  const beating = (async () => {
    while (!isOver) {
      await beat();
      await wait(BEAT_MS, undefined, { ref: false });
    }
  })();
  void beating;

  return async () => {
    isOver = true;
    await client?.end().catch(() => {});
  };
}

class Silence extends Error {
  readonly code = 'ETIMEDOUT';
}

async function soon(asked: Promise<unknown>): Promise<void> {
  const late = async () => {
    await wait(SILENCE_MS, undefined, { ref: false });
    // What came while this process was busy itself is read first, and was in time.
    await turn();
    throw new Silence('The database does not answer.');
  };
  asked.catch(() => {});
  await Promise.race([asked, late()]);
}
