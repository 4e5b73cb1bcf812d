import type { Topic } from '../topic';
import { FAMILY_LOSSES } from './life/familyLosses';
import { NEWS_AND_HARM_DONE } from './life/newsAndHarmDone';
import { PRISON_AND_HOME } from './life/prisonAndHome';
import { YOUTH_AND_MARRIAGE } from './life/youthAndMarriage';

export const LIFE: readonly Topic[] = [
  ...FAMILY_LOSSES,
  ...PRISON_AND_HOME,
  ...NEWS_AND_HARM_DONE,
  ...YOUTH_AND_MARRIAGE,
];
