import type { Db } from '#server/lib/db';
import { Refusal } from '#server/lib/refusal';
import { DEEDS, type Deed } from './deeds';
import {
  addExperience,
  earnedBy,
  experienceOf,
  findAchievement,
  insertActivity,
  insertEarned,
  newestActivities,
} from './progress.queries';

/** Counts a deed once per key, however often and from wherever it is told; answers whether it counted. Call it in the deed's own transaction. */
export async function grant(db: Db, userId: string, deed: Deed, deedKey: string): Promise<boolean> {
  const { experience, description } = DEEDS[deed];
  const isNew = await insertActivity(db, {
    userId,
    activityType: deed,
    deedKey,
    experienceGained: experience,
    description,
  });
  if (isNew) await addExperience(db, userId, experience);
  return isNew;
}

/** Counts a deed so many times a UTC day at most. Call it in the deed's own transaction. */
export async function grantDaily(db: Db, userId: string, deed: Deed, timesADay: number): Promise<void> {
  const today = dayOf(new Date());
  for (let time = 1; time <= timesADay; time++) {
    if (await grant(db, userId, deed, `${today}.${time}`)) return;
  }
}

/** Coming back counts once a day, and not on the day one joined. */
export async function countReturn(db: Db, person: { id: string; createdAt: Date }): Promise<boolean> {
  const today = dayOf(new Date());
  if (dayOf(person.createdAt) === today) return false;
  return db.transaction((tx) => grant(tx, person.id, 'cameBack', today));
}

/** So many of somebody's newest deeds are shown. */
const RECENT = 3;

export async function statsOf(
  db: Db,
  {
    id,
    companionLevel: level,
    experiencePoints,
  }: { id: string; companionLevel: number; experiencePoints: number },
) {
  const [achievements, recentActivities] = await Promise.all([
    earnedBy(db, id),
    newestActivities(db, id, RECENT),
  ]);
  return { level, experiencePoints, achievements, recentActivities };
}

/** Claims once. Two clicks at the same moment earn one badge; the second hears 'already'. */
export async function claimAchievement(db: Db, userId: string, achievementId: number) {
  const achievement = await findAchievement(db, userId, achievementId);
  if (!achievement) throw new Refusal('not_found', 'There is no such achievement.');
  const already = new Refusal('conflict', 'You have already claimed this achievement.');
  if (achievement.earned) throw already;
  const points = await experienceOf(db, userId);
  if (points < achievement.requiredPoints) {
    throw new Refusal(
      'forbidden',
      `This needs ${achievement.requiredPoints.toLocaleString('en')} points; you have ${points.toLocaleString('en')}.`,
    );
  }
  if (!(await insertEarned(db, userId, achievementId))) throw already;
  const claimed = await findAchievement(db, userId, achievementId);
  return { message: 'Achievement claimed successfully!', achievement: claimed ?? achievement };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
