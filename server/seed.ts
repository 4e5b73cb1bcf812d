import { seedRooms } from './community/rooms.queries';
import { seedFigures } from './figures/figures.queries';
import type { Db } from './lib/db';
import { seedAchievements } from './progress/progress.queries';

/** What a new house needs to stand. Run at every start; what is there stays as it is. */
export async function seed(db: Db): Promise<void> {
  await seedRooms(db);
  await seedFigures(db);
  await seedAchievements(db);
}
