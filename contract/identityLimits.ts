// This file does not import zod, so that a screen that only counts characters does not load zod.

/** About a page of text. Answers can be this long because people come back to them for years. */
export const RESPONSE_MAX = 4000;

/** Maximum length of an edited Blueprint section. */
export const EDIT_MAX = 2000;
