import type { FoundReference } from '#server/scripture/references/references';
import type { Edition, Scripture } from '#server/scripture/scripture';
import { forEachTrigramMatch, matchLength } from '#server/scripture/search/trigramIndex';
import { comparableWordsIn, tokensOf, wordsIn } from '#server/scripture/text/wordIndex';
import { type MarkedRange, rangesInDoubleMarks } from './quotationMarks';

/** A possible Scripture quotation in a paragraph. The range includes quotation marks; `end` is exclusive. */
export type Quotation = {
  start: number;
  end: number;
  words: string;
  /** True if the words are set off by quotation marks, emphasis, a block quotation or a leading reference. */
  isMarked: boolean;
  /** The reference that belongs to the quotation; null if there is none. */
  reference: FoundReference | null;
  /** Quotations inside the quotation, which count if the whole is not from Scripture. */
  nested: Quotation[];
};

type Candidate = Omit<Quotation, 'reference' | 'nested'> & { nested?: Candidate[] };

/**
 * At least this many consecutive words of the King James text count as a quotation even without quotation marks. In
 * modern English, people write more words by chance that are also in the World English Bible.
 */
const MIN_UNMARKED_WORDS = 8;

const MARKED: readonly RegExp[] = [
  /«([^«»]{1,3000})»/g,
  /(?<!\w)[‘']((?:[^‘’'\n]|(?<=\w)[’'](?=\w)){8,3000})[’'](?!\w)/g,
  /(?<![\w*])\*(?!\*)([^*\n]{16,3000})\*(?![\w*])/g,
  /(?<!\w)_([^_\n]{16,3000})_(?!\w)/g,
  /^[ \t]*>[ \t]?((?:.|\n[ \t]*>)+)/gm,
];

/** Finds the quotations of a paragraph in order, without overlaps, each with its closest reference. */
export function quotationsIn(
  scripture: Scripture,
  paragraph: string,
  references: readonly FoundReference[],
): Quotation[] {
  let found: Quotation[] = [];
  const add = (candidate: Candidate) => {
    if (wordsIn(candidate.words).length === 0) return;
    const overlapping = found.filter((other) => candidate.start < other.end && other.start < candidate.end);
    // A block quotation may quote speech in marks of its own, which is then nested in it.
    const contains = (other: Quotation) => candidate.start <= other.start && other.end <= candidate.end;
    if (overlapping.length > 0 && !(candidate.isMarked && overlapping.every(contains))) return;
    found = found.filter((other) => !overlapping.includes(other));
    const quotation = quotationOf(candidate);
    found.push({ ...quotation, nested: [...quotation.nested, ...overlapping] });
  };
  for (const range of rangesInDoubleMarks(paragraph)) add(candidateIn(paragraph, range));
  for (const pattern of MARKED) {
    for (const match of paragraph.matchAll(pattern)) {
      const [whole, words = ''] = match;
      add({
        start: match.index,
        end: match.index + whole.length,
        words: withoutSource(words),
        isMarked: true,
      });
    }
  }
  for (const introduced of introducedByReference(paragraph, references)) add(introduced);
  const places = wordPlaces(paragraph);
  for (const run of unmarkedRuns(scripture, paragraph, places)) add(run);
  found.sort((a, b) => a.start - b.start);
  for (const quotation of [...found, ...found.flatMap(withNested)])
    quotation.reference = referenceFor(quotation, paragraph, references, found);
  return found;
}

function quotationOf({ nested = [], ...candidate }: Candidate): Quotation {
  return { ...candidate, reference: null, nested: nested.map(quotationOf) };
}

function candidateIn(paragraph: string, { start, end, nested }: MarkedRange): Candidate {
  return {
    start,
    end,
    words: withoutSource(paragraph.slice(start + 1, end - 1)),
    isMarked: true,
    nested: nested.map((range) => candidateIn(paragraph, range)),
  };
}

function withNested(quotation: Quotation): Quotation[] {
  return quotation.nested.flatMap((inner) => [inner, ...withNested(inner)]);
}

/** Removes the source at the end of a block quotation, after a dash or in brackets. */
function withoutSource(words: string): string {
  return words
    .replace(/\n[ \t]*>[ \t]?/g, ' ')
    .replace(/\s*(?:—|–|--|-)\s*(?:[1-3] )?[A-Z][a-z]+[^—–]{0,30}\d\s*$/, '')
    .replace(/\s*\((?:[1-3] )?[A-Z][a-z]+[^()]{0,30}\d\)\s*$/, '');
}

