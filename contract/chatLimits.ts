/** A question, not a letter. */
export const MESSAGE_MAX = 2000;

/** Twenty questions and their answers; the guide looks back no further. */
export const HISTORY_MAX = 40;

/** The longest situation that a mentor can be searched for. */
export const SITUATION_MAX = 500;

/** Of what a flagged answer is about: the names of all symbols found in a long dream. */
export const ABOUT_MAX = 300;
