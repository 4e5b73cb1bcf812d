import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Centroids, Counted, Head } from '#language/classifier';
import { writeModel } from '#language/modelFile';
import { countUses, largest, quantized } from './compress';
import { centroidExamples, type Example, examplesByHead, hashOf } from './examples';
import {
  frequentFeatures,
  inputOf,
  LANGUAGE,
  look,
  messageCount,
  vectorBytes,
  vectors,
} from './messageFeatures';
import { regress } from './regression';

// Trains language/weights.bin. Each set of labels gets a head: a multinomial logistic regression on hashed words and a
// sentence vector, and the heads that choose a page or card also get the counts for naive Bayes. The same examples give
// the same bytes.

/** How many weights per label a head keeps, the largest first. The two danger heads have few labels and need more. */
const KEPT_PER_LABEL = 2000;
const KEPT_PER_LABEL_OF_DANGER = 20_000;
/** These heads use only the linear score: most of their examples have one label, which naive Bayes would ignore. */
const DANGER_HEADS = new Set(['crisis', 'harm']);
/** These heads have features of their own, so that a new occasion leaves every other head as it is. */
const OCCASION_HEADS = new Set(['request', 'occasion']);

const NOT_COUNTED: Counted = {
  keys: new Uint32Array(),
  starts: new Uint32Array(),
  columns: new Uint16Array(),
  counts: new Uint8Array(),
  messages: new Uint32Array(),
};

const examples = examplesByHead();
const featuresOfOccasions = featuresOfHeads((name) => OCCASION_HEADS.has(name));
const featuresOfOthers = featuresOfHeads((name) => !OCCASION_HEADS.has(name));
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
console.log(`${messageCount()} messages, ${featuresOfOthers.keys.length} features, ${small.length} bytes`);

function featuresOfHeads(isIncluded: (name: string) => boolean) {
  const lists = [...examples].filter(([name]) => isIncluded(name));
  return frequentFeatures(new Set(lists.flatMap(([, list]) => list.map(({ text }) => text))));
}

function train(name: string, list: readonly Example[]): Head {
  const features = OCCASION_HEADS.has(name) ? featuresOfOccasions : featuresOfOthers;
  const { keys } = features;
  const labels = [...new Set(list.map(({ label }) => label))].sort();
  const inputs = list.map((example) => inputOf(example, labels.indexOf(example.label), features));
  const count = labels.length;
  const isOfDanger = DANGER_HEADS.has(name);
  const kept = count * (isOfDanger ? KEPT_PER_LABEL_OF_DANGER : KEPT_PER_LABEL);
  const { sparse, dense, bias } = regress(inputs, count, keys.length);
  console.log(`${name}: ${list.length} examples, ${count} labels`);
  const counted = isOfDanger ? NOT_COUNTED : countUses(inputs, count, keys);
  return { labels, bias, ...largest(sparse, count, kept, keys), ...quantized(dense), counted };
}

/** The mean sentence vector of the messages of each subtopic and occasion. */
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
