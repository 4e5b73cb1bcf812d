import type { Topic } from '#content/topics/topic';
import { DEBT_AND_DECISIONS } from './debtAndDecisions';
import { JOBS_AND_MONEY } from './jobsAndMoney';
import { RETIREMENT_AND_WORLD } from './retirementAndWorld';
import { WISDOM_PAGES } from './wisdomPages';

export const WORK: readonly Topic[] = [
  ...JOBS_AND_MONEY,
  ...DEBT_AND_DECISIONS,
  ...RETIREMENT_AND_WORLD,
  ...WISDOM_PAGES,
];
