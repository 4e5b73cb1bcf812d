import { and, asc, eq, or } from 'drizzle-orm';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/db/db';
import { userBlocks } from './moderation.tables';

/** Returns the users whom a user has blocked, oldest block first. */
export function usersBlockedBy(db: Db, userId: string) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(asc(userBlocks.createdAt), asc(users.id));
}

/** Returns the ids of the users who have blocked this user or are blocked by them. Never includes moderators. */
export async function blockedUserIds(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(userBlocks)
    .innerJoin(
      users,
      or(
        and(eq(userBlocks.userId, userId), eq(users.id, userBlocks.blockedId)),
        and(eq(userBlocks.blockedId, userId), eq(users.id, userBlocks.userId)),
      ),
    )
    .where(eq(users.isModerator, false));
  return found.map(({ id }) => id);
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
