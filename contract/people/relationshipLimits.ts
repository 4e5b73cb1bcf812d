// This file does not import zod, so that a screen that only lists options does not load zod.

/** Leaves room for 'my sister’s eldest, and her husband' in any script. */
export const RELATIONSHIP_NAME_MAX = 80;

/** Half a page of things to remember while praying; longer texts belong in the journal. */
export const NOTES_MAX = 2000;

/** More people than a user can pray for one by one. Limits the length of the list and what the screen renders. */
export const MAX_RELATIONSHIPS = 500;

/** Fixed categories instead of free text: a user chooses one with a tap and cannot enter an insult. */
export const CATEGORIES = ['family', 'friend', 'church', 'neighbour', 'work', 'hard', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Days between prayers; 0 means 'now and then'. */
export const FREQUENCIES = [1, 7, 30, 0] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** How time with someone leaves the user, from drained (-2) to refreshed (2). */
export const ENERGIES = [-2, -1, 0, 1, 2] as const;
export type Energy = (typeof ENERGIES)[number];
