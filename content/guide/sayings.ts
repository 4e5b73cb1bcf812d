import type { Saying } from '#content/guide/sayings/saying';
import { EVERYDAY_SAYINGS } from './sayings/everydaySayings';
import { NEWER_WORDINGS } from './sayings/newerWordings';
import { PROVERBS } from './sayings/proverbs';
import { STORY_DETAILS } from './sayings/storyDetails';

/** Sayings that people look for in the Bible. */
export const SAYINGS: readonly Saying[] = [
  ...PROVERBS,
  ...STORY_DETAILS,
  ...EVERYDAY_SAYINGS,
  ...NEWER_WORDINGS,
];
