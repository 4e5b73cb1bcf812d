import type { Topic } from '../topic';
import { DEBT_AND_DECISIONS } from './work/debtAndDecisions';
import { JOBS_AND_MONEY } from './work/jobsAndMoney';
import { RETIREMENT_AND_WORLD } from './work/retirementAndWorld';
import { WISDOM_PAGES } from './work/wisdomPages';

export const WORK: readonly Topic[] = [
  ...JOBS_AND_MONEY,
  ...DEBT_AND_DECISIONS,
  ...RETIREMENT_AND_WORLD,
  ...WISDOM_PAGES,
];
