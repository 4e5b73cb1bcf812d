import type { Topic } from '../topic';
import { DISCOURAGEMENTS } from './sorrow/discouragements';
import { GRIEFS } from './sorrow/griefs';
import { HOMESICKNESS } from './sorrow/homesickness';

export const SORROW: readonly Topic[] = [...GRIEFS, ...DISCOURAGEMENTS, ...HOMESICKNESS];
