/** Long enough for a question with its background. */
export const MESSAGE_MAX = 2000;

/**
 * Thirty questions and their answers. The guide does not read earlier messages, and a figure has up to 24 stories to tell
 * without repeating one.
 */
export const HISTORY_MAX = 60;

/** Maximum length of the situation in a mentor search. */
export const SITUATION_MAX = 500;

/** Maximum length of a flag’s `about`. Leaves room for all symbol names of a long dream. */
export const ABOUT_MAX = 300;
