/** Where a row of words fits best into a longer one, and how well. */
export type Alignment = {
  /** 1 when every word stands there, 0 when none does. */
  likeness: number;
  /** From the first to after the last word of the place. */
  start: number;
  end: number;
};

/** What a word costs that stands there in another form: 'you' for 'thee', 'believes' for 'believeth'. */
const OTHER_FORM = 0.5;

/**
 * The least edits that turn `wanted` into a stretch of `row` between `from` and `to`. `sameStem` says whether two
 * words, by their places in `wanted` and `row`, are forms of one.
 */
export function align(
  wanted: Int32Array,
  row: Uint16Array,
  { from, to }: { from: number; to: number },
  sameStem: (wantedAt: number, rowAt: number) => boolean,
): Alignment {
  const width = to - from;
  let costs = new Float32Array(width + 1);
  let starts = Int32Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 0; i < wanted.length; i++) {
    const nextCosts = new Float32Array(width + 1);
    const nextStarts = new Int32Array(width + 1);
    nextCosts[0] = i + 1;
    for (let j = 1; j <= width; j++) {
      const rowAt = from + j - 1;
      let swap = 1;
      if (wanted[i] === row[rowAt]) swap = 0;
      else if (sameStem(i, rowAt)) swap = OTHER_FORM;
      const swapped = (costs[j - 1] as number) + swap;
      const dropped = (costs[j] as number) + 1;
      const added = (nextCosts[j - 1] as number) + 1;
      const least = Math.min(swapped, dropped, added);
      nextCosts[j] = least;
      nextStarts[j] =
        least === swapped
          ? (starts[j - 1] as number)
          : ((least === dropped ? starts[j] : nextStarts[j - 1]) as number);
    }
    costs = nextCosts;
    starts = nextStarts;
  }
  let best = 0;
  for (let j = 1; j <= width; j++) if ((costs[j] as number) < (costs[best] as number)) best = j;
  return {
    likeness: Math.max(0, 1 - (costs[best] as number) / wanted.length),
    start: from + (starts[best] as number),
    end: from + best,
  };
}
