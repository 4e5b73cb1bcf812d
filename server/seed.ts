import { seedRooms } from './community/rooms/rooms.queries';
import type { Db } from './db/db';
import { seedFigures } from './figures/figures.queries';
import { seedAchievements } from './progress/progress.queries';

/** Inserts the rooms, figures and achievements that a new database needs. Runs at every start and is idempotent. */
export async function seed(db: Db): Promise<void> {
  await seedRooms(db);
  await seedFigures(db);
  await seedAchievements(db);
}
