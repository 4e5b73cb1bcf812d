import type { Topic } from '../topic';
import { APPETITES } from './body/appetites';
import { ILLNESS_AND_AGE } from './body/illnessAndAge';
import { MEMORY_AND_SURGERY } from './body/memoryAndSurgery';

export const BODY: readonly Topic[] = [...ILLNESS_AND_AGE, ...APPETITES, ...MEMORY_AND_SURGERY];
