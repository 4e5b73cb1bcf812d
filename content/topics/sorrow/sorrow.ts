import type { Topic } from '#content/topics/topic';
import { DISCOURAGEMENTS } from './discouragements';
import { GRIEFS } from './griefs';
import { HOMESICKNESS } from './homesickness';

export const SORROW: readonly Topic[] = [...GRIEFS, ...DISCOURAGEMENTS, ...HOMESICKNESS];
