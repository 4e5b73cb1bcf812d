import { plainText } from '../normalize';
import { BIAS, WEIGHTS } from './weights.generated';

/** Bits of the n-gram hash; fewer would cause too many collisions. */
export const BITS = 17;
/** Letters kept of each word: after the fifth come mostly endings, which matter less than the beginning. */
const MAX_STEM_LETTERS = 5;
/** Weights are stored as integers, in sixths. */
export const SCALE = 6;

/** Words per sliding window. Without windows, one sentence of a long text would be lost among the others. */
const WINDOW_WORDS = 60;

/**
 * Scores how much a text sounds like a crisis. A positive score means yes, a negative one no. The n-gram model
 * was trained on several thousand sentences written for this purpose. Linear in the length of the text.
 */
export function crisisNgramScore(text: string): number {
  const words = stemsOf(text);
  let maxScore = weigh(words.slice(0, WINDOW_WORDS));
  for (let at = WINDOW_WORDS / 2; at + WINDOW_WORDS / 2 < words.length; at += WINDOW_WORDS / 2) {
    maxScore = Math.max(maxScore, weigh(words.slice(at, at + WINDOW_WORDS)));
  }
  return maxScore;
}

function weigh(words: readonly string[]): number {
  weights ??= unpack(WEIGHTS);
  const hashes = ngramHashesOf(words);
  let sum = 0;
  for (const hash of hashes) sum += weights[hash] ?? 0;
  return BIAS + sum / SCALE / Math.sqrt(hashes.length || 1);
}

let weights: Int8Array | null = null;

/** Expands contractions and truncates words to their stems. */
export function stemsOf(text: string): string[] {
  const plain = plainText(text)
    .replace(/n't\b/g, ' not')
    .replace(/'(m|re|ve|ll|d|s)\b/g, ' $1');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, MAX_STEM_LETTERS));
}

/** Returns the hashes of all words, word pairs and word triples, without duplicates. */
export function ngramHashesOf(words: readonly string[]): number[] {
  const all = ['^', ...words, '$'];
  const hashes = new Set<number>();
  for (const [at, word] of all.entries()) {
    const [next, third] = [all[at + 1], all[at + 2]];
    hashes.add(hash(word));
    if (next !== undefined) hashes.add(hash(`${word} ${next}`));
    if (third !== undefined) hashes.add(hash(`${word} . ${third}`)).add(hash(`${word} ${next} ${third}`));
  }
  return [...hashes];
}

function hash(ngram: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < ngram.length; at++) mixed = Math.imul(mixed ^ ngram.charCodeAt(at), 0x01000193);
  return ((mixed ^ (mixed >>> 15)) >>> 0) & ((1 << BITS) - 1);
}

/**
 * Weights are encoded as printable characters, without quote and backslash. Each n-gram with a weight is encoded as its
 * distance from the previous one, followed by its weight, shifted above zero.
 */
const FIRST = 40;
const BACKSLASH = 92;
const MAX_STEP = 85;
const ZERO = 43;

export function pack(values: Int8Array): string {
  const letter = (value: number) => String.fromCharCode(FIRST + value + (FIRST + value >= BACKSLASH ? 1 : 0));
  let packed = '';
  let last = 0;
  for (const [hash, weight] of values.entries()) {
    if (weight === 0) continue;
    let step = hash - last;
    for (; step >= MAX_STEP; step -= MAX_STEP) packed += letter(MAX_STEP);
    packed += letter(step) + letter(Math.max(0, Math.min(MAX_STEP, weight + ZERO)));
    last = hash;
  }
  return packed;
}

function unpack(packed: string): Int8Array {
  const value = (at: number) => {
    const code = packed.charCodeAt(at);
    return code - FIRST - (code > BACKSLASH ? 1 : 0);
  };
  const values = new Int8Array(1 << BITS);
  let hash = 0;
  for (let at = 0; at < packed.length; at++) {
    const step = value(at);
    hash += step;
    if (step === MAX_STEP) continue;
    at += 1;
    values[hash] = value(at) - ZERO;
  }
  return values;
}
