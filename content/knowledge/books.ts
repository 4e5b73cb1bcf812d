import { GOSPELS_AND_PAUL } from './books/gospelsAndPaul';
import { HISTORY_BOOKS } from './books/historyBooks';
import { JUDE_AND_REVELATION } from './books/judeAndRevelation';
import { LETTERS } from './books/letters';
import { WISDOM_AND_PROPHETS } from './books/wisdomAndProphets';
import type { Entry } from './entry';

export const BOOKS_OF_THE_BIBLE: readonly Entry[] = [
  ...HISTORY_BOOKS,
  ...WISDOM_AND_PROPHETS,
  ...GOSPELS_AND_PAUL,
  ...LETTERS,
  ...JUDE_AND_REVELATION,
];
