import type { Text } from './text';
import { wordsIn } from './wordIndex';

/** Verses per step. On a slow machine, a step takes 20 ms. */
const VERSES_PER_STEP = 2000;

/**
 * Collects the names of people and places in the texts, in steps: words that are capitalized inside a
 * sentence and never written in lower case. Spells them as `wordsIn` does, so 'Ebed-melech' is 'ebedmelech'.
 */
export function* findProperNames(texts: readonly Text[]): Generator<void, ReadonlySet<string>> {
  const capitalized = new Set<string>();
  const lowercase = new Set<string>();
  for (const [verse, words] of texts.flatMap(({ verses }) => verses).entries()) {
    if (verse % VERSES_PER_STEP === VERSES_PER_STEP - 1) yield;
    for (const [name] of words.matchAll(INSIDE_A_SENTENCE)) capitalized.add(name);
    for (const [word] of words.matchAll(LOWERCASE)) lowercase.add(word);
  }
  const names = new Set<string>();
  for (const name of capitalized) if (!lowercase.has(name.toLowerCase())) names.add(wordsIn(name).join(''));
  for (const name of OF_GOD) names.delete(name);
  return names;
}

const INSIDE_A_SENTENCE = /(?<=[a-z,;] )[A-Z][a-z]+(?:-[A-Za-z]?[a-z]+)*/g;
const LOWERCASE = /\b[a-z]+(?:-[a-z]+)*/g;

/** These names are in questions about everything. */
const OF_GOD = ['god', 'lord', 'christ', 'jesus', 'spirit', 'ghost', 'i', 'christian', 'christians'];
