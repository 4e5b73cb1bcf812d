import type { Index } from './search/search';
import type { TrigramIndex } from './search/trigramIndex';
import type { Text } from './text/text';
import type { WordIndex } from './text/wordIndex';

/** The Bible text with its indexes. */
export type Scripture = { text: Text; words: WordIndex; runs: TrigramIndex; index: Index };
