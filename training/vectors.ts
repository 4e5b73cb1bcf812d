import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '#language/features';
import { writeVectors } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import { everyText } from './examples';
import { randomFrom, shuffled } from './random';

// Learns language/vectors.bin: a short vector for each feature. The sum of a message's vectors approximates the vector
// that a sentence encoder computes (training/teacher.mjs). Run this after large changes to the training data, and then
// run `npm run train`.

const SIZE = 64;
const TEACHER_SIZE = 512;
const ROUNDS = 8;
const RATE = 0.05;
const DECAY = 1e-4;
const MIN_COUNT = 10;
const HERE = join(import.meta.dirname, '../.cache/vectors');

const texts = everyText();
mkdirSync(HERE, { recursive: true });
const listed = join(HERE, 'texts.json');
if (!existsSync(join(HERE, 'teacher.bin')) || readFileSync(listed, 'utf8') !== JSON.stringify(texts)) {
  writeFileSync(listed, JSON.stringify(texts));
  execFileSync(process.execPath, [join(import.meta.dirname, 'teacher.mjs')], { stdio: 'inherit' });
}
const teacher = new Float32Array(new Uint8Array(readFileSync(join(HERE, 'teacher.bin'))).buffer);
const random = randomFrom(7);

const seen = texts.map((text) => featuresOf(wordsOf(text)).keys);
const rows = rowsOf(seen);
const targets = reduced(teacher, texts.length);
const vectors = learn(
  seen.map((keys) => Int32Array.from(keys.flatMap((key) => rows.get(key) ?? []))),
  targets,
);
writeFileSync(join(import.meta.dirname, '../language/vectors.bin'), packed(vectors));
console.log(`${texts.length} texts, ${rows.size} features of ${SIZE} dimensions`);

/** Returns the features that occur in enough texts, in the order of their keys. */
function rowsOf(all: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const keys of all) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([key]) => key);
  return new Map(kept.sort((a, b) => a - b).map((key, row) => [key, row]));
}

/** Projects the teacher's vectors onto their first principal axes and normalizes them to length 1. */
function reduced(values: Float32Array, count: number): Float32Array {
  const mean = new Float64Array(TEACHER_SIZE);
  for (let at = 0; at < count * TEACHER_SIZE; at++)
    add(mean, at % TEACHER_SIZE, (values[at] as number) / count);
  const axes = principalAxes(values, count, mean);
  const targets = new Float32Array(count * SIZE);
  for (let row = 0; row < count; row++) {
    const vector = axes.map((axis) => axis.reduce((sum, part, at) => sum + part * centered(row, at), 0));
    const length = Math.hypot(...vector) || 1;
    for (const [at, value] of vector.entries()) targets[row * SIZE + at] = value / length;
  }
  return targets;

  function centered(row: number, at: number): number {
    return (values[row * TEACHER_SIZE + at] as number) - (mean[at] as number);
  }
}

/** Computes the principal axes by subspace iteration, from the covariance of every fourth vector. */
function principalAxes(values: Float32Array, count: number, mean: Float64Array): Float64Array[] {
  const covariance = Array.from({ length: TEACHER_SIZE }, () => new Float64Array(TEACHER_SIZE));
  for (let row = 0; row < count; row += 4) {
    for (const [a, line] of covariance.entries()) {
      const value = (values[row * TEACHER_SIZE + a] as number) - (mean[a] as number);
      for (let b = 0; b < TEACHER_SIZE; b++) {
        add(line, b, value * ((values[row * TEACHER_SIZE + b] as number) - (mean[b] as number)));
      }
    }
  }
  let axes = Array.from({ length: SIZE }, () =>
    Float64Array.from({ length: TEACHER_SIZE }, () => random() - 0.5),
  );
  for (let step = 0; step < 12; step++) {
    axes = orthonormal(axes.map((axis) => Float64Array.from(covariance, (line) => dot(line, axis))));
  }
  return axes;
}

function orthonormal<Axis extends Float64Array>(axes: Axis[]): Axis[] {
  for (const [at, axis] of axes.entries()) {
    for (const earlier of axes.slice(0, at)) {
      const shared = dot(axis, earlier);
      for (const [place, part] of earlier.entries()) add(axis, place, -shared * part);
    }
    const length = Math.sqrt(dot(axis, axis)) || 1;
    for (let place = 0; place < axis.length; place++) axis[place] = (axis[place] as number) / length;
  }
  return axes;
}

function learn(inputs: readonly Int32Array[], wanted: Float32Array): Float32Array {
  const values = new Float32Array(rows.size * SIZE);
  const steps = new Float32Array(rows.size).fill(0.01);
  const order = inputs.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of shuffled(order, random)) {
      const input = inputs[at] as Int32Array;
      const slope = slopeOf(values, input, wanted.subarray(at * SIZE, (at + 1) * SIZE));
      const squares = slope.reduce((sum, part) => sum + part * part, 0);
      for (const row of input) {
        add(steps, row, squares);
        const rate = RATE / Math.sqrt(steps[row] as number);
        for (const [d, part] of slope.entries()) {
          add(values, row * SIZE + d, -rate * (part + DECAY * (values[row * SIZE + d] as number)));
        }
      }
    }
  }
  return values;
}

/** Returns the gradient of the squared error between the sum of a message's vectors and the teacher's vector. */
function slopeOf(values: Float32Array, input: Int32Array, wanted: Float32Array): Float32Array {
  const scale = 1 / Math.sqrt(input.length || 1);
  const sum = new Float32Array(SIZE);
  for (const row of input) for (let d = 0; d < SIZE; d++) add(sum, d, values[row * SIZE + d] as number);
  return sum.map((value, d) => (value * scale - (wanted[d] as number)) * scale);
}

function packed(values: Float32Array): Uint8Array {
  // Clips values beyond four standard deviations, so that one step size fits all others better.
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
  const scale = (4 * deviation) / 127;
  const small = Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / scale))));
  return writeVectors({ keys: Uint32Array.from(rows.keys()), size: SIZE, scale, values: small });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function add(array: Float32Array | Float64Array, at: number, value: number) {
  array[at] = (array[at] as number) + value;
}
