import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
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
