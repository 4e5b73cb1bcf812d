import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type Centroids,
  type Counted,
  type Head,
  MAX_STORED_COUNT,
  VECTOR_WEIGHT,
  vectorOf,
} from '#language/classifier';
import { featuresOf } from '#language/features';
import { readVectors, writeModel } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import { centroidExamples, type Example, examplesByHead, hashOf } from './examples';
import { randomFrom, shuffled } from './random';

// Trains language/weights.bin. Each set of labels gets a head: a multinomial logistic regression on hashed words and a
// sentence vector, and the heads that choose a page or card also get the counts for naive Bayes. The same examples give the same bytes.

const ROUNDS = 6;
const RATE = 1;
/** Labels with a smaller gradient are skipped. This skips most of the eight hundred labels and halves the time. */
const MIN_GRADIENT = 2e-4;
/** A feature that occurs only once teaches nothing, so it is left out. */
const MIN_COUNT = 2;
/** How many weights per label a head keeps, the largest first. The two danger heads have few labels and need more. */
const KEPT_PER_LABEL = 2000;
const KEPT_PER_LABEL_OF_DANGER = 20_000;
/** These heads use only the linear score: most of their examples have one label, which naive Bayes would ignore. */
const DANGER_HEADS = new Set(['crisis', 'harm']);

const NOT_COUNTED: Counted = {
  keys: new Uint32Array(),
  starts: new Uint32Array(),
  columns: new Uint16Array(),
  counts: new Uint8Array(),
  messages: new Uint32Array(),
};

const LANGUAGE = join(import.meta.dirname, '../language');

/** Weights by feature and label, and the Adagrad sums of squared gradients per feature. */
type Table = { values: Float32Array; sizes: Float32Array };

/** The hashes of features, sorted, and the row of each. */
type KnownFeatures = { keys: Uint32Array; rowOf: ReadonlyMap<number, number> };

type Input = { rows: Int32Array; values: Float32Array; vector: Float32Array; label: number; weight: number };

