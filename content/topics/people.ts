import type { Topic } from '../topic';
import { FRIENDS_AND_ENEMIES } from './people/friendsAndEnemies';
import { MARRIAGES } from './people/marriages';
import { NEIGHBORS_AND_JUSTICE } from './people/neighborsAndJustice';
import { PARENTS_AND_CHILDREN } from './people/parentsAndChildren';
import { SPEECH_AND_FORGIVING } from './people/speechAndForgiving';

export const PEOPLE_TOPICS: readonly Topic[] = [
  ...MARRIAGES,
  ...PARENTS_AND_CHILDREN,
  ...FRIENDS_AND_ENEMIES,
  ...SPEECH_AND_FORGIVING,
  ...NEIGHBORS_AND_JUSTICE,
];
