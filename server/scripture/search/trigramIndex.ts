import type { WordIndex } from '#server/scripture/text/wordIndex';

/** Trigram index: a hash table from three consecutive words to their positions in the Bible. */
export type TrigramIndex = {
  /** The start of every bucket in `positions`, and the end of the last one. */
  buckets: Uint32Array;
  positions: Uint32Array;
};

const HASH_BITS = 19;

export function indexTrigrams({ tokens }: WordIndex): TrigramIndex {
  const size = 1 << HASH_BITS;
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

/** Calls back with every position of these three consecutive words, in order. */
export function forEachTrigramMatch(
  { buckets, positions }: TrigramIndex,
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

/** Returns the number of consecutive words of `ids` from `at` that match the tokens from `position`. */
export function matchLength(tokens: Uint16Array, ids: Int32Array, at: number, position: number): number {
  let length = 0;
  while (at + length < ids.length && tokens[position + length] === ids[at + length]) length++;
  return length;
}

function bucketOf(a: number, b: number, c: number): number {
  const hash = Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return (hash ^ (hash >>> 15)) >>> (32 - HASH_BITS);
}
