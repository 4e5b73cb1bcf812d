import type { Entry } from '#content/knowledge/entry';
import { BECOMING_A_CHRISTIAN } from './becomingAChristian';
import { OLD_WORDS } from './oldWords';
import { SALVATION_TERMS } from './salvationTerms';
import { SAYINGS_AND_PRAYER } from './sayingsAndPrayer';
import { WORDS_OF_DOCTRINE } from './wordsOfDoctrine';
import { WORDS_OF_FAITH } from './wordsOfFaith';
import { WORDS_OF_JESUS } from './wordsOfJesus';

export const TERMS: readonly Entry[] = [
  ...SALVATION_TERMS,
  ...WORDS_OF_JESUS,
  ...WORDS_OF_FAITH,
  ...WORDS_OF_DOCTRINE,
  ...SAYINGS_AND_PRAYER,
  ...BECOMING_A_CHRISTIAN,
  ...OLD_WORDS,
];
