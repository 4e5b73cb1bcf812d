import { formatCount } from '#contract/fields/numbers';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import {
  dedupeKeysOf,
  earnedAchievementsOf,
  findAchievement,
  insertEarned,
  insertXpEvent,
  recentActivitiesOf,
} from './progress.queries';
import { XP_EVENTS, type XpEvent } from './xpEvents';

/**
 * Awards an XP event once per dedupe key. Returns whether the event was new. If the action itself writes to the
 * database, call this in the same transaction.
 */
export function awardXp(db: Db, userId: string, xpEvent: XpEvent, dedupeKey: string): Promise<boolean> {
  return awardFirstFree(db, userId, xpEvent, [dedupeKey]);
}

/** Awards an XP event at most `timesADay` times per UTC day. Call it in the transaction of the action. */
export async function awardDailyXp(
  db: Db,
  userId: string,
  xpEvent: XpEvent,
  timesADay: number,
): Promise<void> {
  const day = currentUtcDay();
  const keys = Array.from({ length: timesADay }, (_, time) => `${day}.${time + 1}`);
  await awardFirstFree(db, userId, xpEvent, keys);
}

/**
 * Awards an XP event under the first unused key. Returns false if all keys were used. Looks up the used keys first,
 * because most events repeat, and every conflicting insert would use up one of the table's two billion ids.
 */
async function awardFirstFree(db: Db, userId: string, xpEvent: XpEvent, keys: string[]): Promise<boolean> {
  const usedKeys = await dedupeKeysOf(db, userId, xpEvent, keys);
  for (const dedupeKey of keys) {
    if (usedKeys.includes(dedupeKey)) continue;
    if (await insertXpEvent(db, { userId, xpEvent, dedupeKey, ...XP_EVENTS[xpEvent] })) return true;
  }
  return false;
}

/** Awards the daily return, except on the day the user joined. Returns whether it was the first return of the day. */
export async function awardDailyReturn(db: Db, person: { id: string; createdAt: Date }): Promise<boolean> {
  const day = currentUtcDay();
  return dayOf(person.createdAt) !== day && awardXp(db, person.id, 'cameBack', day);
}

/** Returns the current UTC day, which is the dedupe key of daily XP events. */
export function currentUtcDay(): string {
  return dayOf(new Date());
}

/** Returns the user's level and XP, with their achievements and recent activities. */
export async function statsOf(
  db: Db,
  {
    id,
    companionLevel: level,
    experiencePoints,
  }: { id: string; companionLevel: number; experiencePoints: number },
) {
  const [achievements, recentActivities] = await Promise.all([
    earnedAchievementsOf(db, id),
    recentActivitiesOf(db, id),
  ]);
  return { level, experiencePoints, achievements, recentActivities };
}

/** Claims an achievement. Of two concurrent requests, one earns the badge, and the other gets a 409. */
export async function claimAchievement(
  db: Db,
  { id: userId, experiencePoints: xp }: { id: string; experiencePoints: number },
  achievementId: number,
) {
  const achievement = await findAchievement(db, userId, achievementId);
  if (!achievement) throw new AppError('not_found', 'We can’t find that achievement.');
  const alreadyClaimed = new AppError('conflict', 'You have already claimed this achievement.');
  if (achievement.earned) throw alreadyClaimed;
  if (xp < achievement.requiredPoints) {
    throw new AppError(
      'forbidden',
      `This needs ${formatCount(achievement.requiredPoints)} points; you have ${formatCount(xp)}.`,
    );
  }
  const earnedAt = await insertEarned(db, userId, achievementId);
  if (!earnedAt) throw alreadyClaimed;
  // Does not read from the database after this, because a failing read would report a successful claim as failed.
  return {
    message: 'Achievement claimed successfully!',
    achievement: { ...achievement, earned: true, earnedAt },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
