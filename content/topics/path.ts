import type { Topic } from '../topic';
import { CHURCH_AND_WITNESS } from './path/churchAndWitness';
import { PURPOSE_AND_WAITING } from './path/purposeAndWaiting';
import { TRUTH_AND_BLESSING } from './path/truthAndBlessing';
import { WORSHIP_AND_CHURCH } from './path/worshipAndChurch';

export const PATH: readonly Topic[] = [
  ...WORSHIP_AND_CHURCH,
  ...CHURCH_AND_WITNESS,
  ...PURPOSE_AND_WAITING,
  ...TRUTH_AND_BLESSING,
];
