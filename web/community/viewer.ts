import type { Person } from '#contract/auth';

/** Whoever looks at the rooms. */
export type Viewer = Pick<Person, 'id' | 'isModerator'>;
