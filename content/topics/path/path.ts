import type { Topic } from '#content/topics/topic';
import { CHURCH_AND_WITNESS } from './churchAndWitness';
import { PURPOSE_AND_WAITING } from './purposeAndWaiting';
import { TRUTH_AND_BLESSING } from './truthAndBlessing';
import { WORSHIP_AND_CHURCH } from './worshipAndChurch';

export const PATH: readonly Topic[] = [
  ...WORSHIP_AND_CHURCH,
  ...CHURCH_AND_WITNESS,
  ...PURPOSE_AND_WAITING,
  ...TRUTH_AND_BLESSING,
];
