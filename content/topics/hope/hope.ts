import type { Topic } from '#content/topics/topic';
import { EASTER_PAGES } from './easterPages';
import { GOSPEL_AND_TABLE } from './gospelAndTable';
import { LAST_THINGS } from './lastThings';

export const HOPE_BEYOND: readonly Topic[] = [...LAST_THINGS, ...GOSPEL_AND_TABLE, ...EASTER_PAGES];
