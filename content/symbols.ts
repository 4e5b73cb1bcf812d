import type { DreamSymbol } from './symbol';
import { BODY_AND_SENSES } from './symbols/bodyAndSenses';
import { CHURCH_AND_SIGNS } from './symbols/churchAndSigns';
import { COLORS } from './symbols/colors';
import { CREATION } from './symbols/creation';
import { CREATURES } from './symbols/creatures';
import { INTIMACY } from './symbols/intimacy';
import { MODERN_THINGS } from './symbols/modernThings';
import { MOTIFS } from './symbols/motifs';
import { NUMBERS } from './symbols/numbers';
import { OBJECTS } from './symbols/objects';
import { PEOPLE_IN_DREAMS } from './symbols/people';
import { PLACE_SYMBOLS } from './symbols/places';
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
