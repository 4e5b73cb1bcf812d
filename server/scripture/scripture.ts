import type { Index } from './search';
import type { Text } from './text';
import type { TrigramIndex } from './trigramIndex';
import type { WordIndex } from './wordIndex';

/** The Bible text with its indexes. */
export type Scripture = { text: Text; words: WordIndex; runs: TrigramIndex; index: Index };
