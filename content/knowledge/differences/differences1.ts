import type { Difference } from '#content/knowledge/entry';
import { CHURCH_AND_SPIRIT } from './churchAndSpirit';
import { DEATH_AND_FOOD } from './deathAndFood';
import { GOD_AND_SALVATION } from './godAndSalvation';
import { MARY_AND_SACRAMENTS } from './maryAndSacraments';
import { SEX_AND_LIFE } from './sexAndLife';
import { WOMEN_AND_MARRIAGE } from './womenAndMarriage';

export const SOME_DIFFERENCES: readonly Difference[] = [
  ...GOD_AND_SALVATION,
  ...MARY_AND_SACRAMENTS,
  ...CHURCH_AND_SPIRIT,
  ...WOMEN_AND_MARRIAGE,
  ...SEX_AND_LIFE,
  ...DEATH_AND_FOOD,
];
