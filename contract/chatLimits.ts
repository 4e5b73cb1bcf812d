/** A question, not a letter. */
export const MESSAGE_MAX = 2000;

/** Twenty questions and their answers; the guide looks back no further. */
export const HISTORY_MAX = 40;
