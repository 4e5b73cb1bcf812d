import { ACTS_AND_WORDS } from './actsAndWords';
import { BEGINNINGS } from './beginnings';
import { CONQUEST } from './conquest';
import type { Detail } from './detail';
import { EXODUS } from './exodus';
import { GOSPELS } from './gospels';
import { KINGS } from './kings';
import { PROPHETS_AND_WRITINGS } from './prophetsAndWritings';

export const DETAILS_OF_STORIES: readonly Detail[] = [
  ...BEGINNINGS,
  ...EXODUS,
  ...CONQUEST,
  ...KINGS,
  ...PROPHETS_AND_WRITINGS,
  ...GOSPELS,
  ...ACTS_AND_WORDS,
];
