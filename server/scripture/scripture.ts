import type { Runs } from './runs';
import type { Index } from './search';
import type { Text } from './text';
import type { WordIndex } from './tokenizer';

/** The Bible text with its indexes. */
export type Scripture = { text: Text; words: WordIndex; runs: Runs; index: Index };
