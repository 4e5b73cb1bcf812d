import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorOf } from '#language/classifier';
import { featuresOf } from '#language/features';
import { readVectors } from '#language/modelFile';
import { wordsOf } from '#language/normalize';
import type { Example } from './examples';

export const LANGUAGE = join(import.meta.dirname, '../language');
export const vectorBytes = readFileSync(join(LANGUAGE, 'vectors.bin'));
export const vectors = readVectors(vectorBytes);

/** A feature that occurs only once teaches nothing, so it is left out. */
export const MIN_COUNT = 2;

/** The hashes of features, sorted, and the row of each. */
export type KnownFeatures = { keys: Uint32Array; rowOf: ReadonlyMap<number, number> };

/** A message as the classifier sees it. `label` is the index of its label, `rows` and `values` are its known features. */
export type Input = {
  rows: Int32Array;
  values: Float32Array;
  vector: Float32Array;
  label: number;
  weight: number;
};

const seen = new Map<string, { keys: readonly number[]; values: readonly number[]; vector: Float32Array }>();

/** Returns the number of different messages so far. */
export function messageCount(): number {
  return seen.size;
}

/** Returns the features and the sentence vector of a message. */
export function look(text: string) {
  const known = seen.get(text);
  if (known) return known;
  const features = featuresOf(wordsOf(text));
  const looked = { ...features, vector: vectorOf(vectors, features) };
  seen.set(text, looked);
  return looked;
}

/** Returns the features that occur often enough in these messages. */
export function frequentFeatures(texts: ReadonlySet<string>): KnownFeatures {
  const counts = new Map<number, number>();
  for (const text of texts) for (const key of look(text).keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = Uint32Array.from(
    [...counts].filter(([, count]) => count >= MIN_COUNT).map(([key]) => key),
  ).sort();
  return { keys, rowOf: new Map([...keys].map((key, row) => [key, row])) };
}

export function inputOf({ text, weight }: Example, label: number, { rowOf }: KnownFeatures): Input {
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
