import type { Topic } from '#content/topics/topic';
import { FAMILY_LOSSES } from './familyLosses';
import { NEWS_AND_HARM_DONE } from './newsAndHarmDone';
import { PRISON_AND_HOME } from './prisonAndHome';
import { QUIET_SORROWS } from './quietSorrows';
import { YOUTH_AND_MARRIAGE } from './youthAndMarriage';

export const LIFE: readonly Topic[] = [
  ...FAMILY_LOSSES,
  ...PRISON_AND_HOME,
  ...QUIET_SORROWS,
  ...NEWS_AND_HARM_DONE,
  ...YOUTH_AND_MARRIAGE,
];
