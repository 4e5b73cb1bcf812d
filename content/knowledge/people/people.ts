import type { Entry } from '#content/knowledge/entry';
import { DISCIPLES } from './disciples';
import { EARLY_CHURCH } from './earlyChurch';
import { JUDGES_AND_KINGS } from './judgesAndKings';
import { LESSER_KNOWN } from './lesserKnown';
import { PATRIARCHS } from './patriarchs';
import { PEOPLE_OF_ACTS_AND_LETTERS } from './peopleOfActsAndLetters';
import { PROPHETS_AND_KINGS } from './prophetsAndKings';
import { RETURN_AND_GOSPELS } from './returnAndGospels';
import { RULERS_AND_APOSTLES } from './rulersAndApostles';

/** People of the Bible. */
export const PEOPLE_ENTRIES: readonly Entry[] = [
  ...PATRIARCHS,
  ...JUDGES_AND_KINGS,
  ...PROPHETS_AND_KINGS,
  ...RETURN_AND_GOSPELS,
  ...DISCIPLES,
  ...EARLY_CHURCH,
  ...LESSER_KNOWN,
  ...RULERS_AND_APOSTLES,
  ...PEOPLE_OF_ACTS_AND_LETTERS,
];
