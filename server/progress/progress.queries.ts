import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#content/achievements';
import { LEVEL_SPAN } from '#contract/levels';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/lib/db';
import { achievements, userAchievements, userActivities } from './progress.tables';

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

const achievement = {
  id: achievements.id,
  name: achievements.name,
  description: achievements.description,
  badgeColor: achievements.badgeColor,
  category: achievements.category,
  requiredPoints: achievements.requiredPoints,
  icon: achievements.icon,
  createdAt: achievements.createdAt,
  earned: sql<boolean>`${userAchievements.earnedAt} is not null`,
  earnedAt: userAchievements.earnedAt,
};

function withEarned(db: Db, userId: string) {
  return db
    .select(achievement)
    .from(achievements)
    .leftJoin(
      userAchievements,
      and(eq(userAchievements.achievementId, achievements.id), eq(userAchievements.userId, userId)),
    )
    .$dynamic();
}

/** All of them, the nearest first, each with whether this person has earned it. */
export function achievementsOf(db: Db, userId: string) {
  return withEarned(db, userId).orderBy(asc(achievements.requiredPoints), asc(achievements.id));
}

export function earnedBy(db: Db, userId: string) {
  return withEarned(db, userId)
    .where(isNotNull(userAchievements.earnedAt))
    .orderBy(desc(userAchievements.earnedAt), desc(userAchievements.id));
}

export async function findAchievement(db: Db, userId: string, achievementId: number) {
  const [found] = await withEarned(db, userId).where(eq(achievements.id, achievementId));
  return found ?? null;
}

export async function experienceOf(db: Db, userId: string): Promise<number> {
  const [found] = await db.select({ points: users.experiencePoints }).from(users).where(eq(users.id, userId));
  return found?.points ?? 0;
}

/** False when it was earned before, whoever got there first. */
export async function insertEarned(db: Db, userId: string, achievementId: number): Promise<boolean> {
  const earned = await db
    .insert(userAchievements)
    .values({ userId, achievementId })
    .onConflictDoNothing()
    .returning({ id: userAchievements.id });
  return earned.length > 0;
}

export function newestActivities(db: Db, userId: string, count: number) {
  return (
    db
      .select({
        description: userActivities.description,
        experienceGained: userActivities.experienceGained,
        createdAt: userActivities.createdAt,
      })
      .from(userActivities)
      .where(eq(userActivities.userId, userId))
      // As the index has it, nulls included.
      .orderBy(sql`${userActivities.id} desc nulls last`)
      .limit(count)
  );
}

/** Adds what is missing and renews what we write of the others, by their names. */
export async function seedAchievements(db: Db) {
  await db
    .insert(achievements)
    .values([...ACHIEVEMENTS])
    .onConflictDoUpdate({
      target: achievements.name,
      set: {
        description: sql`excluded.description`,
        badgeColor: sql`excluded.badge_color`,
        category: sql`excluded.category`,
        requiredPoints: sql`excluded.required_points`,
        icon: sql`excluded.icon`,
      },
    });
}
