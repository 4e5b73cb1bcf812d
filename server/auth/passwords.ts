import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '#server/http/appError';
import { observePasswordHashes, refusedPasswordHashes } from '#server/observability/metrics';

/** OWASP's first recommendation for argon2id (the package's default): 19 MiB, two iterations, one lane. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computes at most two hashes at once, so that a small machine with two cores stays responsive. */
const hashQueue = pLimit(2);
observePasswordHashes(() => ({ active: hashQueue.activeCount, waiting: hashQueue.pendingCount }));

/** Twenty waiting hashes take a second; longer queues would only lead to timeouts. */
const MAX_QUEUE = 20;

/** Verified when the address is unknown, so that sign-in takes as long as for a known address (timing attack). */
const DUMMY_HASH = hash(randomBytes(32), HASH_OPTIONS);

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, HASH_OPTIONS));
}

/**
 * Returns whether a password matches a hash. If there is no such account, the hash is null and the result is false.
 * `before` counts the attempt. It runs after the wait in the queue, so that parallel guesses cannot exceed the limit.
 */
export function verifyPassword(
  password: string,
  hashed: string | null,
  before: () => Promise<void>,
): Promise<boolean> {
  return queued(async () => {
    await before();
    const matches = await verify(hashed ?? (await DUMMY_HASH), password);
    return matches && hashed !== null;
  });
}

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashQueue.pendingCount >= MAX_QUEUE) {
    refusedPasswordHashes.inc();
    throw new AppError('busy', 'A lot of people are signing in right now. Please try again in a moment.', 2);
  }
  return hashQueue(work);
}
