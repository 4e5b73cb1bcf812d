import type { DreamSymbol } from '#content/symbols/symbol';
import { AUTHORITIES } from './authorities';
import { COMPANY } from './company';
import { HOUSEHOLD } from './household';
import { LOVES } from './loves';
import { NEIGHBORS } from './neighbors';
import { SPIRITS } from './spirits';
import { STRANGERS_AND_GIANTS } from './strangersAndGiants';
import { VOICES_AND_GRAVES } from './voicesAndGraves';

export const PEOPLE_IN_DREAMS: readonly DreamSymbol[] = [
  ...HOUSEHOLD,
  ...LOVES,
  ...COMPANY,
  ...AUTHORITIES,
  ...NEIGHBORS,
  ...SPIRITS,
  ...STRANGERS_AND_GIANTS,
  ...VOICES_AND_GRAVES,
];
