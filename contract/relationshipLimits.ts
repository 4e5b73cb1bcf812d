// Values without a library, so that a screen that only offers choices does not fetch one.

/** Room for 'my sister’s eldest, and her husband' in any script. */
export const RELATIONSHIP_NAME_MAX = 80;

/** What to bear in mind when one prays, half a page; a diary belongs into the journal. */
export const NOTES_MAX = 2000;

/** More than anybody prays for one by one; it bounds what a list is and what a screen has to draw. */
export const RELATIONSHIPS_MAX = 500;

/**
 * Who somebody is to one. A few fixed words instead of free ones: they are chosen with one touch, and nobody is called
 * a name there.
 */
export const CATEGORIES = ['family', 'friend', 'church', 'neighbour', 'work', 'hard', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Every so many days; 0 is now and then. */
export const FREQUENCIES = [1, 7, 30, 0] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What being with somebody does to one's strength, from taking much to giving much. */
export const ENERGIES = [-2, -1, 0, 1, 2] as const;
export type Energy = (typeof ENERGIES)[number];
