import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '#server/auth/users.tables';
import { userBlocks } from '#server/community/tables/moderation.tables';
import type { Db } from '#server/db/db';

/** Returns the users whom a user has blocked, oldest block first. */
export function usersBlockedBy(db: Db, userId: string) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(asc(userBlocks.createdAt), asc(users.id));
}

/** Selects the ids of the users who have blocked this user or are blocked by them. Never includes moderators. */
export function blockedIds(userId: string): SQL {
  return sql`
    select users.id from blocks join users on users.id = blocked_id where user_id = ${userId} and not is_moderator
    union all
    select users.id from blocks join users on users.id = user_id where blocked_id = ${userId} and not is_moderator`;
}

export async function blockedUserIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = (await db.execute(blockedIds(userId))) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** Returns the same ids for several users, by user. Users without blocks are left out. */
export async function blockedUserIdsByUser(db: Db, userIds: string[]): Promise<Map<string, Set<string>>> {
  const { userId, blockedId } = userBlocks;
  const pairs = await unionAll(
    db
      .select({ of: userId, id: users.id })
      .from(userBlocks)
      .innerJoin(users, eq(users.id, blockedId))
      .where(and(inArray(userId, userIds), eq(users.isModerator, false))),
    db
      .select({ of: blockedId, id: users.id })
      .from(userBlocks)
      .innerJoin(users, eq(users.id, userId))
      .where(and(inArray(blockedId, userIds), eq(users.isModerator, false))),
  );
  const idsByUser = new Map<string, Set<string>>();
  for (const { of, id } of pairs) idsByUser.set(of, (idsByUser.get(of) ?? new Set()).add(id));
  return idsByUser;
}

export async function findUserToBlock(db: Db, userId: string) {
  const [found] = await db
    .select({ id: users.id, isModerator: users.isModerator })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

/** Returns false if the block already existed. */
export async function insertBlock(db: Db, userId: string, blockedId: string): Promise<boolean> {
  const inserted = await db
    .insert(userBlocks)
    .values({ userId, blockedId })
    .onConflictDoNothing()
    .returning({ id: userBlocks.userId });
  return inserted.length > 0;
}

/** Returns false if there was no such block. */
export async function deleteBlock(db: Db, userId: string, blockedId: string): Promise<boolean> {
  const deleted = await db
    .delete(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, blockedId)))
    .returning({ id: userBlocks.userId });
  return deleted.length > 0;
}
