import type { Scripture } from '#server/scripture/scripture';
import { forEachTrigramMatch, matchLength } from '#server/scripture/search/trigramIndex';
import type { Span } from '#server/scripture/text/text';
import { verseOfToken } from '#server/scripture/text/wordIndex';
import { NEARBY_VERSES } from './exactMatch';
import { stemsOfSpan } from './similarity';
import type { TokenizedQuotation } from './tokenizedQuotation';

/** A run of at least this many words counts as copied from a verse. Shorter runs also match by chance. */
export const MIN_COPIED_WORDS = 5;

/**
 * True if a quotation combines long runs of words from distant passages. `main` is the passage from which most of the
 * quotation comes; null if there is none.
 */
export function isBlended(
  scripture: Scripture,
  { ids, stems }: TokenizedQuotation,
  main: Span | null,
): boolean {
  const runs = longRuns(scripture, ids, main);
  if (main) {
    const mainStems = stemsOfSpan(scripture, main);
    // A run with fewer than three words that the passage lacks may be the same passage in a modern spelling.
    const differs = ({ at, length }: Run) =>
      stems.slice(at, at + length).filter((stem) => !mainStems.has(stem)).length >= 3;
    return runs.some(
      (run) =>
        run.length >= MIN_COPIED_WORDS && !run.verses.some((verse) => isNear(verse, main)) && differs(run),
    );
  }
  const covered = runs.reduce((sum, { length }) => sum + length, 0);
  const [first, ...rest] = runs;
  if (!first || covered < ids.length * 0.7) return false;
  return rest.some(({ verses }) =>
    verses.every((verse) => first.verses.every((other) => Math.abs(other - verse) > NEARBY_VERSES)),
  );
}

function isNear(verse: number, span: Span | null): boolean {
  return span !== null && verse >= span.first - NEARBY_VERSES && verse <= span.last + NEARBY_VERSES;
}

type Run = { at: number; length: number; verses: number[] };

/** Splits a quotation greedily into the longest runs of words that occur in the Bible. */
function longRuns(scripture: Scripture, ids: Int32Array, main: Span | null): Run[] {
  const found: Run[] = [];
  let at = 0;
  while (at + 2 < ids.length) {
    const run = longestRun(scripture, ids, at, main);
    if (run.length >= MIN_COPIED_WORDS - 1) found.push(run);
    at += run.length >= MIN_COPIED_WORDS - 1 ? run.length : 1;
  }
  return found;
}

/** Maximum number of verses stored for a run that occurs very often. Verses near the main passage are always stored. */
const MAX_VERSES_PER_RUN = 50;

function longestRun({ words, runs }: Scripture, ids: Int32Array, at: number, main: Span | null): Run {
  const longest: Run = { at, length: 0, verses: [] };
  forEachTrigramMatch(
    runs,
    words,
    [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number],
    (position) => {
      const length = matchLength(words.tokens, ids, at, position);
      if (length < longest.length) return;
      if (length > longest.length) longest.verses = [];
      longest.length = length;
      const verse = verseOfToken(words, position);
      if (longest.verses.length < MAX_VERSES_PER_RUN || isNear(verse, main)) longest.verses.push(verse);
    },
  );
  return longest;
}
