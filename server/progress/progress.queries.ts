import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#content/achievements';
import { LEVEL_SPAN } from '#contract/levels';
import { Achievement } from '#contract/progress';
import { users } from '#server/auth/users.tables';
import { columnsIn, excludedValues } from '#server/db/columns';
import type { Db } from '#server/db/db';
import { achievements, userAchievements, userActivities } from './progress.tables';

type XpEventRow = {
  userId: string;
  xpEvent: string;
  dedupeKey: string;
  xp: number;
  description: string;
};

/**
 * Inserts an XP event and updates the user's XP and level in one statement, so that events and XP always agree.
 * Returns false if an event with the same dedupe key already exists.
 */
export async function insertXpEvent(
  db: Db,
  { userId, xpEvent, dedupeKey, xp, description }: XpEventRow,
): Promise<boolean> {
  const inserted = db
    .$with('inserted')
    .as(
      db
        .insert(userActivities)
        .values({ userId, activityType: xpEvent, dedupeKey, experienceGained: xp, description })
        .onConflictDoNothing()
        .returning({ userId: userActivities.userId, gained: userActivities.experienceGained }),
    );
  const total = sql`${users.experiencePoints} + ${inserted.gained}`;
  const counted = await db
    .with(inserted)
    .update(users)
    .set({ experiencePoints: total, companionLevel: sql`(${total}) / ${LEVEL_SPAN}::int + 1` })
    .from(inserted)
    .where(eq(users.id, inserted.userId))
    .returning({ id: users.id });
  return counted.length > 0;
}

/** Returns the keys for which an XP event already exists. */
export async function dedupeKeysOf(
  db: Db,
  userId: string,
  xpEvent: string,
  keys: string[],
): Promise<string[]> {
  const { dedupeKey } = userActivities;
  const found = await db
    .select({ dedupeKey })
    .from(userActivities)
    .where(
      and(
        eq(userActivities.userId, userId),
        eq(userActivities.activityType, xpEvent),
        inArray(dedupeKey, keys),
      ),
    );
  return found.map((one) => one.dedupeKey);
}

const achievement = {
  ...columnsIn(achievements, Achievement),
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
    );
}

/** Returns all achievements, lowest XP first, and for each one whether the user has earned it. */
export function achievementsOf(db: Db, userId: string) {
  return withEarned(db, userId).orderBy(asc(achievements.requiredPoints), asc(achievements.id));
}

/** Number of recent activities to show. */
const RECENT_COUNT = 3;

/** Returns the achievements that the user has earned, newest first. */
export function earnedAchievementsOf(db: Db, userId: string) {
  return db
    .select(achievement)
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(eq(userAchievements.userId, userId))
    .orderBy(desc(userAchievements.earnedAt), desc(userAchievements.id));
}

/** Returns the user’s most recent activities, newest first. */
export function recentActivitiesOf(db: Db, userId: string) {
  return (
    db
      .select({
        description: userActivities.description,
        experienceGained: userActivities.experienceGained,
        createdAt: userActivities.createdAt,
      })
      .from(userActivities)
      .where(eq(userActivities.userId, userId))
      // The order, including nulls, must match the index, so that PostgreSQL uses it.
      .orderBy(sql`${userActivities.id} desc nulls last`)
      .limit(RECENT_COUNT)
  );
}

export async function findAchievement(db: Db, userId: string, achievementId: number) {
  const [found] = await withEarned(db, userId).where(eq(achievements.id, achievementId));
  return found ?? null;
}

/** Marks an achievement as earned and returns the time. Returns null if the user had already earned it. */
export async function insertEarned(db: Db, userId: string, achievementId: number): Promise<Date | null> {
  const [earned] = await db
    .insert(userAchievements)
    .values({ userId, achievementId })
    .onConflictDoNothing()
    .returning({ earnedAt: userAchievements.earnedAt });
  return earned?.earnedAt ?? null;
}

/** Upserts the achievements by name. */
export async function seedAchievements(db: Db) {
  await db
    .insert(achievements)
    .values([...ACHIEVEMENTS])
    .onConflictDoUpdate({
      target: achievements.name,
      set: excludedValues(achievements, ['description', 'badgeColor', 'category', 'requiredPoints', 'icon']),
    });
}
