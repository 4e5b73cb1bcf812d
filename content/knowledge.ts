import { BOOKS_OF_THE_BIBLE } from '#content/knowledge/books/books';
import { SOME_DIFFERENCES } from '#content/knowledge/differences/differences1';
import { MORE_DIFFERENCES } from '#content/knowledge/differences/differences2';
import { FURTHER_DIFFERENCES } from '#content/knowledge/differences/differences3';
import { MORE_ENTRIES } from '#content/knowledge/occasions/occasions';
import { EXPLAINED_PASSAGES } from '#content/knowledge/passages/passages';
import { PEOPLE_ENTRIES } from '#content/knowledge/people/people';
import { TERMS } from '#content/knowledge/terms/terms';
import { THINGS } from '#content/knowledge/things/things';
import type { Difference, Entry } from './knowledge/entry';

/** Short answers to 'who was', 'what is', 'where is' and 'what does it mean'. */
export const ENTRIES: readonly Entry[] = [
  ...PEOPLE_ENTRIES,
  ...THINGS,
  ...BOOKS_OF_THE_BIBLE,
  ...TERMS,
  ...MORE_ENTRIES,
  ...EXPLAINED_PASSAGES,
];

/** Questions on which Christians differ; no side is taken. */
export const DIFFERENCES: readonly Difference[] = [
  ...SOME_DIFFERENCES,
  ...MORE_DIFFERENCES,
  ...FURTHER_DIFFERENCES,
];
