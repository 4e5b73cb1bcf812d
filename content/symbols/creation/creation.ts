import type { DreamSymbol } from '#content/symbols/symbol';
import { FIELDS } from './fields';
import { FIRE_AND_LIGHT } from './fireAndLight';
import { GARDENS } from './gardens';
import { LAND } from './land';
import { SKY } from './sky';
import { STORMS_AND_SPRINGS } from './stormsAndSprings';
import { WATERS } from './waters';

export const CREATION: readonly DreamSymbol[] = [
  ...WATERS,
  ...STORMS_AND_SPRINGS,
  ...FIRE_AND_LIGHT,
  ...SKY,
  ...LAND,
  ...GARDENS,
  ...FIELDS,
];