const vectorBytes = readFileSync(join(LANGUAGE, 'vectors.bin'));
const vectors = readVectors(vectorBytes);
const examples = examplesByHead();
const seen = new Map<string, { keys: readonly number[]; values: readonly number[]; vector: Float32Array }>();
const isOfOccasions = (name: string) => name === 'request' || name === 'occasion';
const featuresOfOccasions = featuresIn(isOfOccasions);
const featuresOfOthers = featuresIn((name) => !isOfOccasions(name));
const heads = new Map([...examples].map(([name, list]) => [name, train(name, list)] as const));
const bytes = writeModel({ trainedOn: hashOf(examples, vectorBytes), heads, centroids: centroids() });
const small = brotliCompressSync(bytes, {
  params: {
    // The best quality takes ten times as long and saves 5 %.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
});
writeFileSync(join(LANGUAGE, 'weights.bin'), small);
console.log(`${seen.size} messages, ${featuresOfOthers.keys.length} features, ${small.length} bytes`);

function look(text: string) {
  const known = seen.get(text);
  if (known) return known;
  const features = featuresOf(wordsOf(text));
  const looked = { ...features, vector: vectorOf(vectors, features) };
  seen.set(text, looked);
  return looked;
}

/**
 * Returns the features that occur often enough in the messages of these heads. The heads for occasions have features of their
 * own, so that a new occasion leaves every other head as it is.
 */
function featuresIn(isIncluded: (name: string) => boolean): KnownFeatures {
  const texts = new Set(
    [...examples].filter(([name]) => isIncluded(name)).flatMap(([, list]) => list.map(({ text }) => text)),
  );
  const counts = new Map<number, number>();
  for (const text of texts) for (const key of look(text).keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = Uint32Array.from(
    [...counts].filter(([, count]) => count >= MIN_COUNT).map(([key]) => key),
  ).sort();
  return { keys, rowOf: new Map([...keys].map((key, row) => [key, row])) };
}

function train(name: string, list: readonly Example[]): Head {
  const features = isOfOccasions(name) ? featuresOfOccasions : featuresOfOthers;
  const { keys } = features;
  const labels = [...new Set(list.map(({ label }) => label))].sort();
  const inputs = list.map((example) => inputOf(example, labels.indexOf(example.label), features));
  const count = labels.length;
  const kept = count * (DANGER_HEADS.has(name) ? KEPT_PER_LABEL_OF_DANGER : KEPT_PER_LABEL);
  const sparse = tableOf(keys.length, count);
  const dense = tableOf(vectors.size, count);
  const bias = new Float32Array(count);
  const random = randomFrom(1);
  const slope = new Float32Array(count);
  /** The labels whose gradient is large enough to move a weight. */
  const moved = new Uint16Array(count);
  let movedCount = 0;
  let squares = 0;
  let order = inputs.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    order = shuffled(order, random);
    for (const at of order) {
      const input = inputs[at] as Input;
      gradient(input);
      for (const [place, row] of input.rows.entries()) {
        step(sparse, row, input.values[place] as number, input.weight);
      }
      for (const [row, value] of input.vector.entries())
        step(dense, row, value * VECTOR_WEIGHT, input.weight);
      for (let label = 0; label < count; label++)
        add(bias, label, -0.02 * input.weight * (slope[label] as number));
    }
  }
  console.log(`${name}: ${list.length} examples, ${count} labels`);
  const counted = DANGER_HEADS.has(name) ? NOT_COUNTED : countUses(inputs, count, keys);
  return { labels, bias, ...largest(sparse.values, count, kept, keys), ...quantized(dense.values), counted };

  /** Writes the gradient into `slope`: the softmax output minus the expected label. */
  function gradient({ rows, values, vector, label }: Input) {
    slope.set(bias);
    for (const [place, row] of rows.entries()) addRow(sparse.values, row, values[place] as number);
    for (const [row, value] of vector.entries()) addRow(dense.values, row, value * VECTOR_WEIGHT);
    let highest = Number.NEGATIVE_INFINITY;
    for (const part of slope) if (part > highest) highest = part;
    let total = 0;
    for (let at = 0; at < count; at++) {
      const odd = Math.exp((slope[at] as number) - highest);
      slope[at] = odd;
      total += odd;
    }
    for (let at = 0; at < count; at++) slope[at] = (slope[at] as number) / total;
    add(slope, label, -1);
    measure();
  }

  /** Computes the squared norm of the gradient, and lists the labels with a large gradient in `moved`. */
  function measure() {
    squares = 0;
    movedCount = 0;
    for (let at = 0; at < count; at++) {
      const part = slope[at] as number;
      squares += part * part;
      if (Math.abs(part) > MIN_GRADIENT) moved[movedCount++] = at;
    }
  }

  function addRow(table: Float32Array, row: number, value: number) {
    const from = row * count;
    for (let at = 0; at < count; at++)
      slope[at] = (slope[at] as number) + (table[from + at] as number) * value;
  }

  /** Updates the weights with Adagrad, using one step size for all weights of a feature. */
  function step({ values, sizes }: Table, row: number, value: number, weight: number) {
    add(sizes, row, squares * value * value);
    const rate = (RATE * weight * value) / Math.sqrt(sizes[row] as number);
    const from = row * count;
    for (let place = 0; place < movedCount; place++) {
      const at = moved[place] as number;
      values[from + at] = (values[from + at] as number) - rate * (slope[at] as number);
    }
  }
}

function tableOf(rows: number, count: number): Table {
  return { values: new Float32Array(rows * count), sizes: new Float32Array(rows).fill(1e-3) };
}

function inputOf({ text, weight }: Example, label: number, { rowOf }: KnownFeatures): Input {
  const { keys: own, values, vector } = look(text);
  const known = own.flatMap((key, at) => {
    const row = rowOf.get(key);
    return row === undefined ? [] : [[row, values[at] as number] as const];
  });
  const norm = Math.hypot(...values) || 1;
  return {
    rows: Int32Array.from(known, ([row]) => row),
    values: Float32Array.from(known, ([, value]) => value / norm),
    vector,
    label,
    weight,
  };
}

/** Keeps the largest weights and quantizes them. */
function largest(
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

/** Returns the absolute values of all weights but zero, sorted. `filter` fails for more than 130 million weights. */
function sizesOf(weights: Float32Array): Float32Array {
  const sizes = new Float32Array(weights.length);
  let count = 0;
  for (const weight of weights) if (weight !== 0) sizes[count++] = Math.abs(weight);
  return sizes.subarray(0, count).sort();
}

/** Counts in how many messages of each label each feature occurs. */
function countUses(inputs: readonly Input[], count: number, keys: Uint32Array): Counted {
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

function quantized(dense: Float32Array): Pick<Head, 'dense' | 'denseScale'> {
  const denseScale = dense.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  return { dense: Int8Array.from(dense, (weight) => Math.round(weight / denseScale)), denseScale };
}

function centroids(): Centroids {
  const sums = new Map<string, Float32Array>();
  for (const { label, text, weight } of centroidExamples()) {
    const sum = sums.get(label) ?? new Float32Array(vectors.size);
    for (const [at, value] of look(text).vector.entries()) sum[at] = (sum[at] as number) + value * weight;
    sums.set(label, sum);
  }
  const labels = [...sums.keys()];
  const means = [...sums.values()].flatMap((sum) => {
    const length = Math.hypot(...sum) || 1;
    return [...sum].map((value) => value / length);
  });
  const scale = means.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return { labels, values: Int8Array.from(means, (value) => Math.round(value / scale)), scale };
}

function add(array: Float32Array | Uint32Array, at: number, value: number) {
  array[at] = (array[at] as number) + value;
}
