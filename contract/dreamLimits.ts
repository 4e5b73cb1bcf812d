/** About four pages: the longest dream reports people publish have some 6,000 characters. */
export const DREAM_MAX = 8000;
