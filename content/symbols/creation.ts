import type { DreamSymbol } from '../symbol';
import { FIELDS } from './creation/fields';
import { FIRE_AND_LIGHT } from './creation/fireAndLight';
import { GARDENS } from './creation/gardens';
import { LAND } from './creation/land';
import { SKY } from './creation/sky';
import { STORMS_AND_SPRINGS } from './creation/stormsAndSprings';
import { WATERS } from './creation/waters';

export const CREATION: readonly DreamSymbol[] = [
  ...WATERS,
  ...STORMS_AND_SPRINGS,
  ...FIRE_AND_LIGHT,
  ...SKY,
  ...LAND,
  ...GARDENS,
  ...FIELDS,
];
