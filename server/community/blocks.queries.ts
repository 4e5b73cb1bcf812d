import { and, asc, eq, or } from 'drizzle-orm';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/lib/db';
import { blocks } from './moderation.tables';

/** The users whom a user has blocked, oldest block first. */
export function blockedBy(db: Db, userId: string) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(asc(blocks.createdAt), asc(users.id));
}

/** Ids of the users who have blocked this user or are blocked by them. Never includes moderators. */
export async function apartFrom(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(blocks)
    .innerJoin(
      users,
      or(
        and(eq(blocks.userId, userId), eq(users.id, blocks.blockedId)),
        and(eq(blocks.blockedId, userId), eq(users.id, blocks.userId)),
      ),
    )
    .where(eq(users.isModerator, false));
  return found.map(({ id }) => id);
}

export async function findMember(db: Db, userId: string) {
  const [found] = await db
    .select({ id: users.id, isModerator: users.isModerator })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

/** Returns false if the block already existed. */
export async function insertBlock(db: Db, userId: string, blockedId: string): Promise<boolean> {
  const inserted = await db
    .insert(blocks)
    .values({ userId, blockedId })
    .onConflictDoNothing()
    .returning({ id: blocks.userId });
  return inserted.length > 0;
}

/** Returns false if there was no such block. */
export async function deleteBlock(db: Db, userId: string, blockedId: string): Promise<boolean> {
  const deleted = await db
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.userId });
  return deleted.length > 0;
}
