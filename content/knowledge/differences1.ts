import { CHURCH_AND_SPIRIT } from './differences1/churchAndSpirit';
import { DEATH_AND_FOOD } from './differences1/deathAndFood';
import { GOD_AND_SALVATION } from './differences1/godAndSalvation';
import { MARY_AND_SACRAMENTS } from './differences1/maryAndSacraments';
import { SEX_AND_LIFE } from './differences1/sexAndLife';
import { WOMEN_AND_MARRIAGE } from './differences1/womenAndMarriage';
import type { Difference } from './entry';

export const SOME_DIFFERENCES: readonly Difference[] = [
  ...GOD_AND_SALVATION,
  ...MARY_AND_SACRAMENTS,
  ...CHURCH_AND_SPIRIT,
  ...WOMEN_AND_MARRIAGE,
  ...SEX_AND_LIFE,
  ...DEATH_AND_FOOD,
];
