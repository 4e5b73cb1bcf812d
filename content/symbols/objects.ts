import type { DreamSymbol } from '../symbol';
import { EMBLEMS } from './objects/emblems';
import { FINERY } from './objects/finery';
import { GIFTS_AND_MUSIC } from './objects/giftsAndMusic';
import { KEYS_AND_MONEY } from './objects/keysAndMoney';
import { LUGGAGE_AND_LETTERS } from './objects/luggageAndLetters';
import { MASKS_AND_WRITING } from './objects/masksAndWriting';
import { MEDICINE_AND_MACHINES } from './objects/medicineAndMachines';
import { SCREENS_AND_WEAPONS } from './objects/screensAndWeapons';
import { TOOLS_AND_VESSELS } from './objects/toolsAndVessels';

export const OBJECTS: readonly DreamSymbol[] = [
  ...KEYS_AND_MONEY,
  ...FINERY,
  ...LUGGAGE_AND_LETTERS,
  ...SCREENS_AND_WEAPONS,
  ...GIFTS_AND_MUSIC,
  ...TOOLS_AND_VESSELS,
  ...MEDICINE_AND_MACHINES,
  ...EMBLEMS,
  ...MASKS_AND_WRITING,
];
