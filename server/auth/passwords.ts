import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { hashesRefused, watchHashes } from '#server/lib/metrics';
import { Refusal } from '#server/lib/refusal';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; the package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once keep both cores of a small machine free enough for everybody else. */
const working = pLimit(2);
watchHashes(() => ({ active: working.activeCount, waiting: working.pendingCount }));

/** Twenty waiting are a second's work; more would only wait for a time-out. */
const QUEUE_MAX = 20;

/** What an unknown address is checked against, so that it takes as long as a known one. */
const nobody = hash(randomBytes(32), COST);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/**
 * Whether the password is the one that was hashed; false for an account that does not exist (null).
 * `before` runs when its turn has come: what it counts cannot be outrun by parallel guesses.
 */
export function isPassword(
  password: string,
  hashed: string | null,
  before: () => Promise<void>,
): Promise<boolean> {
  return inTurn(async () => {
    await before();
    const matches = await verify(hashed ?? (await nobody), password);
    return matches && hashed !== null;
  });
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working.pendingCount >= QUEUE_MAX) {
    hashesRefused.inc();
    throw new Refusal('busy', 'A lot of people are signing in right now. Please try again in a moment.', 2);
  }
  return working(work);
}
