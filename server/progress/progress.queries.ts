import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#content/achievements';
import { LEVEL_SPAN } from '#contract/levels';
import { Achievement } from '#contract/progress';
import { users } from '#server/auth/users.tables';
import { columnsIn, excludedValues } from '#server/db/columns';
import type { Db } from '#server/db/db';
import { type JsonOf, jsonArray, jsonObject } from '#server/db/json';
import { prepareStatement } from '#server/db/prepared';
import { achievements, userAchievements, userActivities } from './progress.tables';

type XpEventRow = {
  userId: string;
  xpEvent: string;
  dedupeKey: string;
  experience: number;
  description: string;
};

/**
 * Inserts an XP event and updates the user's points and level in one statement, so that events and points always agree.
 * Returns false if an event with the same dedupe key already exists.
 */
export async function insertXpEvent(db: Db, xpEvent: XpEventRow): Promise<boolean> {
  const counted = await prepareStatement(db, 'xp_event', prepareXpEvent).execute(xpEvent);
  return counted.length > 0;
}

function prepareXpEvent(db: Db, name: string) {
  const inserted = db.$with('inserted').as(
    db
      .insert(userActivities)
      .values({
        userId: sql.placeholder('userId'),
        activityType: sql.placeholder('xpEvent'),
        dedupeKey: sql.placeholder('dedupeKey'),
        experienceGained: sql.placeholder('experience'),
        description: sql.placeholder('description'),
      })
      .onConflictDoNothing()
      .returning({ userId: userActivities.userId, gained: userActivities.experienceGained }),
  );
  const points = sql`${users.experiencePoints} + ${inserted.gained}`;
  return db
    .with(inserted)
    .update(users)
    .set({ experiencePoints: points, companionLevel: sql`(${points}) / ${LEVEL_SPAN}::int + 1` })
    .from(inserted)
    .where(eq(users.id, inserted.userId))
    .returning({ id: users.id })
    .prepare(name);
}

/** Selects the last day for which the user got the points for the daily return. */
export const lastReturn = {
  name: 'last_return',
  value: sql<string | null>`(
    select max(${userActivities.dedupeKey}) from ${userActivities}
    where ${userActivities.userId} = ${users.id} and ${userActivities.activityType} = 'cameBack'
  )`,
};

/** Returns the keys for which an XP event already exists. */
export async function dedupeKeysOf(
  db: Db,
  userId: string,
  xpEvent: string,
  keys: string[],
): Promise<string[]> {
  const found = await prepareStatement(db, 'deed_keys', prepareKeys).execute({ userId, xpEvent, keys });
  return found.map(({ dedupeKey }) => dedupeKey);
}

function prepareKeys(db: Db, name: string) {
  return db
    .select({ dedupeKey: userActivities.dedupeKey })
    .from(userActivities)
    .where(
      and(
        eq(userActivities.userId, sql.placeholder('userId')),
        eq(userActivities.activityType, sql.placeholder('xpEvent')),
        sql`${userActivities.dedupeKey} = any(${sql.placeholder('keys')})`,
      ),
    )
    .prepare(name);
}

const achievement = {
  ...columnsIn(achievements, Achievement),
  earned: sql<boolean>`${userAchievements.earnedAt} is not null`,
  earnedAt: userAchievements.earnedAt,
};

function withEarned(db: Db, userId: string | Placeholder) {
  return db
    .select(achievement)
    .from(achievements)
    .leftJoin(
      userAchievements,
      and(eq(userAchievements.achievementId, achievements.id), eq(userAchievements.userId, userId)),
    );
}

/** Returns all achievements, lowest points first, and for each one whether the user has earned it. */
export function achievementsOf(db: Db, userId: string) {
  return withEarned(db, userId).orderBy(asc(achievements.requiredPoints), asc(achievements.id));
}

/** Number of recent activities to show. */
const RECENT_COUNT = 3;

const xpEvent = jsonObject({
  description: userActivities.description,
  experienceGained: userActivities.experienceGained,
  createdAt: userActivities.createdAt,
});

// The order, including nulls, must match the index, so that PostgreSQL uses it.
const recentEvents = sql`select ${userActivities.id} as id, ${xpEvent} as deed from ${userActivities}
  where ${userActivities.userId} = ${users.id} order by ${userActivities.id} desc nulls last limit ${RECENT_COUNT}::int`;

/** Selects the user’s achievements and recent activities, newest first. */
export const earnings = {
  name: 'earnings',
  value: jsonObject({
    achievements: jsonArray(
      {
        of: jsonObject(achievement),
        order: sql`${userAchievements.earnedAt} desc, ${userAchievements.id} desc`,
      },
      sql`from ${userAchievements} join ${achievements} on ${achievements.id} = ${userAchievements.achievementId}
        where ${userAchievements.userId} = ${users.id}`,
    ),
    recentActivities: jsonArray(
      {
        of: sql<JsonOf<typeof xpEvent>>`newest.deed`,
        order: sql`newest.id desc`,
      },
      sql`from (${recentEvents}) as newest`,
    ),
  }),
};

export async function findAchievement(db: Db, userId: string, achievementId: number) {
  const [found] = await prepareStatement(db, 'achievement', prepareAchievement).execute({
    userId,
    achievementId,
  });
  return found ?? null;
}

function prepareAchievement(db: Db, name: string) {
  return withEarned(db, sql.placeholder('userId'))
    .where(eq(achievements.id, sql.placeholder('achievementId')))
    .prepare(name);
}

/** Marks an achievement as earned and returns the time. Returns null if the user had already earned it. */
export async function insertEarned(db: Db, userId: string, achievementId: number): Promise<Date | null> {
  const [earned] = await prepareStatement(db, 'earned', prepareEarned).execute({ userId, achievementId });
  return earned?.earnedAt ?? null;
}

function prepareEarned(db: Db, name: string) {
  return db
    .insert(userAchievements)
    .values({ userId: sql.placeholder('userId'), achievementId: sql.placeholder('achievementId') })
    .onConflictDoNothing()
    .returning({ earnedAt: userAchievements.earnedAt })
    .prepare(name);
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
