import type { Entry } from '#content/knowledge/entry';
import { GOSPEL_PASSAGES } from './gospels';
import { LAW_AND_PROPHETS } from './lawAndProphets';
import { LETTER_PASSAGES } from './letters';
import { PSALMS_AND_WISDOM } from './psalmsAndWisdom';

/** Explanations of the passages that people ask about most. */
export const EXPLAINED_PASSAGES: readonly Entry[] = [
  ...PSALMS_AND_WISDOM,
  ...LAW_AND_PROPHETS,
  ...GOSPEL_PASSAGES,
  ...LETTER_PASSAGES,
];
