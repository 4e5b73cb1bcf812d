/** The features of a message: hashed words, word pairs and letter n-grams, each with its weight. */
export type Features = { keys: readonly number[]; values: readonly number[] };

/** Weights of the kinds of features, tuned on validation messages. */
const WORD = 1;
const STEM = 0.7;
const PAIR = 0.8;
const SKIP = 0.5;
const TRIPLE = 0.6;
const LETTERS = 0.3;

/** Letters kept of a stem. With more, 'forgive' and 'forgiving' would have different stems. */
const STEM_LENGTH = 6;
const RUN_LENGTH = 5;

/** Extracts the features of a message, each at most once. Linear in the number of words. */
export function featuresOf(words: readonly string[]): Features {
  const weights = new Map<number, number>();
  const add = (feature: string, weight: number) => weights.set(hash(feature), weight);
  for (const word of words) {
    add(word, WORD);
    if (word.length >= RUN_LENGTH) for (const run of runsOf(`<${word}>`)) add(`#${run}`, LETTERS);
  }
  const stems = ['^', ...words.map(stemOf), '$'];
  for (const [at, stem] of stems.entries()) {
    const [next, third] = [stems[at + 1], stems[at + 2]];
    if (at > 0 && next !== undefined) add(`~${stem}`, STEM);
    if (next !== undefined) add(`${stem} ${next}`, PAIR);
    if (third !== undefined) {
      add(`${stem} _ ${third}`, SKIP);
      add(`${stem} ${next} ${third}`, TRIPLE);
    }
  }
  return { keys: [...weights.keys()], values: [...weights.values()] };
}

function stemOf(word: string): string {
  return word.length > STEM_LENGTH ? word.slice(0, STEM_LENGTH) : word.replace(/(?<=...)s$/, '');
}

function* runsOf(word: string): Generator<string> {
  for (let at = 0; at + RUN_LENGTH <= word.length; at++) yield word.slice(at, at + RUN_LENGTH);
}

/** Returns a 32-bit FNV-1a hash with its high bits mixed into the low ones. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
