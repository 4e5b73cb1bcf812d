import type { Topic } from '../topic';
import { EASTER_PAGES } from './hope/easterPages';
import { GOSPEL_AND_TABLE } from './hope/gospelAndTable';
import { LAST_THINGS } from './hope/lastThings';

export const HOPE_BEYOND: readonly Topic[] = [...LAST_THINGS, ...GOSPEL_AND_TABLE, ...EASTER_PAGES];
