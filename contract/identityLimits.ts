// Values without a library, so that a screen that only counts letters does not fetch one.

/** A page of one's own writing; the answers are for a lifetime, not for a form. */
export const RESPONSE_MAX = 4000;

/** A section of the Blueprint that somebody writes anew. */
export const EDIT_MAX = 2000;
