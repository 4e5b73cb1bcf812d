import type { MentorText } from '#content/guide/mentors/mentor';
import { MENTORS_AMONG_PEOPLE } from './mentors/mentorsAmongPeople';
import { MENTORS_IN_SORROW } from './mentors/mentorsInSorrow';
import { MENTORS_IN_WORK_AND_FAITH } from './mentors/mentorsInWorkAndFaith';

/** Maps a page id to the figures who lived through something similar, best match first. */
export const MENTORS: Readonly<Record<string, readonly MentorText[]>> = {
  ...MENTORS_IN_SORROW,
  ...MENTORS_AMONG_PEOPLE,
  ...MENTORS_IN_WORK_AND_FAITH,
};
