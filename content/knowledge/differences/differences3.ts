import type { Difference } from '#content/knowledge/entry';
import { DEATH_AND_DUTY } from './deathAndDuty';
import { OTHER_CHURCHES } from './otherChurches';
import { SOLDIERS } from './soldiers';

/** Further questions on which Christians differ; no side is taken. */
export const FURTHER_DIFFERENCES: readonly Difference[] = [...OTHER_CHURCHES, ...DEATH_AND_DUTY, ...SOLDIERS];
