import type { Topic } from './topic';
import { BODY } from './topics/body';
import { FAITH } from './topics/faith';
import { FEAR } from './topics/fear';
import { HARM } from './topics/harm';
import { HEART } from './topics/heart';
import { HOPE_BEYOND } from './topics/hope';
import { LIFE } from './topics/life';
import { LOVE } from './topics/love';
import { MIND } from './topics/mind';
import { PATH } from './topics/path';
import { PEOPLE_TOPICS } from './topics/people';
import { SORROW } from './topics/sorrow';
import { WORK } from './topics/work';

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
];
