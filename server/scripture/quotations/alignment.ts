/** The best alignment of a word sequence within a longer one. */
export type Alignment = {
  /** From 0 (no word matches) to 1 (every word matches). */
  score: number;
  /** Range of tokens; the end is exclusive. */
  start: number;
  end: number;
};

/** Edit cost of a word in another form: 'you' for 'thee', 'believes' for 'believeth'. */
const INFLECTION_COST = 0.5;

/**
 * Finds the section of `tokens` between `from` and `to` that differs from `wanted` by the fewest edits. `sameStem`
 * tells whether the word at an index of `wanted` and the word at an index of `tokens` have the same stem.
 */
export function align(
  wanted: Int32Array,
  tokens: Uint16Array,
  { from, to }: { from: number; to: number },
  sameStem: (wantedAt: number, tokenAt: number) => boolean,
): Alignment {
  const width = to - from;
  let row: Row = {
    costs: new Float32Array(width + 1),
    starts: Int32Array.from({ length: width + 1 }, (_, at) => at),
  };
  for (let i = 0; i < wanted.length; i++) {
    const costOf = (j: number) => {
      if (wanted[i] === tokens[from + j - 1]) return 0;
      return sameStem(i, from + j - 1) ? INFLECTION_COST : 1;
    };
    row = nextRow(row, i + 1, costOf);
  }
  const { costs, starts } = row;
  let best = 0;
  for (let j = 1; j <= width; j++) if ((costs[j] as number) < (costs[best] as number)) best = j;
  return {
    score: Math.max(0, 1 - (costs[best] as number) / wanted.length),
    start: from + (starts[best] as number),
    end: from + best,
  };
}

/** One row of the edit distance matrix: the lowest cost of ending at each token, and where that section starts. */
type Row = { costs: Float32Array; starts: Int32Array };

function nextRow(
  { costs, starts }: Row,
  deletionCost: number,
  substitutionCost: (at: number) => number,
): Row {
  const next: Row = { costs: new Float32Array(costs.length), starts: new Int32Array(costs.length) };
  next.costs[0] = deletionCost;
  for (let j = 1; j < costs.length; j++) {
    const substituted = (costs[j - 1] as number) + substitutionCost(j);
    const deleted = (costs[j] as number) + 1;
    const inserted = (next.costs[j - 1] as number) + 1;
    const least = Math.min(substituted, deleted, inserted);
    next.costs[j] = least;
    if (least === substituted) next.starts[j] = starts[j - 1] as number;
    else next.starts[j] = (least === deleted ? starts[j] : next.starts[j - 1]) as number;
  }
  return next;
}
