import type { Topic } from '#content/topics/topic';
import { GOOD_DAYS } from './goodDays';
import { HARD_DAYS } from './hardDays';
import { SPOUSES_AND_CHILDREN } from './spousesAndChildren';

export const PARTICULAR_DAYS: readonly Topic[] = [...SPOUSES_AND_CHILDREN, ...HARD_DAYS, ...GOOD_DAYS];
