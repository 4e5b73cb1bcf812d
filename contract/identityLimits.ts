// Plain constants without zod, so that a screen that only counts characters does not load it.

/** About a page of text, because people come back to these answers for years. */
export const RESPONSE_MAX = 4000;

/** Length of an edited Blueprint section. */
export const EDIT_MAX = 2000;
