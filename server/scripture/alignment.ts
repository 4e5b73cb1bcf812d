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
 * The least edits that turn `wanted` into a stretch of `tokens` between `from` and `to`. `sameStem` says whether two
 * words, by their places in `wanted` and `tokens`, are forms of one.
 */
export function align(
  wanted: Int32Array,
  tokens: Uint16Array,
  { from, to }: { from: number; to: number },
  sameStem: (wantedAt: number, rowAt: number) => boolean,
): Alignment {
  const width = to - from;
  let row: Row = {
    costs: new Float32Array(width + 1),
    starts: Int32Array.from({ length: width + 1 }, (_, at) => at),
  };
  for (let i = 0; i < wanted.length; i++) {
    const costOf = (j: number) => {
      if (wanted[i] === tokens[from + j - 1]) return 0;
      return sameStem(i, from + j - 1) ? OTHER_FORM : 1;
    };
    row = nextRow(row, i + 1, costOf);
  }
  const { costs, starts } = row;
  let best = 0;
  for (let j = 1; j <= width; j++) if ((costs[j] as number) < (costs[best] as number)) best = j;
  return {
    likeness: Math.max(0, 1 - (costs[best] as number) / wanted.length),
    start: from + (starts[best] as number),
    end: from + best,
  };
}

/** What it costs to end at each place, and where the stretch that ends there begins. */
type Row = { costs: Float32Array; starts: Int32Array };

function nextRow({ costs, starts }: Row, dropAll: number, swapCost: (place: number) => number): Row {
  const next: Row = { costs: new Float32Array(costs.length), starts: new Int32Array(costs.length) };
  next.costs[0] = dropAll;
  for (let j = 1; j < costs.length; j++) {
    const swapped = (costs[j - 1] as number) + swapCost(j);
    const dropped = (costs[j] as number) + 1;
    const added = (next.costs[j - 1] as number) + 1;
    const least = Math.min(swapped, dropped, added);
    next.costs[j] = least;
    if (least === swapped) next.starts[j] = starts[j - 1] as number;
    else next.starts[j] = (least === dropped ? starts[j] : next.starts[j - 1]) as number;
  }
  return next;
}
