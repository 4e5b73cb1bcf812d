import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '#content/figures';
import { TOPICS } from '#content/topics';
import { BITS, pack, SCALE, stemsOf, turnsOf } from '#language/crisis/sound';

// Learns `language/crisis/soundWeights.ts` from the sentences in bench/cases/care.training*.json and the development ones: a
// logistic regression over turns of speech, the same at every run. The held-out sentences are not read here.

const SETS = [...Array.from({ length: 9 }, (_, at) => `training${at + 1}`), 'development'];
const ROUNDS = 12;
const RATE = 0.2;
const DECAY = 0.002;
/** A turn of speech that was met once says nothing. */
const LEAST = 2;
/** What weighs less than this is dropped; it would only make the file longer. */
const FAINT = 0.7;

// Cards and pages with these words may speak to somebody in danger.
const DARK =
  /despair|safety-at-home|trauma|depress|hopeless|worthless|danger|suicid|die|death|dying|kill|abuse|violen|harm|hurt|threat|safe|alive|give up|giving up|end it|exhaust|numb|burden|disappear/;

type Example = { turns: number[]; inDanger: 0 | 1 };

const sentences = [...SETS.flatMap(read), ...ordinary()];
const met = new Map<number, number>();
for (const { turns } of sentences) for (const turn of turns) met.set(turn, (met.get(turn) ?? 0) + 1);
const examples = sentences.map(({ turns, inDanger }) => ({
  inDanger,
  turns: turns.filter((turn) => (met.get(turn) ?? 0) >= LEAST),
}));

const { weights, bias } = learn(examples);
const kept = Int8Array.from(weights, (weight) => (Math.abs(weight) < FAINT ? 0 : Math.round(weight * SCALE)));
writeFileSync(
  join(import.meta.dirname, '../language/crisis/soundWeights.ts'),
  `// Learned by bench/trainCare.ts; not written by hand.\nexport const BIAS = ${bias.toFixed(4)};\nexport const WEIGHTS =\n  '${pack(kept)}';\n`,
);
console.log(`${examples.length} sentences, ${kept.filter((weight) => weight !== 0).length} turns of speech`);

function read(set: string): Example[] {
  const cases = JSON.parse(readFileSync(join(import.meta.dirname, 'cases', `care.${set}.json`), 'utf8'));
  return ['plain', 'veiled', 'harmless'].flatMap((kind) =>
    cases[kind].map((text: string) => ({
      turns: turnsOf(stemsOf(text)),
      inDanger: kind === 'harmless' ? 0 : 1,
    })),
  );
}

/** What people ask the guide about: harmless, but for the pages and cards that speak to somebody in danger. */
function ordinary(): Example[] {
  const asked = [
    ...TOPICS.filter(({ id }) => !DARK.test(id)).flatMap(({ says = [] }) => says),
    ...FIGURES.flatMap(({ cards }) => cards)
      .filter(({ keywords }) => !DARK.test(keywords.join(' ')))
      .flatMap(({ asks }) => asks),
  ];
  return asked.map((text) => ({ turns: turnsOf(stemsOf(text)), inDanger: 0 }));
}

/** Adagrad over the examples in an order that is shuffled the same way every time. */
function learn(all: Example[]) {
  const size = 1 << BITS;
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-8);
  let bias = 0;
  let biasSteps = 1e-8;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { turns, inDanger } of shuffled(all, round)) {
      const norm = Math.sqrt(turns.length || 1);
      const sum = turns.reduce((total, turn) => total + (weights[turn] as number), 0);
      const error = 1 / (1 + Math.exp(-(bias + sum / norm))) - inDanger;
      biasSteps += error * error;
      bias -= (0.1 * error) / Math.sqrt(biasSteps);
      for (const turn of turns) {
        const slope = error / norm + DECAY * (weights[turn] as number);
        steps[turn] = (steps[turn] as number) + slope * slope;
        weights[turn] = (weights[turn] as number) - (RATE * slope) / Math.sqrt(steps[turn] as number);
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
