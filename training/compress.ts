import { type Counted, type Head, MAX_STORED_COUNT } from '#language/classifier';
import { type Input, MIN_COUNT } from './messageFeatures';

/** Keeps the largest weights, at most `most` of them, and quantizes them to bytes. */
export function largest(
  weights: Float32Array,
  count: number,
  most: number,
  keys: Uint32Array,
): Pick<Head, 'keys' | 'starts' | 'columns' | 'weights' | 'scale'> {
  const sizes = sizesOf(weights);
  const least = sizes[Math.max(0, sizes.length - most)] as number;
  const scale = (sizes.at(-1) as number) / 127 || 1;
  const counting: number[] = [];
  const starts = [0];
  const columns: number[] = [];
  const kept: number[] = [];
  for (let row = 0; row < keys.length; row++) {
    for (let column = 0; column < count; column++) {
      const weight = weights[row * count + column] as number;
      const rounded = Math.round(weight / scale);
      if (Math.abs(weight) < least || rounded === 0) continue;
      columns.push(column);
      kept.push(rounded);
    }
    if (columns.length === starts.at(-1)) continue;
    counting.push(keys[row] as number);
    starts.push(columns.length);
  }
  return {
    keys: Uint32Array.from(counting),
    starts: Uint32Array.from(starts),
    columns: Uint16Array.from(columns),
    weights: Int8Array.from(kept),
    scale,
  };
}

/** Quantizes the weights of the sentence vector to bytes. */
export function quantized(dense: Float32Array): Pick<Head, 'dense' | 'denseScale'> {
  const denseScale = dense.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  return { dense: Int8Array.from(dense, (weight) => Math.round(weight / denseScale)), denseScale };
}

/** Counts in how many messages of each label each feature occurs. */
export function countUses(inputs: readonly Input[], count: number, keys: Uint32Array): Counted {
  const uses = new Map<number, Map<number, number>>();
  const messages = new Uint32Array(count);
  for (const { rows, label } of inputs) {
    add(messages, label, 1);
    for (const row of rows) {
      const ofRow = uses.get(row) ?? new Map<number, number>();
      uses.set(row, ofRow.set(label, (ofRow.get(label) ?? 0) + 1));
    }
  }
  const isUseful = (ofRow: ReadonlyMap<number, number>) =>
    [...ofRow.values()].reduce((sum, one) => sum + one, 0) >= MIN_COUNT;
  const sorted = [...uses].filter(([, ofRow]) => isUseful(ofRow)).sort(([a], [b]) => a - b);
  const starts = [0];
  const columns: number[] = [];
  const counts: number[] = [];
  for (const [, ofRow] of sorted) {
    for (const [column, times] of [...ofRow].sort(([a], [b]) => a - b)) {
      columns.push(column);
      counts.push(Math.min(MAX_STORED_COUNT, times));
    }
    starts.push(columns.length);
  }
  return {
    keys: Uint32Array.from(sorted, ([row]) => keys[row] as number),
    starts: Uint32Array.from(starts),
    columns: Uint16Array.from(columns),
    counts: Uint8Array.from(counts),
    messages,
  };
}

/** Returns the absolute values of all weights but zero, sorted. `filter` fails for more than 130 million weights. */
function sizesOf(weights: Float32Array): Float32Array {
  const sizes = new Float32Array(weights.length);
  let count = 0;
  for (const weight of weights) if (weight !== 0) sizes[count++] = Math.abs(weight);
  return sizes.subarray(0, count).sort();
}

function add(array: Float32Array | Uint32Array, at: number, value: number) {
  array[at] = (array[at] as number) + value;
}
