import { CREATION } from '#content/symbols/creation/creation';
import { CREATURES } from '#content/symbols/creatures/creatures';
import { MOTIFS } from '#content/symbols/motifs/motifs';
import { OBJECTS } from '#content/symbols/objects/objects';
import { PEOPLE_IN_DREAMS } from '#content/symbols/people/people';
import { PLACE_SYMBOLS } from '#content/symbols/places/places';
import type { DreamSymbol } from '#content/symbols/symbol';
import { BODY_AND_SENSES } from './symbols/bodyAndSenses';
import { CHURCH_AND_SIGNS } from './symbols/churchAndSigns';
import { COLORS } from './symbols/colors';
import { INTIMACY } from './symbols/intimacy';
import { MODERN_THINGS } from './symbols/modernThings';
import { NUMBERS } from './symbols/numbers';
import { SEED_AND_VINE } from './symbols/seedAndVine';

/** All dream symbols of the written guide. */
export const SYMBOLS: readonly DreamSymbol[] = [
  ...CREATION,
  ...CREATURES,
  ...PEOPLE_IN_DREAMS,
  ...PLACE_SYMBOLS,
  ...OBJECTS,
  ...MOTIFS,
  ...BODY_AND_SENSES,
  ...INTIMACY,
  ...SEED_AND_VINE,
  ...CHURCH_AND_SIGNS,
  ...MODERN_THINGS,
  ...COLORS,
  ...NUMBERS,
];
