import type { Difference } from '#content/knowledge/entry';
import { BIBLE_AND_SCIENCE } from './bibleAndScience';
import { CHURCH_LIFE } from './churchLife';
import { CUSTOMS } from './customs';
import { END_TIMES } from './endTimes';
import { LAW_AND_PROVIDENCE } from './lawAndProvidence';
import { WOMEN_AND_SPIRITS } from './womenAndSpirits';

export const MORE_DIFFERENCES: readonly Difference[] = [
  ...CUSTOMS,
  ...END_TIMES,
  ...BIBLE_AND_SCIENCE,
  ...WOMEN_AND_SPIRITS,
  ...LAW_AND_PROVIDENCE,
  ...CHURCH_LIFE,
];
