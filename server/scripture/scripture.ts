import type { Index } from './search/search';
import type { SubjectIndex } from './search/subjectSearch';
import type { TrigramIndex } from './search/trigramIndex';
import type { Commentary } from './study/commentary';
import type { Lexicon } from './study/lexicon';
import type { OriginalWords } from './study/originalWords';
import type { TopicalBible } from './study/topicalBible';
import type { Text } from './text/text';
import type { WordIndex } from './text/wordIndex';

/** The Bible text with its indexes, and the works that explain it. */
export type Scripture = {
  text: Text;
  words: WordIndex;
  runs: TrigramIndex;
  index: Index;
  originals: OriginalWords;
  lexicon: Lexicon;
  topicalBible: TopicalBible;
  commentary: Commentary;
  subjects: SubjectIndex;
};
