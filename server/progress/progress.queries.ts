import { eq, sql } from 'drizzle-orm';
import { LEVEL_SPAN } from '#contract/levels';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/lib/db';
import { userActivities } from './progress.tables';

/** False when the same deed was written before, whoever got there first. */
export async function insertActivity(db: Db, activity: typeof userActivities.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(userActivities)
    .values(activity)
    .onConflictDoNothing()
    .returning({ id: userActivities.id });
  return written.length > 0;
}

/** Points and level in one statement, so that no two writers can part them. */
export async function addExperience(db: Db, userId: string, gained: number) {
  const points = sql`${users.experiencePoints} + ${gained}`;
  await db
    .update(users)
    .set({ experiencePoints: points, companionLevel: sql`(${points}) / ${LEVEL_SPAN}::int + 1` })
    .where(eq(users.id, userId));
}
