import { setTimeout as wait } from 'node:timers/promises';

// Connection errors of the system, of PostgreSQL (class 08, shutdown, too many, taken away, of another role) and of
// pg's own pool; and what PostgreSQL cannot do for want of room, or gave up because somebody was in the way.
const AWAY =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|08|53|57|3D000|25006|25P0[34]|55P03|58|40)/;
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i;

/** Whether a call failed because its database cannot be reached, or cannot do anything now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY.test(codeOf(error)) || AWAY_WORDS.test(error.message) || isDatabaseAway(error.cause);
}

/** Two transactions that wait for each other, or of which one cannot have come after the other. */
const IN_THE_WAY = new Set(['40P01', '40001']);

/** Whoever was in the way is done a moment later; who fails four times is not alone in it. */
const RETRIES_MAX = 3;
const PAUSE_MS = 30;

/** Does it anew when somebody else was in the way. All that it does must be undone when it fails. */
export async function retried<Result>(work: () => Promise<Result>, retries = RETRIES_MAX): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (retries === 0 || !isInTheWay(error)) throw error;
    // Two that fail together come back apart.
    await wait(PAUSE_MS * (1 + Math.random()));
    return retried(work, retries - 1);
  }
}

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && (IN_THE_WAY.has(codeOf(error)) || isInTheWay(error.cause));
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
