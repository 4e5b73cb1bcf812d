import { BOOKS_OF_THE_BIBLE } from './knowledge/books';
import { SOME_DIFFERENCES } from './knowledge/differences1';
import { MORE_DIFFERENCES } from './knowledge/differences2';
import { FURTHER_DIFFERENCES } from './knowledge/differences3';
import type { Difference, Entry } from './knowledge/entry';
import { MORE_ENTRIES } from './knowledge/more';
import { PEOPLE_ENTRIES } from './knowledge/people';
import { TERMS } from './knowledge/terms';
import { THINGS } from './knowledge/things';

/** Short answers to 'who was', 'what is', 'where is' and 'what does it mean'. */
export const ENTRIES: readonly Entry[] = [
  ...PEOPLE_ENTRIES,
  ...THINGS,
  ...BOOKS_OF_THE_BIBLE,
  ...TERMS,
  ...MORE_ENTRIES,
];

/** Questions on which Christians differ; no side is taken. */
export const DIFFERENCES: readonly Difference[] = [
  ...SOME_DIFFERENCES,
  ...MORE_DIFFERENCES,
  ...FURTHER_DIFFERENCES,
];
