import type { DreamSymbol } from '../symbol';
import { BATH_AND_BED } from './places/bathAndBed';
import { BUILDINGS } from './places/buildings';
import { HOUSES } from './places/houses';
import { MEALS } from './places/meals';
import { ROADS } from './places/roads';
import { STAGES_AND_TENTS } from './places/stagesAndTents';
import { TOWNS } from './places/towns';
import { VEHICLES } from './places/vehicles';
import { WALLS } from './places/walls';

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
