import { lineAt, readLines } from './dataFile';
import { parseNumber } from './originalWords';

/** An entry of Strong's dictionaries, in Strong's own words. */
type LexiconEntry = {
  language: 'Hebrew' | 'Aramaic' | 'Greek';
  word: string;
  transliteration: string;
  pronunciation: string;
  meaning: string;
};

export type Lexicon = {
  entryOf: (number: number) => LexiconEntry | null;
  numbers: () => Iterable<number>;
  size: number;
};

export function readLexicon(): Lexicon {
  const lines = readLines('lexicon');
  const lineOf = new Map<number, number>();
  for (let line = 0; line < lines.ends.length; line++) {
    const start = line === 0 ? 0 : (lines.ends[line - 1] as number) + 1;
    lineOf.set(
      parseNumber(lines.content.toString('latin1', start, lines.content.indexOf('\t', start))),
      line,
    );
  }
  return {
    size: lineOf.size,
    numbers: () => lineOf.keys(),
    entryOf: (number) => {
      const line = lineOf.get(number);
      if (line === undefined) return null;
      const [, language, word = '', transliteration = '', pronunciation = '', meaning = ''] = lineAt(
        lines,
        line,
      ).split('\t');
      return {
        language: language as LexiconEntry['language'],
        word,
        transliteration,
        pronunciation,
        meaning,
      };
    },
  };
}
