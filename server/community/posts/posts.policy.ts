import { EDIT_WINDOW_MINUTES, LINKS_MAX, NEW_USER_LINKS_MAX } from '#contract/community/limits';
import { countLinks } from '#contract/community/links';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long an account counts as new. */
const NEW_MS = DAY_MS;

/** A user's reports count toward hiding a post once the account has this age and level. */
const ESTABLISHED_MS = 7 * DAY_MS;
const ESTABLISHED_LEVEL = 2;

/** This many reports by established users hide a post or comment until a moderator decides. */
export const REPORTS_TO_HIDE = 3;

type PostOrComment = { userId: string; createdAt: Date };
type PolicyUser = { id: string; createdAt: Date; isModerator: boolean; companionLevel: number };

export const may = {
  /** Moderators never decide about reports on their own posts. */
  moderate: (person: { id: string }, { userId }: { userId: string }) => userId !== person.id,

  edit: (person: PolicyUser, { userId, createdAt }: PostOrComment, now: Date) =>
    userId === person.id && now.getTime() - createdAt.getTime() < EDIT_WINDOW_MINUTES * MINUTE_MS,
};

export function isNewcomer({ createdAt, isModerator }: PolicyUser, now: Date): boolean {
  return !isModerator && now.getTime() - createdAt.getTime() < NEW_MS;
}

export function establishedSince(now: Date) {
  return { joinedBefore: new Date(now.getTime() - ESTABLISHED_MS), level: ESTABLISHED_LEVEL };
}

/** Returns whether a user's posts stay visible while an automatic report is open. */
export function isTrusted({ createdAt, isModerator }: PolicyUser, now: Date): boolean {
  return isModerator || now.getTime() - createdAt.getTime() >= ESTABLISHED_MS;
}

/** Returns the allowed number of links if the text has more. Returns null otherwise. */
export function hasTooManyLinks(person: PolicyUser, content: string, now: Date): number | null {
  const allowed = isNewcomer(person, now) ? NEW_USER_LINKS_MAX : LINKS_MAX;
  return countLinks(content) > allowed ? allowed : null;
}
