import { BODY_LISTENING } from './listening/body';
import { DAILY_WORK_LISTENING } from './listening/dailyWork';
import { FAITH_LISTENING } from './listening/faith';
import { FEAR_LISTENING } from './listening/fear';
import { HEART_LISTENING } from './listening/heart';
import { HOPE_LISTENING } from './listening/hope';
import { LIFE_LISTENING } from './listening/life';
import type { ListeningReplies } from './listening/listeningReplies';
import { LOVE_LISTENING } from './listening/love';
import { MIND_LISTENING } from './listening/mind';
import { PARTICULAR_DAYS_LISTENING } from './listening/particularDays';
import { PATH_LISTENING } from './listening/path';
import { PEOPLE_LISTENING } from './listening/people';
import { SORROW_LISTENING } from './listening/sorrow';

export const LISTENING_REPLIES: Readonly<Record<string, ListeningReplies>> = {
  ...BODY_LISTENING,
  ...DAILY_WORK_LISTENING,
  ...FAITH_LISTENING,
  ...FEAR_LISTENING,
  ...HEART_LISTENING,
  ...HOPE_LISTENING,
  ...LIFE_LISTENING,
  ...LOVE_LISTENING,
  ...MIND_LISTENING,
  ...PARTICULAR_DAYS_LISTENING,
  ...PATH_LISTENING,
  ...PEOPLE_LISTENING,
  ...SORROW_LISTENING,
};
