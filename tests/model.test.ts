import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readModel, readVectors } from '#language/modelFile';
import { examplesByHead, hashOf } from '../training/examples';

const LANGUAGE = join(import.meta.dirname, '../language');

test('the stored weights of the intent classifier were trained on the current training messages', () => {
  const vectorBytes = readFileSync(join(LANGUAGE, 'vectors.bin'));
  const weights = brotliDecompressSync(readFileSync(join(LANGUAGE, 'weights.bin')));
  const { trainedOn } = readModel(weights, readVectors(vectorBytes));
  expect(trainedOn, 'Run npm run train and commit language/weights.bin.').toBe(
    hashOf(examplesByHead(), vectorBytes),
  );
});

test('every label of the classifier has at least eight training messages', () => {
  const heads = examplesByHead();
  for (const [name, examples] of heads) {
    const counts = new Map<string, number>();
    for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
    const rare = [...counts].filter(([, count]) => count < 8).map(([label]) => label);
    expect(rare, name).toEqual([]);
  }
});
