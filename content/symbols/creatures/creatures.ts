import type { DreamSymbol } from '#content/symbols/symbol';
import { BIRDS_AND_PETS } from './birdsAndPets';
import { FARM_AND_SEA } from './farmAndSea';
import { HANDS_AND_FACE } from './handsAndFace';
import { HERDS } from './herds';
import { INSECTS } from './insects';
import { MOUTH_AND_BONES } from './mouthAndBones';
import { SMALL_CREATURES } from './smallCreatures';
import { SNAKE_LION_AND_DOVE } from './snakeLionAndDove';
import { TEARS_AND_LAUGHTER } from './tearsAndLaughter';
import { TEETH_AND_HAIR } from './teethAndHair';

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
