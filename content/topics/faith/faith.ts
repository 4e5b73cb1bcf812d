import type { Topic } from '#content/topics/topic';
import { DOUBT_AND_PRAYER } from './doubtAndPrayer';
import { GRACE_AND_FORGIVENESS } from './graceAndForgiveness';

export const FAITH: readonly Topic[] = [...DOUBT_AND_PRAYER, ...GRACE_AND_FORGIVENESS];
