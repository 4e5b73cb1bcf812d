import { ACTS } from './acts';
import { BEGINNINGS } from './beginnings';
import { CONQUEST } from './conquest';
import type { Detail } from './detail';
import { DISCIPLES_OF_JESUS } from './disciplesOfJesus';
import { EXODUS } from './exodus';
import { GOSPELS } from './gospels';
import { JOSEPH_AND_MORE } from './josephAndMore';
import { KINGS } from './kings';
import { KINGS_AND_PROPHETS } from './kingsAndProphets';
import { MORE_OF_THE_GOSPELS } from './moreOfTheGospels';
import { PASSION_AND_EASTER } from './passionAndEaster';
import { DETAILS_OF_PATRIARCHS } from './patriarchs';
import { PEOPLE_AND_PLACES } from './peopleAndPlaces';
import { PROPHETS_AND_WRITINGS } from './prophetsAndWritings';
import { WORDS_AND_NUMBERS } from './wordsAndNumbers';
import { WORDS_OF_THE_CHURCH } from './wordsOfTheChurch';

export const DETAILS_OF_STORIES: readonly Detail[] = [
  ...BEGINNINGS,
  ...DETAILS_OF_PATRIARCHS,
  ...JOSEPH_AND_MORE,
  ...EXODUS,
  ...CONQUEST,
  ...KINGS,
  ...KINGS_AND_PROPHETS,
  ...PROPHETS_AND_WRITINGS,
  ...GOSPELS,
  ...DISCIPLES_OF_JESUS,
  ...PASSION_AND_EASTER,
  ...MORE_OF_THE_GOSPELS,
  ...ACTS,
  ...WORDS_AND_NUMBERS,
  ...PEOPLE_AND_PLACES,
  ...WORDS_OF_THE_CHURCH,
];
