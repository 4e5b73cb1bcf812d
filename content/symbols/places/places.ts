import type { DreamSymbol } from '#content/symbols/symbol';
import { BATH_AND_BED } from './bathAndBed';
import { BUILDINGS } from './buildings';
import { HOUSES } from './houses';
import { MEALS } from './meals';
import { ROADS } from './roads';
import { STAGES_AND_TENTS } from './stagesAndTents';
import { TOWNS } from './towns';
import { VEHICLES } from './vehicles';
import { WALLS } from './walls';

export const PLACE_SYMBOLS: readonly DreamSymbol[] = [
  ...HOUSES,
  ...WALLS,
  ...BATH_AND_BED,
  ...MEALS,
  ...ROADS,
  ...VEHICLES,
  ...TOWNS,
  ...BUILDINGS,
  ...STAGES_AND_TENTS,
];
