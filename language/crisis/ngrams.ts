import { plainText } from '../normalize';
import { BIAS, WEIGHTS } from './weights.generated';

/** Turns of speech are told apart by 17 bits of a hash; fewer would mix them up. */
export const BITS = 17;
/** Beyond its fifth letter a word's endings matter less than its beginning. */
const LETTERS = 5;
/** Weights are kept in sixths. */
export const SCALE = 6;

/** So many words at a time are weighed: in a long text one sentence would be lost among the others. */
const WINDOW = 60;

/**
 * How much a text sounds like a person in danger, by n-grams learned from some thousands of sentences
 * that were written for this: above 0 rather so, below 0 rather not. Linear in the length of the text.
 */
export function crisisNgramScore(text: string): number {
  const words = stemsOf(text);
  let loudest = weigh(words.slice(0, WINDOW));
  for (let at = WINDOW / 2; at + WINDOW / 2 < words.length; at += WINDOW / 2) {
    loudest = Math.max(loudest, weigh(words.slice(at, at + WINDOW)));
  }
  return loudest;
}

function weigh(words: readonly string[]): number {
  weights ??= unpack(WEIGHTS);
  const turns = sentencesOf(words);
  let sum = 0;
  for (const turn of turns) sum += weights[turn] ?? 0;
  return BIAS + sum / SCALE / Math.sqrt(turns.length || 1);
}

let weights: Int8Array | null = null;

/** Words without their endings, contractions written out. */
export function stemsOf(text: string): string[] {
  const plain = plainText(text)
    .replace(/n't\b/g, ' not')
    .replace(/'(m|re|ve|ll|d|s)\b/g, ' $1');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, LETTERS));
}

/** The words, and two and three of them in a row, each as its hash and once. */
export function sentencesOf(words: readonly string[]): number[] {
  const all = ['^', ...words, '$'];
  const turns = new Set<number>();
  for (const [at, word] of all.entries()) {
    const [next, third] = [all[at + 1], all[at + 2]];
    turns.add(hash(word));
    if (next !== undefined) turns.add(hash(`${word} ${next}`));
    if (third !== undefined) turns.add(hash(`${word} . ${third}`)).add(hash(`${word} ${next} ${third}`));
  }
  return [...turns];
}

function hash(turn: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < turn.length; at++) mixed = Math.imul(mixed ^ turn.charCodeAt(at), 0x01000193);
  return ((mixed ^ (mixed >>> 15)) >>> 0) & ((1 << BITS) - 1);
}

/** Printable letters without quote and backslash: a step to the next turn, then its weight, shifted above zero. */
const FIRST = 40;
const BACKSLASH = 92;
const STEP_MAX = 85;
const ZERO = 43;

export function pack(values: Int8Array): string {
  const letter = (value: number) => String.fromCharCode(FIRST + value + (FIRST + value >= BACKSLASH ? 1 : 0));
  let packed = '';
  let last = 0;
  for (const [turn, weight] of values.entries()) {
    if (weight === 0) continue;
    let step = turn - last;
    for (; step >= STEP_MAX; step -= STEP_MAX) packed += letter(STEP_MAX);
    packed += letter(step) + letter(Math.max(0, Math.min(STEP_MAX, weight + ZERO)));
    last = turn;
  }
  return packed;
}

function unpack(packed: string): Int8Array {
  const value = (at: number) => {
    const code = packed.charCodeAt(at);
    return code - FIRST - (code > BACKSLASH ? 1 : 0);
  };
  const values = new Int8Array(1 << BITS);
  let turn = 0;
  for (let at = 0; at < packed.length; at++) {
    const step = value(at);
    turn += step;
    if (step === STEP_MAX) continue;
    at += 1;
    values[turn] = value(at) - ZERO;
  }
  return values;
}
