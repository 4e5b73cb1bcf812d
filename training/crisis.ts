import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '#content/figures';
import { TOPICS } from '#content/topics';
import { BITS, ngramHashesOf, pack, SCALE, stemsOf } from '#language/crisis/ngrams';

// Trains the weights in `language/crisis/weights.generated.ts`: a deterministic logistic regression over n-grams. The
// examples are the sentences in training/crisis and in bench/cases/care.development.json, and ordinary questions. The
// held-out sentences are not read here.

const FILES = [
  ...Array.from({ length: 9 }, (_, at) => `crisis/sentences${at + 1}.json`),
  '../bench/cases/care.development.json',
];
const ROUNDS = 12;
const RATE = 0.2;
const DECAY = 0.002;
/** An n-gram that occurs only once teaches nothing. */
const MIN_COUNT = 2;
/** Smaller weights are dropped to keep the file short. */
const MIN_WEIGHT = 0.7;

// Pages and cards with these words may be about danger, so their questions are not used as harmless examples.
const CRISIS_TOPICS =
  /despair|safety-at-home|trauma|depress|hopeless|worthless|danger|suicid|die|death|dying|kill|abuse|violen|harm|hurt|threat|safe|alive|give up|giving up|end it|exhaust|numb|burden|disappear/;

type Example = { ngrams: number[]; inDanger: 0 | 1 };

const sentences = [...FILES.flatMap(read), ...ordinary()];
const counts = new Map<number, number>();
for (const { ngrams } of sentences)
  for (const ngram of ngrams) counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
const examples = sentences.map(({ ngrams, inDanger }) => ({
  inDanger,
  ngrams: ngrams.filter((ngram) => (counts.get(ngram) ?? 0) >= MIN_COUNT),
}));

const { weights, bias } = learn(examples);
const kept = Int8Array.from(weights, (weight) =>
  Math.abs(weight) < MIN_WEIGHT ? 0 : Math.round(weight * SCALE),
);
writeFileSync(
  join(import.meta.dirname, '../language/crisis/weights.generated.ts'),
  `// Learned by training/crisis.ts; not written by hand.\nexport const BIAS = ${bias.toFixed(4)};\nexport const WEIGHTS =\n  '${pack(kept)}';\n`,
);
console.log(`${examples.length} sentences, ${kept.filter((weight) => weight !== 0).length} n-grams`);

function read(file: string): Example[] {
  const cases = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  return ['plain', 'veiled', 'harmless'].flatMap((kind) =>
    cases[kind].map((text: string) => ({
      ngrams: ngramHashesOf(stemsOf(text)),
      inDanger: kind === 'harmless' ? 0 : 1,
    })),
  );
}

/** Returns ordinary, harmless questions to the guide. Leaves out the pages and cards about danger. */
function ordinary(): Example[] {
  const asked = [
    ...TOPICS.filter(({ id }) => !CRISIS_TOPICS.test(id)).flatMap(({ says = [] }) => says),
    ...FIGURES.flatMap(({ cards }) => cards)
      .filter(({ keywords }) => !CRISIS_TOPICS.test(keywords.join(' ')))
      .flatMap(({ asks }) => asks),
  ];
  return asked.map((text) => ({ ngrams: ngramHashesOf(stemsOf(text)), inDanger: 0 }));
}

/** Learns the weights with Adagrad. The examples are shuffled with a fixed seed. */
function learn(all: Example[]) {
  const size = 1 << BITS;
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-8);
  let bias = 0;
  let biasSteps = 1e-8;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { ngrams, inDanger } of shuffled(all, round)) {
      const norm = Math.sqrt(ngrams.length || 1);
      const sum = ngrams.reduce((total, ngram) => total + (weights[ngram] as number), 0);
      const error = 1 / (1 + Math.exp(-(bias + sum / norm))) - inDanger;
      biasSteps += error * error;
      bias -= (0.1 * error) / Math.sqrt(biasSteps);
      for (const ngram of ngrams) {
        const slope = error / norm + DECAY * (weights[ngram] as number);
        steps[ngram] = (steps[ngram] as number) + slope * slope;
        weights[ngram] = (weights[ngram] as number) - (RATE * slope) / Math.sqrt(steps[ngram] as number);
      }
    }
  }
  return { weights, bias };
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed + 1;
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
