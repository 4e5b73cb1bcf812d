import type { DreamSymbol } from '#content/symbols/symbol';
import { CLOSENESS } from './closeness';
import { DEATHS } from './deaths';
import { ENCOUNTERS } from './encounters';
import { FEELINGS } from './feelings';
import { FLIGHTS } from './flights';
import { LOSSES } from './losses';
import { MEMORIES } from './memories';
import { THREATS } from './threats';
import { TRAVELS } from './travels';
import { UPHEAVALS } from './upheavals';
import { WAITING_AND_WAKING } from './waitingAndWaking';

export const MOTIFS: readonly DreamSymbol[] = [
  ...FLIGHTS,
  ...LOSSES,
  ...DEATHS,
  ...THREATS,
  ...TRAVELS,
  ...CLOSENESS,
  ...UPHEAVALS,
  ...ENCOUNTERS,
  ...MEMORIES,
  ...FEELINGS,
  ...WAITING_AND_WAKING,
];
