import type { Topic } from '#content/topics/topic';
import { ANGER_AND_ENVY } from './angerAndEnvy';
import { JOY_AND_STRENGTH } from './joyAndStrength';
import { SHAME_AND_GRATITUDE } from './shameAndGratitude';
import { TEMPTATIONS } from './temptations';

export const HEART: readonly Topic[] = [
  ...ANGER_AND_ENVY,
  ...SHAME_AND_GRATITUDE,
  ...JOY_AND_STRENGTH,
  ...TEMPTATIONS,
];
