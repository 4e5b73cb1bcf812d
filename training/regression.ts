import { VECTOR_WEIGHT } from '#language/classifier';
import { type Input, vectors } from './messageFeatures';
import { randomFrom, shuffled } from './random';

const ROUNDS = 6;
const RATE = 1;
/** Labels with a smaller gradient are skipped. This skips most of the eight hundred labels and halves the time. */
const MIN_GRADIENT = 2e-4;

/** Weights by feature and label, and the Adagrad sums of squared gradients per feature. */
type Table = { values: Float32Array; sizes: Float32Array };

/** The weights of a trained head, not yet compressed: of features, of the sentence vector, and of each label. */
export type Weights = { sparse: Float32Array; dense: Float32Array; bias: Float32Array };

/** Trains a multinomial logistic regression with `count` labels on these messages, which have `featureCount` features. */
export function regress(inputs: readonly Input[], count: number, featureCount: number): Weights {
  const sparse = tableOf(featureCount, count);
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
  return { sparse: sparse.values, dense: dense.values, bias };

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

function add(array: Float32Array, at: number, value: number) {
  array[at] = (array[at] as number) + value;
}
