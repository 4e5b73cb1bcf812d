import type { Entry } from './entry';
import { BECOMING_A_CHRISTIAN } from './terms/becomingAChristian';
import { SALVATION_TERMS } from './terms/salvationTerms';
import { SAYINGS_AND_PRAYER } from './terms/sayingsAndPrayer';
import { WORDS_OF_DOCTRINE } from './terms/wordsOfDoctrine';
import { WORDS_OF_FAITH } from './terms/wordsOfFaith';
import { WORDS_OF_JESUS } from './terms/wordsOfJesus';

export const TERMS: readonly Entry[] = [
  ...SALVATION_TERMS,
  ...WORDS_OF_JESUS,
  ...WORDS_OF_FAITH,
  ...WORDS_OF_DOCTRINE,
  ...SAYINGS_AND_PRAYER,
  ...BECOMING_A_CHRISTIAN,
];
