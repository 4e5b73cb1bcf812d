import { blockedUserIdsByUser } from '#server/community/visibility/blocks.queries';
import type { Db } from '#server/db/db';

type BlockLists = Promise<Map<string, Set<string>>>;

/**
 * Returns a function that reads which users have blocked a user or are blocked by them. While a query runs, further reads
 * wait and share the next query: after a restart, up to a thousand event streams open at once, and a query for each would
 * let them wait for a database connection until they time out.
 */
export function createBlockListReader(db: Db): (userId: string) => Promise<ReadonlySet<string>> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { userIds: Set<string>; lists: BlockLists } | null = null;

  return async (userId) => {
    next ??= queueQuery();
    next.userIds.add(userId);
    return (await next.lists).get(userId) ?? new Set();
  };

  function queueQuery() {
    const userIds = new Set<string>();
    const lists = running.then(() => {
      next = null;
      return blockedUserIdsByUser(db, [...userIds]);
    });
    running = lists.catch(() => {});
    return { userIds, lists };
  }
}
