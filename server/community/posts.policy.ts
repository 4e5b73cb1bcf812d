import { EDIT_MINUTES, LINKS_MAX, NEWCOMER_LINKS_MAX } from '#contract/communityLimits';
import { countLinks } from '#contract/links';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** So long somebody is new here. */
const NEW_MS = DAY_MS;

/** After so long, and with so much done here, somebody's reports weigh. */
const ESTABLISHED_MS = 7 * DAY_MS;
const ESTABLISHED_LEVEL = 2;

/** So many established members hide something until a moderator has looked at it. */
export const HIDING_REPORTS = 3;

type Writing = { userId: string; createdAt: Date };
type Person = { id: string; createdAt: Date; isModerator: boolean; companionLevel: number };

export const may = {
  /** Nobody decides about reports on their own words. */
  moderate: (person: { id: string }, { userId }: { userId: string }) => userId !== person.id,

  edit: (person: Person, { userId, createdAt }: Writing, now: Date) =>
    userId === person.id && now.getTime() - createdAt.getTime() < EDIT_MINUTES * MINUTE_MS,
};

export function isNew({ createdAt, isModerator }: Person, now: Date): boolean {
  return !isModerator && now.getTime() - createdAt.getTime() < NEW_MS;
}

export function establishedSince(now: Date) {
  return { joinedBefore: new Date(now.getTime() - ESTABLISHED_MS), level: ESTABLISHED_LEVEL };
}

/** What the house itself noticed is shown at once when somebody has been here for a while. */
export function isTrusted({ createdAt, isModerator }: Person, now: Date): boolean {
  return isModerator || now.getTime() - createdAt.getTime() >= ESTABLISHED_MS;
}

/** How many links a text may hold, when it holds more; null when all is well. */
export function tooManyLinks(person: Person, content: string, now: Date): number | null {
  const allowed = isNew(person, now) ? NEWCOMER_LINKS_MAX : LINKS_MAX;
  return countLinks(content) > allowed ? allowed : null;
}
