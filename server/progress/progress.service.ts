import type { Db } from '#server/lib/db';
import { DEEDS, type Deed } from './deeds';
import { addExperience, insertActivity } from './progress.queries';

/** Counts a deed once per key, however often and from wherever it is told. Call it in the deed's own transaction. */
export async function grant(db: Db, userId: string, deed: Deed, deedKey: string): Promise<void> {
  const { experience, description } = DEEDS[deed];
  const isNew = await insertActivity(db, {
    userId,
    activityType: deed,
    deedKey,
    experienceGained: experience,
    description,
  });
  if (isNew) await addExperience(db, userId, experience);
}
