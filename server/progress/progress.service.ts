import { grouped } from '#contract/numbers';
import type { Db } from '#server/lib/db';
import { Refusal } from '#server/lib/refusal';
import { DEEDS, type Deed } from './deeds';
import { findAchievement, insertDeed, insertEarned, keysWritten, lastReturn } from './progress.queries';

/**
 * Counts a deed once per key, however often and from wherever it is told; answers whether it counted. Where the deed
 * itself is kept, call it in the deed's own transaction.
 */
export function grant(db: Db, userId: string, deed: Deed, deedKey: string): Promise<boolean> {
  return grantFirst(db, userId, deed, [deedKey]);
}

/** Counts a deed so many times a UTC day at most. Call it in the deed's own transaction. */
export async function grantDaily(db: Db, userId: string, deed: Deed, timesADay: number): Promise<void> {
  const day = today();
  const keys = Array.from({ length: timesADay }, (_, time) => `${day}.${time + 1}`);
  await grantFirst(db, userId, deed, keys);
}

/**
 * Counts a deed under the first of these keys that is free; answers whether one was. Most deeds are told again and again, so
 * that is looked up first: an insert that meets a row has used up one of the table's two billion numbers.
 */
async function grantFirst(db: Db, userId: string, deed: Deed, keys: string[]): Promise<boolean> {
  const written = await keysWritten(db, userId, deed, keys);
  for (const deedKey of keys) {
    if (written.includes(deedKey)) continue;
    if (await insertDeed(db, { userId, deed, deedKey, ...DEEDS[deed] })) return true;
  }
  return false;
}

/** Coming back counts once a day, and not on the day one joined. `lastDay` is the last one that counted, if it is known. */
export async function countReturn(
  db: Db,
  person: { id: string; createdAt: Date },
  lastDay: string | null,
): Promise<boolean> {
  const day = today();
  if (dayOf(person.createdAt) === day || lastDay === day) return false;
  return grant(db, person.id, 'cameBack', day);
}

/** The UTC day that it is: the key of a deed that counts once a day. */
export function today(): string {
  return dayOf(new Date());
}

/** What is read beside the session: other features reach a feature's queries only by its service. */
export { lastReturn };

/** Claims once. Two clicks at the same moment earn one badge; the second hears 'already'. */
export async function claimAchievement(
  db: Db,
  { id: userId, experiencePoints: points }: { id: string; experiencePoints: number },
  achievementId: number,
) {
  const achievement = await findAchievement(db, userId, achievementId);
  if (!achievement) throw new Refusal('not_found', 'We can’t find that achievement.');
  const already = new Refusal('conflict', 'You have already claimed this achievement.');
  if (achievement.earned) throw already;
  if (points < achievement.requiredPoints) {
    throw new Refusal(
      'forbidden',
      `This needs ${grouped(achievement.requiredPoints)} points; you have ${grouped(points)}.`,
    );
  }
  const earnedAt = await insertEarned(db, userId, achievementId);
  if (!earnedAt) throw already;
  // Nothing is read from here on: a read that failed would tell the user that the claim did.
  return {
    message: 'Achievement claimed successfully!',
    achievement: { ...achievement, earned: true, earnedAt },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