/** Finds lines that start with a reference: 'John 3:16: For God so loved …' or 'John 3:16 - For God …'. */
function introducedByReference(paragraph: string, references: readonly FoundReference[]): Candidate[] {
  return references.flatMap(({ start, end }) => {
    const lineStart = paragraph.lastIndexOf('\n', start - 1) + 1;
    if (!/^[\s>*_#\d.)•-]*$/.test(paragraph.slice(lineStart, start))) return [];
    const lineEnd = paragraph.indexOf('\n', end);
    const rest = paragraph.slice(end, lineEnd < 0 ? undefined : lineEnd);
    const lead = /^[*_)\]]*\s*(?:\((?:kjv|av)\)\s*)?[*_]*\s*(?::|—|–|-)[*_]*\s+/i.exec(rest)?.[0];
    if (!lead || /["“«]/.test(rest) || wordsIn(rest).length < 4) return [];
    const words = rest.slice(lead.length);
    return [{ start: end + lead.length, end: end + rest.length, words, isMarked: true }];
  });
}

function unmarkedRuns(
  { words, runs }: Edition,
  paragraph: string,
  places: readonly WordPlace[],
): Candidate[] {
  const ids = tokensOf(
    words,
    places.map(({ word }) => word),
  );
  const found: Candidate[] = [];
  let at = 0;
  while (at + MIN_UNMARKED_WORDS <= ids.length) {
    let longest = 0;
    forEachTrigramMatch(
      runs,
      words,
      [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number],
      (position) => {
        longest = Math.max(longest, matchLength(words.tokens, ids, at, position));
      },
    );
    const first = places[at];
    const last = places[at + longest - 1];
    if (longest >= MIN_UNMARKED_WORDS && first && last) {
      const { start } = first;
      const { end } = last;
      found.push({ start, end, words: paragraph.slice(start, end), isMarked: false });
      at += longest;
    } else at++;
  }
  return found;
}

type WordPlace = { word: string; start: number; end: number };

/** Returns the words of a text, normalized as in `comparableWordsIn`, with their positions. */
export function wordPlaces(text: string): WordPlace[] {
  const places: WordPlace[] = [];
  for (const match of text.matchAll(
    /[\p{L}\p{N}\p{M}[\]]+(?:['’\u2010\u2011-](?=\p{L})[\p{L}\p{N}\p{M}[\]]+)*/gu,
  )) {
    for (const word of comparableWordsIn(match[0]))
      places.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return places;
}

/** Only this many references before and after a quotation are considered. */
const MAX_REFERENCE_DISTANCE = 3;

/**
 * Chooses the reference with the lowest cost. A reference in brackets or after a dash belongs to the words before it. A
 * reference as in 'Psalm 23:1 says' belongs to the words after it.
 */
function referenceFor(
  quotation: Quotation,
  paragraph: string,
  references: readonly FoundReference[],
  all: readonly Quotation[],
): FoundReference | null {
  const next = references.findIndex(({ end }) => end > quotation.start);
  const at = next < 0 ? references.length : next;
  let best: FoundReference | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const reference of references.slice(
    Math.max(0, at - MAX_REFERENCE_DISTANCE),
    at + MAX_REFERENCE_DISTANCE,
  )) {
    const cost = costOf(quotation, reference, paragraph, all);
    if (cost < least) [best, least] = [reference, cost];
  }
  return best;
}

function costOf(
  quotation: Quotation,
  reference: FoundReference,
  paragraph: string,
  all: readonly Quotation[],
): number {
  if (reference.start >= quotation.start && reference.end <= quotation.end) return 0;
  const isAfter = reference.start >= quotation.end;
  const between = isAfter
    ? paragraph.slice(quotation.end, reference.start)
    : paragraph.slice(reference.end, quotation.start);
  const gap = between.length + quotationsBetween(quotation, reference, isAfter, all) * 40;
  if (isAfter) return REFERENCE_FOLLOWS.test(between) ? 0 : gap + 20 + (/[.!?]\s/.test(between) ? 60 : 0);
  if (/^[)\]]/.test(between)) return gap + 80;
  return gap + (/[.!?;]\s/.test(between) ? 60 : 0);
}

/** Counts the other quotations between a quotation and a reference. `all` must be in text order. */
function quotationsBetween(
  quotation: Quotation,
  reference: FoundReference,
  isAfter: boolean,
  all: readonly Quotation[],
): number {
  const step = isAfter ? 1 : -1;
  let count = 0;
  for (let at = all.indexOf(quotation) + step; at >= 0 && at < all.length; at += step) {
    const other = all[at] as Quotation;
    if (isAfter ? other.end > reference.start : other.start < reference.end) break;
    count++;
  }
  return count;
}

/** Matches the text between a quotation and a reference that directly follows it. */
export const REFERENCE_FOLLOWS = /^[\s.,;!?*_>’'”"]*(?:\(|\[|—|–|--|-|~)\s*[*_]*(?:cf\.? |see |from )?$/i;
