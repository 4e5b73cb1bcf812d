/** About four pages. The longest dream reports that people publish have some 6,000 characters. */
export const DREAM_MAX = 8000;
