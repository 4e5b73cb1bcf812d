import { setTimeout as sleep } from 'node:timers/promises';

// These patterns match connection errors of the system, of PostgreSQL (class 08, shutdown, too many connections,
// dropped database, read-only standby) and of pg's pool. They also match PostgreSQL's errors about a lack of resources,
// lock timeouts, deadlocks and rollbacks, and a disk that fails under the embedded database (EIO).
const UNAVAILABLE_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|EIO|08|53|57|3D000|25006|25P0[34]|55P03|58|40)/;
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i;

/** Returns whether an operation failed because the database is unreachable or temporarily unable to work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    UNAVAILABLE_CODES.test(codeOf(error)) ||
    UNAVAILABLE_MESSAGES.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}

/**
 * Returns whether a request names an id that no row of this database can have, because its ids are still integer
 * (`npm run widen-ids`). Other numbers out of range have another message.
 */
export function isIdOutOfRange(error: unknown): boolean {
  return (
    error instanceof Error &&
    ((codeOf(error) === '22003' && error.message.endsWith('is out of range for type integer')) ||
      isIdOutOfRange(error.cause))
  );
}

/** PostgreSQL’s code for a row that refers to a missing row. */
const MISSING_REFERENCE_CODES = new Set(['23503']);

/** Returns whether a row that an operation refers to, such as the user's account, was deleted in the meantime. */
export function isReferenceMissing(error: unknown): boolean {
  return hasCode(error, MISSING_REFERENCE_CODES);
}

/** PostgreSQL’s codes for a deadlock and a serialization failure. */
const CONFLICT_CODES = new Set(['40P01', '40001']);

/** The conflicting transaction is usually done by the first retry. Four failures mean constant contention. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 30;

/** Runs `work`, with retries on a deadlock or serialization failure. If `work` fails, it must have no effect. */
export async function withRetry<Result>(work: () => Promise<Result>, retries = MAX_RETRIES): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (retries === 0 || !hasCode(error, CONFLICT_CODES)) throw error;
    // Random jitter separates two transactions that failed together.
    await sleep(RETRY_DELAY_MS * (1 + Math.random()));
    return withRetry(work, retries - 1);
  }
}

/** Returns whether an error, or the error that caused it, has one of these codes of PostgreSQL. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && (codes.has(codeOf(error)) || hasCode(error.cause, codes));
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Returns the first line of an error's message, without its last period, for a message to the operator. */
export function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const { message, code } = (cause ?? error) as Error & { code?: string };
  return (message || code || 'no reason given').split('\n')[0]?.replace(/\.$/, '') ?? '';
}
