/** The best alignment of a word sequence within a longer one. */
export type Alignment = {
  /** From 0 (no word matches) to 1 (every word matches). */
  similarity: number;
  /** Range of tokens; the end is exclusive. */
  start: number;
  end: number;
};

/** Words by their ids, with the ids of their stems. */
export type StemmedWords = { ids: Int32Array | Uint16Array; stems: Int32Array | Uint16Array };

/** Edit cost of a word in another form: 'you' for 'thee', 'believes' for 'believeth'. */
const INFLECTION_COST = 0.5;

/**
 * Lowest costs of aligning the first words of `wanted` with a section that ends at each token, and where that section
 * starts: one row of the edit distance matrix.
 */
type Row = { costs: Float64Array; starts: Int32Array };

/** Finds the section of `text` that differs from `wanted` by the fewest edits. */
export function align(wanted: StemmedWords, text: StemmedWords): Alignment {
  const width = text.ids.length;
  const row: Row = {
    costs: new Float64Array(width + 1),
    starts: Int32Array.from({ length: width + 1 }, (_, at) => at),
  };
  for (let at = 0; at < wanted.ids.length; at++) advance(row, wanted, at, text);
  const { costs, starts } = row;
  let end = 0;
  for (let j = 1; j <= width; j++) if ((costs[j] as number) < (costs[end] as number)) end = j;
  return {
    similarity: Math.max(0, 1 - (costs[end] as number) / wanted.ids.length),
    start: starts[end] as number,
    end,
  };
}

/** Replaces a row with the next one, in place and without a call per token, because quotations wait for this loop. */
function advance({ costs, starts }: Row, wanted: StemmedWords, at: number, text: StemmedWords): void {
  const id = wanted.ids[at];
  const stem = wanted.stems[at];
  let diagonalCost = costs[0] as number;
  let diagonalStart = starts[0] as number;
  costs[0] = at + 1;
  for (let j = 1; j < costs.length; j++) {
    const deleted = (costs[j] as number) + 1;
    const deletedStart = starts[j] as number;
    const inserted = (costs[j - 1] as number) + 1;
    let cost = diagonalCost;
    let start = diagonalStart;
    if (text.ids[j - 1] !== id) cost += text.stems[j - 1] === stem ? INFLECTION_COST : 1;
    if (deleted < cost) [cost, start] = [deleted, deletedStart];
    if (inserted < cost) [cost, start] = [inserted, starts[j - 1] as number];
    diagonalCost = deleted - 1;
    diagonalStart = deletedStart;
    costs[j] = cost;
    starts[j] = start;
  }
}
