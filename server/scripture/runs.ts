import type { WordIndex } from './tokenizer';

/** Finds where three words in a row stand in the text: their positions lie together, bucket by bucket. */
export type Runs = {
  /** Where a bucket begins in `positions`; one more than there are buckets. */
  buckets: Uint32Array;
  positions: Uint32Array;
};

const BITS = 19;

export function indexRuns({ tokens }: WordIndex): Runs {
  const size = 1 << BITS;
  const buckets = new Uint32Array(size + 1);
  const last = tokens.length - 2;
  for (let at = 0; at < last; at++) {
    const slot = bucketOf(tokens[at] as number, tokens[at + 1] as number, tokens[at + 2] as number) + 1;
    buckets[slot] = (buckets[slot] as number) + 1;
  }
  for (let slot = 0; slot < size; slot++) {
    buckets[slot + 1] = (buckets[slot + 1] as number) + (buckets[slot] as number);
  }
  const positions = new Uint32Array(last);
  const next = buckets.slice(0, size);
  for (let at = 0; at < last; at++) {
    const slot = bucketOf(tokens[at] as number, tokens[at + 1] as number, tokens[at + 2] as number);
    positions[next[slot] as number] = at;
    next[slot] = (next[slot] as number) + 1;
  }
  return { buckets, positions };
}

/** Calls back with every position at which the three words from `at` on stand in the text, in order. */
export function eachPlaceOf(
  { buckets, positions }: Runs,
  { tokens }: WordIndex,
  [a, b, c]: readonly [number, number, number],
  found: (position: number) => void,
): void {
  if (a < 0 || b < 0 || c < 0) return;
  const slot = bucketOf(a, b, c);
  const end = buckets[slot + 1] as number;
  for (let index = buckets[slot] as number; index < end; index++) {
    const at = positions[index] as number;
    if (tokens[at] === a && tokens[at + 1] === b && tokens[at + 2] === c) found(at);
  }
}

/** How many words from `at` on stand in a row at a position of the text. */
export function runLength(tokens: Uint16Array, ids: Int32Array, at: number, position: number): number {
  let length = 0;
  while (at + length < ids.length && tokens[position + length] === ids[at + length]) length++;
  return length;
}

function bucketOf(a: number, b: number, c: number): number {
  const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
}
