import type { Entry } from '#content/knowledge/entry';
import { GOSPELS_AND_PAUL } from './gospelsAndPaul';
import { HISTORY_BOOKS } from './historyBooks';
import { JUDE_AND_REVELATION } from './judeAndRevelation';
import { LETTERS } from './letters';
import { WISDOM_AND_PROPHETS } from './wisdomAndProphets';

export const BOOKS_OF_THE_BIBLE: readonly Entry[] = [
  ...HISTORY_BOOKS,
  ...WISDOM_AND_PROPHETS,
  ...GOSPELS_AND_PAUL,
  ...LETTERS,
  ...JUDE_AND_REVELATION,
];
