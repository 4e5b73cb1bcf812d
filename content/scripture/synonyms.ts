import { SYNONYMS_OF_FAITH } from './synonyms/synonymsOfFaith';
import { SYNONYMS_OF_LIFE } from './synonyms/synonymsOfLife';

/** Modern words with the King James words for the same thing. */
export const SYNONYMS: readonly (readonly [modern: string, kjv: readonly string[]])[] = [
  ...SYNONYMS_OF_LIFE,
  ...SYNONYMS_OF_FAITH,
];
