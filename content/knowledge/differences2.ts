import { BIBLE_AND_SCIENCE } from './differences2/bibleAndScience';
import { CHURCH_LIFE } from './differences2/churchLife';
import { CUSTOMS } from './differences2/customs';
import { END_TIMES } from './differences2/endTimes';
import { LAW_AND_PROVIDENCE } from './differences2/lawAndProvidence';
import { WOMEN_AND_SPIRITS } from './differences2/womenAndSpirits';
import type { Difference } from './entry';

export const MORE_DIFFERENCES: readonly Difference[] = [
  ...CUSTOMS,
  ...END_TIMES,
  ...BIBLE_AND_SCIENCE,
  ...WOMEN_AND_SPIRITS,
  ...LAW_AND_PROVIDENCE,
  ...CHURCH_LIFE,
];
