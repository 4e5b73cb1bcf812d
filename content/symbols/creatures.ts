import type { DreamSymbol } from '../symbol';
import { BIRDS_AND_PETS } from './creatures/birdsAndPets';
import { FARM_AND_SEA } from './creatures/farmAndSea';
import { HANDS_AND_FACE } from './creatures/handsAndFace';
import { HERDS } from './creatures/herds';
import { INSECTS } from './creatures/insects';
import { MOUTH_AND_BONES } from './creatures/mouthAndBones';
import { SMALL_CREATURES } from './creatures/smallCreatures';
import { SNAKE_LION_AND_DOVE } from './creatures/snakeLionAndDove';
import { TEARS_AND_LAUGHTER } from './creatures/tearsAndLaughter';
import { TEETH_AND_HAIR } from './creatures/teethAndHair';

export const CREATURES: readonly DreamSymbol[] = [
  ...SNAKE_LION_AND_DOVE,
  ...BIRDS_AND_PETS,
  ...HERDS,
  ...FARM_AND_SEA,
  ...INSECTS,
  ...SMALL_CREATURES,
  ...TEETH_AND_HAIR,
  ...HANDS_AND_FACE,
  ...MOUTH_AND_BONES,
  ...TEARS_AND_LAUGHTER,
];
