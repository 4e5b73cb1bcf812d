import type { DreamSymbol } from '../symbol';
import { CLOSENESS } from './motifs/closeness';
import { DEATHS } from './motifs/deaths';
import { ENCOUNTERS } from './motifs/encounters';
import { FEELINGS } from './motifs/feelings';
import { FLIGHTS } from './motifs/flights';
import { LOSSES } from './motifs/losses';
import { MEMORIES } from './motifs/memories';
import { THREATS } from './motifs/threats';
import { TRAVELS } from './motifs/travels';
import { UPHEAVALS } from './motifs/upheavals';
import { WAITING_AND_WAKING } from './motifs/waitingAndWaking';

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
