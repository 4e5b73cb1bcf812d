import type { Person } from '#contract/account/auth';

/** The signed-in user who is viewing the community. */
export type CommunityViewer = Pick<Person, 'id' | 'isModerator'>;
