/** A word of a text as patterns see it, and where it stands. */
export type Word = { word: string; start: number; end: number };

export type Hit = { first: number; last: number };

/** A slot of a pattern: the words that fill it (null for any), and whether it may stay empty. */
type Slot = { words: ReadonlySet<string> | null; isOptional: boolean };
export type Pattern = readonly Slot[];

/** The words of a text in lower case. Apostrophes inside go ("can't" is 'cant'), a possessive's 's goes with them. */
export function placedWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    word: word
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/['’]/g, ''),
    start: index,
    end: index + word.length,
  }));
}

/** Reads 'my|the teeth fell|falling out?': alternatives by '|', any one word by '*', a slot that may be absent by '?'. */
export function readPattern(pattern: string): Pattern {
  return pattern
    .trim()
    .split(/\s+/)
    .map((slot) => {
      const isOptional = slot.endsWith('?');
      const words = isOptional ? slot.slice(0, -1) : slot;
      return {
        words: words === '*' ? null : new Set(words.toLowerCase().replace(/['’]/g, '').split('|')),
        isOptional,
      };
    });
}

/** Patterns by the words with which they can begin, so that a text is gone through once for all of them. */
export class Patterns<Owner> {
  private readonly beginning = new Map<string, { pattern: Pattern; owner: Owner }[]>();

  add(owner: Owner, text: string) {
    const pattern = readPattern(text);
    for (const word of beginnings(pattern, text)) {
      const here = this.beginning.get(word) ?? [];
      here.push({ pattern, owner });
      this.beginning.set(word, here);
    }
  }

  /** Every place where a pattern stands, in the order of the text. */
  in(words: readonly Word[]): { owner: Owner; hit: Hit }[] {
    return words.flatMap(({ word }, first) =>
      (this.beginning.get(word) ?? []).flatMap(({ pattern, owner }) => {
        const end = endOf(pattern, 0, words, first);
        return end > first ? [{ owner, hit: { first, last: end - 1 } }] : [];
      }),
    );
  }
}

/** The words a pattern can begin with; what may be absent does not hide what comes after it. */
function beginnings(pattern: Pattern, text: string): string[] {
  const words: string[] = [];
  for (const slot of pattern) {
    if (!slot.words) throw new Error(`A pattern begins with a word, not with any word: ${text}`);
    words.push(...slot.words);
    if (!slot.isOptional) return words;
  }
  throw new Error(`A pattern needs a word that must be there: ${text}`);
}

/** The place after the longest run that fills the slots from `at`, or -1. */
function endOf(pattern: Pattern, at: number, words: readonly Word[], from: number): number {
  const slot = pattern[at];
  if (!slot) return from;
  const word = words[from]?.word;
  const isFilled = word !== undefined && (slot.words === null || slot.words.has(word));
  const filled = isFilled ? endOf(pattern, at + 1, words, from + 1) : -1;
  if (filled >= 0 || !slot.isOptional) return filled;
  return endOf(pattern, at + 1, words, from);
}
