/** A normalized word of a text, and the position of the original word. */
export type Word = { word: string; start: number; end: number };

export type Hit = { first: number; last: number };

/** A slot of a pattern: the words that match it (null if any word does), and whether it is optional. */
type Slot = { words: readonly string[] | null; isOptional: boolean };
export type PhrasePattern = readonly Slot[];

/**
 * Returns the words of a text in lower case. Removes apostrophes inside words ("can't" is 'cant') and the endings 's,
 * 'll, 're and 've.
 */
export function placedWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    word: word
      .toLowerCase()
      .replace(/['’](?:s|ll|re|ve)$/, '')
      .replace(/['’]/g, ''),
    start: index,
    end: index + word.length,
  }));
}

/** Caches parsed slots, because most slots occur in many patterns. */
const SLOTS = new Map<string, Slot>();

/**
 * Parses 'my|the teeth fell|falling out?': '|' separates alternatives, '*' is any one word, '?' marks an optional slot.
 */
export function parsePattern(pattern: string): PhrasePattern {
  return pattern
    .trim()
    .split(/\s+/)
    .map((slot) => {
      const read = SLOTS.get(slot) ?? readSlot(slot, pattern);
      SLOTS.set(slot, read);
      return read;
    });
}

function readSlot(slot: string, pattern: string): Slot {
  const isOptional = slot.endsWith('?');
  const words = isOptional ? slot.slice(0, -1) : slot;
  return { words: words === '*' ? null : alternatives(words, pattern), isOptional };
}

/**
 * Splits a slot into its words. Throws for a misspelled pattern, which would otherwise never match without anyone
 * noticing.
 */
function alternatives(slot: string, pattern: string): string[] {
  const words = slot.toLowerCase().replace(/['’]/g, '').split('|');
  if (words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))) return words;
  throw new Error(`The words of a pattern must be letters and digits, and not empty: ${pattern}`);
}

type Entry<Owner> = {
  id: number;
  pattern: PhrasePattern;
  owner: Owner;
  /** The minimum and maximum number of words before the anchor word. */
  fewest: number;
  most: number;
};

/** Greater than the number of words of any text. Used to pack a pattern id and a position into one number. */
const MAX_PLACES = 1 << 16;

/**
 * Maximum number of matches per pattern. More add nothing, and one word written two thousand times would cost 80 ms.
 */
const MAX_HITS = 50;

/**
 * Indexes each pattern by its anchor, the rarest word it requires, so that one pass over a text matches all patterns.
 */
export class PhrasePatterns<Owner> {
  private entries: Pick<Entry<Owner>, 'pattern' | 'owner'>[] = [];
  private byAnchor: ReadonlyMap<string, Entry<Owner>[]> | null = null;
  private count = 0;

  /** Adds a pattern. All patterns must be added before the first search. */
  add(owner: Owner, text: string) {
    const pattern = parsePattern(text);
    if (!pattern.some(isNeeded)) throw new Error(`A pattern needs at least one required word: ${text}`);
    if (this.byAnchor) throw new Error(`Patterns must be added before the first search: ${text}`);
    this.entries.push({ pattern, owner });
  }

  /** Finds the matches of all patterns, at most `MAX_HITS` of each, in the order of their anchor words. */
  in(words: readonly Word[]): { owner: Owner; hit: Hit }[] {
    const byAnchor = this.anchors();
    const seen = new Set<number>();
    const hits = new Uint8Array(this.count);
    const found: { owner: Owner; hit: Hit }[] = [];
    for (const [at, { word }] of words.entries()) {
      for (const { id, pattern, owner, fewest, most } of byAnchor.get(word) ?? []) {
        if ((hits[id] as number) >= MAX_HITS) continue;
        for (let first = Math.max(0, at - most); first <= at - fewest; first++) {
          const end = endOf(pattern, 0, words, first);
          if (end <= at || seen.has(id * MAX_PLACES + first)) continue;
          seen.add(id * MAX_PLACES + first);
          hits[id] = (hits[id] as number) + 1;
          found.push({ owner, hit: { first, last: end - 1 } });
          break;
        }
      }
    }
    return found;
  }

  private anchors() {
    if (!this.byAnchor) {
      this.byAnchor = anchored(this.entries);
      this.count = this.entries.length;
      this.entries = [];
    }
    return this.byAnchor;
  }
}

function isNeeded({ words, isOptional }: Slot): boolean {
  return words !== null && !isOptional;
}

/** Indexes patterns by their anchor words. A word that occurs in few patterns is assumed to be rare in texts too. */
function anchored<Owner>(
  entries: readonly { pattern: PhrasePattern; owner: Owner }[],
): Map<string, Entry<Owner>[]> {
  const uses = new Map<string, number>();
  for (const word of entries.flatMap(({ pattern }) => pattern.flatMap(({ words }) => words ?? []))) {
    uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const usesOf = ({ words }: Slot) => (words ?? []).reduce((sum, word) => sum + (uses.get(word) ?? 0), 0);
  const byAnchor = new Map<string, Entry<Owner>[]>();
  for (const [id, { pattern, owner }] of entries.entries()) {
    const needed = pattern.filter(isNeeded).sort((a, b) => usesOf(a) - usesOf(b))[0] as Slot;
    const before = pattern.slice(0, pattern.indexOf(needed));
    const fewest = before.filter(({ isOptional }) => !isOptional).length;
    const entry = { id, pattern, owner, fewest, most: before.length };
    for (const word of needed.words ?? []) {
      const here = byAnchor.get(word);
      if (here) here.push(entry);
      else byAnchor.set(word, [entry]);
    }
  }
  return byAnchor;
}

/** Returns the end of the longest match of the slots from `at` on, or -1 if there is no match. */
function endOf(pattern: PhrasePattern, at: number, words: readonly Word[], from: number): number {
  const slot = pattern[at];
  if (!slot) return from;
  const word = words[from]?.word;
  const isFilled = word !== undefined && (slot.words === null || slot.words.includes(word));
  const filled = isFilled ? endOf(pattern, at + 1, words, from + 1) : -1;
  if (filled >= 0 || !slot.isOptional) return filled;
  return endOf(pattern, at + 1, words, from);
}

const COMMON = new Set(
  `a about after all always am an and another any anyone are as at be because been before but by came can could day did
  do does dont down ever every everyone felt for from get go god going good got had has have he her here him his home
  how i if im in into is it its just know like made me mine more mother much my never no nobody not nothing now of off
  on once one only or other our out over people really said saw say says see she since so some somebody someone
  something still that the their them then there they thing things think this those time to today too until up us very
  was wasnt we well went were what when where which while who why will with without wont would you your dream dreamed
  dreamt`.split(/\s+/),
);

/** Whether a text seems to be English. About every fourth word of an English text is one of the hundred most common. */
export function seemsEnglish(text: string, words: readonly Word[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const common = words.filter(({ word }) => COMMON.has(word)).length;
  return latin * 2 >= letters && (words.length < 4 || common / words.length >= 0.15);
}
