import { DEATH_AND_DUTY } from './differences3/deathAndDuty';
import { OTHER_CHURCHES } from './differences3/otherChurches';
import { SOLDIERS } from './differences3/soldiers';
import type { Difference } from './entry';

/** Further questions on which Christians differ; no side is taken. */
export const FURTHER_DIFFERENCES: readonly Difference[] = [...OTHER_CHURCHES, ...DEATH_AND_DUTY, ...SOLDIERS];
