import type { Db } from '#server/db/db';
import { checkCounters, recount } from './postCounters.queries';

/** Posts per statement: a few milliseconds of the database's time. */
const BATCH_SIZE = 500;

/**
 * Compares the counters of all posts with the rows and corrects them, while the server runs. Counts the posts from
 * before the counters, too. Returns a summary for the operator.
 */
export async function recountAllPosts(db: Db): Promise<string> {
  let checked = 0;
  let firstCounts = 0;
  let corrections = 0;
  for (let lastId = 0, batch = await checkCounters(db, 0, BATCH_SIZE); batch.length > 0; ) {
    const due = batch.filter(({ state }) => state !== 'right').map(({ id }) => id);
    if (due.length > 0) await db.transaction((tx) => recount(tx, due));
    checked += batch.length;
    firstCounts += batch.filter(({ state }) => state === 'uncounted').length;
    corrections += batch.filter(({ state }) => state === 'wrong').length;
    lastId = batch.at(-1)?.id ?? lastId;
    batch = await checkCounters(db, lastId, BATCH_SIZE);
  }
  return `Checked ${checked} posts: ${firstCounts} counted for the first time, ${corrections} corrected.`;
}
