import type { Topic } from '../topic';
import { ANGER_AND_ENVY } from './heart/angerAndEnvy';
import { JOY_AND_STRENGTH } from './heart/joyAndStrength';
import { SHAME_AND_GRATITUDE } from './heart/shameAndGratitude';
import { TEMPTATIONS } from './heart/temptations';

export const HEART: readonly Topic[] = [
  ...ANGER_AND_ENVY,
  ...SHAME_AND_GRATITUDE,
  ...JOY_AND_STRENGTH,
  ...TEMPTATIONS,
];
