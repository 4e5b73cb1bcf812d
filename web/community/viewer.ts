import type { Person } from '#contract/auth';

/** The signed-in user who is viewing the community. */
export type Viewer = Pick<Person, 'id' | 'isModerator'>;
