/**
 * The Scripture engine: two Bible texts with references, search and the verification of quotations. It stores nothing and
 * imports nothing else of the server, so that other programs can use it:
 *
 * - `openScripture()` in `scripture.service.ts` reads the texts; every other function takes what it returns.
 * - `findPassage()` and `searchText()` in `scripture.service.ts` find passages for a reference and for a question.
 * - `findReferences()` and `readReference()` in `references/references.ts` read references in prose and alone.
 * - `verify()` in `quotations/verification.ts` verifies one quotation, and `verifyQuotations()` in
 *   `quotations/verifiedQuotations.ts` all quotations of a text.
 * - `applyGate()` in `quotations/gate.ts` makes a text safe to show: its quotations are replaced with our texts.
 *
 * @module
 */

import type { Index } from './search/search';
import type { SubjectIndex } from './search/subjectSearch';
import type { TrigramIndex } from './search/trigramIndex';
import type { Commentary } from './study/commentary';
import type { Lexicon } from './study/lexicon';
import type { OriginalWords } from './study/originalWords';
import type { TopicalBible } from './study/topicalBible';
import type { Text } from './text/text';
import type { WordIndex } from './text/wordIndex';

/** A Bible text with its indexes. */
export type Edition = {
  text: Text;
  words: WordIndex;
  runs: TrigramIndex;
  index: Index;
  /** Builds the next part of the indexes. Returns true when all are built. */
  prepareStep: () => boolean;
};

/** The works that explain the King James text. */
export type Works = {
  originals: OriginalWords;
  lexicon: Lexicon;
  topicalBible: TopicalBible;
  commentary: Commentary;
  subjects: SubjectIndex;
};

/** The King James text with its indexes and the works that explain it, and the World English Bible with its indexes. */
export type Scripture = Edition &
  Works & {
    worldEnglish: Edition;
    /** The names of people and places in both texts. */
    properNames: () => ReadonlySet<string>;
  };
