import type { Edition } from '#server/scripture/scripture';
import { forEachTrigramMatch, matchLength } from '#server/scripture/search/trigramIndex';
import type { Span } from '#server/scripture/text/text';
import { verseOfToken } from '#server/scripture/text/wordIndex';
import { NEARBY_VERSES } from './exactMatch';
import { stemsOfSpan } from './similarity';
import type { TokenizedQuotation } from './tokenizedQuotation';

/** A run of at least this many words counts as copied from a verse. Shorter runs also match by chance. */
export const MIN_COPIED_WORDS = 5;

/** A quotation in the ids of one text. */
export type Reading = { edition: Edition; fragments: TokenizedQuotation[]; all: TokenizedQuotation };

/**
 * True if a quotation combines long runs of words from distant passages. `main` is the passage from which most of the
 * quotation comes; null if there is none.
 */
export function isBlended(readings: readonly Reading[], main: Span | null): boolean {
  const runs = longRuns(readings, main);
  if (main) {
    return runs.some(
      (run) =>
        run.length >= MIN_COPIED_WORDS &&
        !run.verses.some((verse) => isNear(verse, main)) &&
        // A run with fewer new words may be the same passage in another spelling.
        newWords(run, readings, main) >= 3,
    );
  }
  const [first, ...rest] = runs;
  if (!first || coveredBy(runs) < wordCount(readings) * 0.7) return false;
  return rest.some(({ verses }) =>
    verses.every((verse) => first.verses.every((other) => Math.abs(other - verse) > NEARBY_VERSES)),
  );
}

/** A text contributes to a blend if a run has this many words that the other text of the passage lacks. */
const MIN_OWN_WORDS = 2;

/** True if a quotation combines runs of words from both texts of one passage. */
export function isBlendOfTexts(readings: readonly Reading[], main: Span): boolean {
  const runs = longRuns(readings, main).filter(({ verses }) => verses.some((verse) => isNear(verse, main)));
  if (coveredBy(runs) < wordCount(readings) * 0.85) return false;
  return readings.every(({ edition }) => {
    const others = readings.filter((reading) => reading.edition !== edition);
    return runs.some((run) => run.edition === edition && newWords(run, others, main) >= MIN_OWN_WORDS);
  });
}

/** Returns the number of words of a run that a passage has in none of these texts. */
function newWords({ at, length }: Run, readings: readonly Reading[], main: Span): number {
  const counts = readings.map(({ edition, all }) => {
    const stems = stemsOfSpan(edition, main);
    return all.stemIds.subarray(at, at + length).filter((stem) => !stems.has(stem)).length;
  });
  return Math.min(...counts);
}

function wordCount([reading]: readonly Reading[]): number {
  return reading?.all.ids.length ?? 0;
}

function coveredBy(runs: readonly Run[]): number {
  return runs.reduce((sum, { length }) => sum + length, 0);
}

function isNear(verse: number, span: Span | null): boolean {
  return span !== null && verse >= span.first - NEARBY_VERSES && verse <= span.last + NEARBY_VERSES;
}

type Run = { edition: Edition; at: number; length: number; verses: number[] };

/** Splits a quotation greedily into the longest runs of words that occur in one of the texts. */
function longRuns(readings: readonly Reading[], main: Span | null): Run[] {
  const found: Run[] = [];
  let at = 0;
  while (at + 2 < wordCount(readings)) {
    const from = at;
    const run = readings
      .map((reading) => longestRun(reading, from, main))
      .reduce((longest, other) => (other.length > longest.length ? other : longest));
    if (run.length >= MIN_COPIED_WORDS - 1) found.push(run);
    at += run.length >= MIN_COPIED_WORDS - 1 ? run.length : 1;
  }
  return found;
}

/** Maximum number of verses stored for a run that occurs very often. Verses near the main passage are always stored. */
const MAX_VERSES_PER_RUN = 50;

function longestRun({ edition, all: { ids } }: Reading, at: number, main: Span | null): Run {
  const { words, runs } = edition;
  const longest: Run = { edition, at, length: 0, verses: [] };
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
