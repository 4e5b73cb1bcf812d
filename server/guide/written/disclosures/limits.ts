// Limits of scores that several files of this folder use.

/**
 * Minimum harm score, tuned on the validation messages. With a lower value, one ordinary message in a hundred would be
 * classified as a disclosure.
 */
export const MIN_HARM = 0.3;
/** At this harm score, no second classifier has to agree. */
export const CLEAR_HARM = 0.6;
/** Minimum score of danger to life. */
export const MIN_LIFE = 0.4;
/** Phrases identify a page if they reach this score. */
export const MIN_PHRASE_SCORE = 9;
