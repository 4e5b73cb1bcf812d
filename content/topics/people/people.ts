import type { Topic } from '#content/topics/topic';
import { FRIENDS_AND_ENEMIES } from './friendsAndEnemies';
import { MARRIAGES } from './marriages';
import { NEIGHBORS_AND_JUSTICE } from './neighborsAndJustice';
import { PARENTS_AND_CHILDREN } from './parentsAndChildren';
import { SPEECH_AND_FORGIVING } from './speechAndForgiving';

export const PEOPLE_TOPICS: readonly Topic[] = [
  ...MARRIAGES,
  ...PARENTS_AND_CHILDREN,
  ...FRIENDS_AND_ENEMIES,
  ...SPEECH_AND_FORGIVING,
  ...NEIGHBORS_AND_JUSTICE,
];
