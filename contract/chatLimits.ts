/** Long enough for a question with its background. */
export const MESSAGE_MAX = 2000;

/** Twenty questions and their answers; the guide reads no further back. */
export const HISTORY_MAX = 40;

/** Length of a mentor search. */
export const SITUATION_MAX = 500;

/** What a flagged answer was about: room for all symbol names of a long dream. */
export const ABOUT_MAX = 300;
