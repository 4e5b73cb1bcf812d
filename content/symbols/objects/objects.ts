import type { DreamSymbol } from '#content/symbols/symbol';
import { EMBLEMS } from './emblems';
import { FINERY } from './finery';
import { GIFTS_AND_MUSIC } from './giftsAndMusic';
import { KEYS_AND_MONEY } from './keysAndMoney';
import { LUGGAGE_AND_LETTERS } from './luggageAndLetters';
import { MASKS_AND_WRITING } from './masksAndWriting';
import { MEDICINE_AND_MACHINES } from './medicineAndMachines';
import { SCREENS_AND_WEAPONS } from './screensAndWeapons';
import { TOOLS_AND_VESSELS } from './toolsAndVessels';

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
