import { openScripture } from '#server/scripture/scripture.service';

/** The Bible text, opened once for all test files of a worker. */
export const scripture = openScripture();
