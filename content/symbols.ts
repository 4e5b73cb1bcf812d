import type { DreamSymbol } from './symbol';
import { CREATION } from './symbols/creation';
import { CREATURES } from './symbols/creatures';
import { MOTIFS } from './symbols/motifs';
import { OBJECTS } from './symbols/objects';
import { PEOPLE_IN_DREAMS } from './symbols/people';
import { PLACE_SYMBOLS } from './symbols/places';

/** All dream symbols of the written guide. */
export const SYMBOLS: readonly DreamSymbol[] = [
  ...CREATION,
  ...CREATURES,
  ...PEOPLE_IN_DREAMS,
  ...PLACE_SYMBOLS,
  ...OBJECTS,
  ...MOTIFS,
];
