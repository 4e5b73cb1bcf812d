import type { Topic } from '#content/topics/topic';
import { DESPAIR } from './despair';
import { NIGHTS_AND_DANGER } from './nightsAndDanger';
import { WORRIES } from './worries';

export const FEAR: readonly Topic[] = [...WORRIES, ...NIGHTS_AND_DANGER, ...DESPAIR];
