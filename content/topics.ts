import { BODY } from '#content/topics/body/body';
import { WORK } from '#content/topics/dailyWork/dailyWork';
import { FAITH } from '#content/topics/faith/faith';
import { FEAR } from '#content/topics/fear/fear';
import { HEART } from '#content/topics/heart/heart';
import { HOPE_BEYOND } from '#content/topics/hope/hope';
import { LIFE } from '#content/topics/life/life';
import { PATH } from '#content/topics/path/path';
import { PEOPLE_TOPICS } from '#content/topics/people/people';
import { SORROW } from '#content/topics/sorrow/sorrow';
import type { Topic } from '#content/topics/topic';
import { HARM } from './topics/harm';
import { LOVE } from './topics/love';
import { MIND } from './topics/mind';
import { PARTICULAR_DAYS } from './topics/particularDays/particularDays';

/** Every page of the written guide. */
export const TOPICS: readonly Topic[] = [
  ...SORROW,
  ...FEAR,
  ...HARM,
  ...MIND,
  ...BODY,
  ...HEART,
  ...PEOPLE_TOPICS,
  ...LOVE,
  ...LIFE,
  ...WORK,
  ...FAITH,
  ...PATH,
  ...HOPE_BEYOND,
  ...PARTICULAR_DAYS,
];
