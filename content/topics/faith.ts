import type { Topic } from '../topic';
import { DOUBT_AND_PRAYER } from './faith/doubtAndPrayer';
import { GRACE_AND_FORGIVENESS } from './faith/graceAndForgiveness';

export const FAITH: readonly Topic[] = [...DOUBT_AND_PRAYER, ...GRACE_AND_FORGIVENESS];
