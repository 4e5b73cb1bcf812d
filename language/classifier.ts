import { type Features, featuresOf } from './features';

/** A label with the probability the classifier gives it. */
export type Scored = { label: string; probability: number };

/** A linear classifier over hashed features and a sentence vector, for one set of labels. */
export type Head = {
  labels: readonly string[];
  bias: Float32Array;
  /**
   * The hashes of the features with weights, sorted. The weights of `keys[n]` are from `starts[n]` to before `starts[n
   * + 1]`.
   */
  keys: Uint32Array;
  starts: Uint32Array;
  columns: Uint16Array;
  weights: Int8Array;
  scale: number;
  /** Weights of the sentence vector, dimension by dimension. */
  dense: Int8Array;
  denseScale: number;
};

export type Vectors = { keys: Uint32Array; size: number; values: Int8Array; scale: number };

export type ClassifierModel = { trainedOn: string; heads: ReadonlyMap<string, Head>; vectors: Vectors };

/** The features of a message, computed once for all heads. */
export type Featurized = { features: Features; norm: number; vector: Float32Array };

/** Weight of the sentence vector relative to the words. */
export const VECTOR_WEIGHT = 2;

export function featurize(vectors: Vectors, words: readonly string[]): Featurized {
  const features = featuresOf(words);
  return { features, norm: Math.hypot(...features.values) || 1, vector: vectorOf(vectors, features) };
}

/** Returns the sentence vector of a message, normalized to length 1. If no word is known, it is all zeros. */
export function vectorOf({ keys, size, values }: Vectors, features: Features): Float32Array {
  const sum = new Float32Array(size);
  for (const key of features.keys) {
    const row = indexOf(keys, key);
    if (row < 0) continue;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] as number) + (values[row * size + at] as number);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Returns the labels of a head with their probabilities, likeliest first. */
export function classify(head: Head, seen: Featurized): Scored[] {
  const sums = scores(head, seen);
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  const odds = sums.map((sum) => {
    const odd = Math.exp(sum - highest);
    total += odd;
    return odd;
  });
  return head.labels
    .map((label, at) => ({ label, probability: (odds[at] as number) / total }))
    .sort((a, b) => b.probability - a.probability);
}

function scores(head: Head, { features, norm, vector }: Featurized): Float64Array {
  const { bias, keys, starts, columns, weights, scale, dense, denseScale } = head;
  const sums = Float64Array.from(bias);
  for (const [at, key] of features.keys.entries()) {
    const row = indexOf(keys, key);
    if (row < 0) continue;
    const value = ((features.values[at] as number) / norm) * scale;
    for (let place = starts[row] as number; place < (starts[row + 1] as number); place++) {
      const column = columns[place] as number;
      sums[column] = (sums[column] as number) + (weights[place] as number) * value;
    }
  }
  for (const [at, value] of vector.entries()) {
    const weighed = value * VECTOR_WEIGHT * denseScale;
    const from = at * sums.length;
    for (let column = 0; column < sums.length; column++) {
      sums[column] = (sums[column] as number) + (dense[from + column] as number) * weighed;
    }
  }
  return sums;
}

/** Returns the index of a key in a sorted list, or -1 if the list does not contain it. */
function indexOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
