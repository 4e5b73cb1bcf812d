import type { Topic } from '#content/topics/topic';
import { APPETITES } from './appetites';
import { ILLNESS_AND_AGE } from './illnessAndAge';
import { MEMORY_AND_SURGERY } from './memoryAndSurgery';

export const BODY: readonly Topic[] = [...ILLNESS_AND_AGE, ...APPETITES, ...MEMORY_AND_SURGERY];
