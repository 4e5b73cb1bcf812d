import type { OccasionVerse } from './versesFor/occasionVerse';
import { VERSES_FOR_DAYS } from './versesFor/versesForDays';
import { VERSES_FOR_SEASONS } from './versesFor/versesForSeasons';
import { VERSES_FOR_SUBJECTS } from './versesFor/versesForSubjects';
import { VERSES_FOR_TASKS } from './versesFor/versesForTasks';
import { VERSES_FOR_TROUBLE } from './versesFor/versesForTrouble';

/** Occasions for which people ask for a verse. */
export const OCCASION_VERSES: readonly OccasionVerse[] = [
  ...VERSES_FOR_DAYS,
  ...VERSES_FOR_SEASONS,
  ...VERSES_FOR_TASKS,
  ...VERSES_FOR_TROUBLE,
  ...VERSES_FOR_SUBJECTS,
];
