import type { Topic } from '../topic';
import { DESPAIR } from './fear/despair';
import { NIGHTS_AND_DANGER } from './fear/nightsAndDanger';
import { WORRIES } from './fear/worries';

export const FEAR: readonly Topic[] = [...WORRIES, ...NIGHTS_AND_DANGER, ...DESPAIR];
