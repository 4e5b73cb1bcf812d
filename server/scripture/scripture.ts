import type { Index } from './search/search';
import type { TrigramIndex } from './search/trigramIndex';
import type { Text } from './text/text';
import type { WordIndex } from './text/wordIndex';

/** A Bible text with its indexes. */
export type Edition = { text: Text; words: WordIndex; runs: TrigramIndex; index: Index };

/** The King James text with its indexes, and the World English Bible with its own. */
export type Scripture = Edition & { worldEnglish: Edition };
