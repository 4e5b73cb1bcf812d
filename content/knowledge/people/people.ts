import type { Entry } from '#content/knowledge/entry';
import { APOSTLES_IN_SHORT } from './apostlesInShort';
import { CONQUEST_AND_JUDGES } from './conquestAndJudges';
import { DAVIDS_COURT } from './davidsCourt';
import { DISCIPLES } from './disciples';
import { EARLY_CHURCH } from './earlyChurch';
import { FIGURES_IN_SHORT } from './figuresInShort';
import { GENESIS_AND_EXODUS } from './genesisAndExodus';
import { JUDGES_AND_KINGS } from './judgesAndKings';
import { KINGS_AND_COURTS } from './kingsAndCourts';
import { LAST_KINGS_AND_RETURN } from './lastKingsAndReturn';
import { LESSER_KNOWN } from './lesserKnown';
import { PATRIARCHS } from './patriarchs';
import { PEOPLE_OF_ACTS_AND_LETTERS } from './peopleOfActsAndLetters';
import { PEOPLES_AND_OTHERS } from './peoplesAndOthers';
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
  ...APOSTLES_IN_SHORT,
  ...RULERS_AND_APOSTLES,
  ...PEOPLE_OF_ACTS_AND_LETTERS,
  ...GENESIS_AND_EXODUS,
  ...CONQUEST_AND_JUDGES,
  ...DAVIDS_COURT,
  ...KINGS_AND_COURTS,
  ...LAST_KINGS_AND_RETURN,
  ...PEOPLES_AND_OTHERS,
  ...FIGURES_IN_SHORT,
];
