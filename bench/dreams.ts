import { SYMBOLS } from '#content/symbols';
import { interpretationOf } from '#server/guide/written/dreams/dream';
import { symbolsIn } from '#server/guide/written/dreams/symbols';
import { openScripture } from '#server/scripture/scripture.service';
import { CASE_SETS, type CaseSet, casesOf } from './caseSets';
import { percent } from './numbers';

// Measures in how many dreams the written guide finds symbols. The held-out cases were written by other people before the
// symbols existed. A person has to judge whether a hit is correct: `--hits development` prints every hit with its context.

type DreamCase = { dream: string; images: string[]; empty?: true; foreign?: true };

/** Characters of context on either side of a hit. */
const CONTEXT_LENGTH = 60;

const [flag, named] = process.argv.slice(2);
if (flag === '--hits') printHits(named as CaseSet);
else for (const set of CASE_SETS) printCounts(set);

function printCounts(set: CaseSet) {
  const scripture = openScripture();
  const cases = casesOf<DreamCase[]>('dreams', set);
  const dreams = cases.filter(({ empty, foreign }) => !empty && !foreign);
  const counts = dreams.map(({ dream }) => symbolsIn(dream).length);
  const atLeast = (least: number) => percent(counts.filter((count) => count >= least).length, dreams.length);
  // Warm-up round.
  for (const { dream } of dreams) interpretationOf(scripture, dream);
  const times = dreams
    .map(({ dream }) => {
      const start = performance.now();
      interpretationOf(scripture, dream);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const words = dreams.reduce((sum, { dream }) => sum + dream.split(/\s+/).length, 0) / dreams.length;
  console.log(
    `${set}: ${dreams.length} dreams of ${words.toFixed(0)} words, ${SYMBOLS.length} symbols\n` +
      `  at least one ${atLeast(1)}, two ${atLeast(2)}, three ${atLeast(3)}\n` +
      `  with nothing to find: ${cases.filter(({ empty }) => empty).filter(({ dream }) => symbolsIn(dream).length > 0).length} of ${cases.filter(({ empty }) => empty).length} are given something\n` +
      `  median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`,
  );
}

function printHits(set: CaseSet) {
  for (const { dream } of casesOf<DreamCase[]>('dreams', set)) {
    for (const { symbol, places } of symbolsIn(dream)) {
      const [{ start, end }] = places as [{ start: number; end: number }];
      const before = dream.slice(Math.max(0, start - CONTEXT_LENGTH), start);
      const after = dream.slice(end, end + CONTEXT_LENGTH);
      console.log(`${symbol.name}: ${before}[${dream.slice(start, end)}]${after}`.replace(/\s+/g, ' '));
    }
  }
}
