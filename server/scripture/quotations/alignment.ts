/** The best alignment of a word sequence within a longer one. */
export type Alignment = {
  /** From 0 (no word matches) to 1 (every word matches). */
  score: number;
  /** Range of tokens; the end is exclusive. */
  start: number;
  end: number;
};

/** Words by their ids, with the ids of their stems. */
export type StemmedWords = { ids: Int32Array | Uint16Array; stems: Int32Array | Uint16Array };

/** Edit cost of a word in another form: 'you' for 'thee', 'believes' for 'believeth'. */
const INFLECTION_COST = 0.5;

/** Finds the section of `text` that differs from `wanted` by the fewest edits. */
export function align(wanted: StemmedWords, text: StemmedWords): Alignment {
  const width = text.ids.length;
  // One row of the edit distance matrix: the lowest cost of ending at each token, and where that section starts.
  const costs = new Float64Array(width + 1);
  const starts = Int32Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 0; i < wanted.ids.length; i++) {
    const id = wanted.ids[i] as number;
    const stem = wanted.stems[i] as number;
    let diagonalCost = costs[0] as number;
    let diagonalStart = starts[0] as number;
    costs[0] = i + 1;
    for (let j = 1; j <= width; j++) {
      const aboveCost = costs[j] as number;
      const aboveStart = starts[j] as number;
      let cost = diagonalCost;
      if (text.ids[j - 1] !== id) cost += text.stems[j - 1] === stem ? INFLECTION_COST : 1;
      let start = diagonalStart;
      if (aboveCost + 1 < cost) {
        cost = aboveCost + 1;
        start = aboveStart;
      }
      if ((costs[j - 1] as number) + 1 < cost) {
        cost = (costs[j - 1] as number) + 1;
        start = starts[j - 1] as number;
      }
      costs[j] = cost;
      starts[j] = start;
      diagonalCost = aboveCost;
      diagonalStart = aboveStart;
    }
  }
  let end = 0;
  for (let j = 1; j <= width; j++) if ((costs[j] as number) < (costs[end] as number)) end = j;
  return {
    score: Math.max(0, 1 - (costs[end] as number) / wanted.ids.length),
    start: starts[end] as number,
    end,
  };
}
