import { NEARBY_VERSES } from './places';
import type { Quoted } from './quoted';
import { eachPlaceOf, runLength } from './runs';
import type { Scripture } from './scripture';
import { stemsOfSpan } from './similarity';
import type { Span } from './text';
import { verseOfToken } from './tokenizer';

/** A run this long is taken from its place, not hit by chance. */
export const LONG_RUN = 5;

/** Whether long runs come from elsewhere than the place the rest is from. */
export function isBlended(scripture: Scripture, { ids, stems }: Quoted, main: Span | null): boolean {
  const runs = longRuns(scripture, ids, main);
  if (main) {
    const known = stemsOfSpan(scripture, main);
    // Three of its words must be strange to the place, or it is that place in a later spelling.
    const isStrange = ({ at, length }: Run) =>
      stems.slice(at, at + length).filter((stem) => !known.has(stem)).length >= 3;
    return runs.some(
      (run) => run.length >= LONG_RUN && !run.verses.some((verse) => isNear(verse, main)) && isStrange(run),
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

/** Cuts a quotation into the longest runs that stand somewhere in the text. */
function longRuns(scripture: Scripture, ids: Int32Array, main: Span | null): Run[] {
  const found: Run[] = [];
  let at = 0;
  while (at + 2 < ids.length) {
    const run = longestRun(scripture, ids, at, main);
    if (run.length >= LONG_RUN - 1) found.push(run);
    at += run.length >= LONG_RUN - 1 ? run.length : 1;
  }
  return found;
}

/** A run that stands everywhere is remembered by so many places, and by those near the passage in question. */
const PLACES = 50;

function longestRun({ words, runs }: Scripture, ids: Int32Array, at: number, main: Span | null): Run {
  const longest: Run = { at, length: 0, verses: [] };
  eachPlaceOf(runs, words, [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number], (position) => {
    const length = runLength(words.tokens, ids, at, position);
    if (length < longest.length) return;
    if (length > longest.length) longest.verses = [];
    longest.length = length;
    const verse = verseOfToken(words, position);
    if (longest.verses.length < PLACES || isNear(verse, main)) longest.verses.push(verse);
  });
  return longest;
}
