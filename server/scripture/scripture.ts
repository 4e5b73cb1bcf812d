import type { Runs } from './runs';
import type { Index } from './search';
import type { Text } from './text';
import type { Words } from './words';

/** The text, and what finds words in it. */
export type Scripture = { text: Text; words: Words; runs: Runs; index: Index };
