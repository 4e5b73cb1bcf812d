import type { Edition } from '#server/scripture/scripture';
import { forEachTrigramMatch } from '#server/scripture/search/trigramIndex';
import type { Span } from '#server/scripture/text/text';
import { UNKNOWN_WORD, verseOfToken, type WordIndex } from '#server/scripture/text/wordIndex';
import type { TokenizedQuotation } from './tokenizedQuotation';

/** Verses up to this distance apart count as one context. */
export const NEARBY_VERSES = 6;

/**
 * Finds the first of `spans` that contains all fragments in order, and returns only the verses that they cover. Returns
 * null if no span contains them.
 */
export function findExactIn(
  edition: Edition,
  fragments: TokenizedQuotation[],
  spans: readonly Span[],
): Span | null {
  const { words } = edition;
  for (const span of spans) {
    let from = words.starts[span.first] as number;
    const to = words.starts[span.last + 1] as number;
    let first = -1;
    for (const { ids } of fragments) {
      const at = positionIn(words.tokens, ids, from, to);
      if (at < 0) {
        first = -1;
        break;
      }
      if (first < 0) first = at;
      from = at + ids.length;
    }
    if (first >= 0) return spanOfTokens(words, first, from);
  }
  return null;
}

function positionIn(tokens: Uint16Array, ids: Int32Array, from: number, to: number): number {
  const first = ids[0] as number;
  if (first < 0) return -1;
  for (let at = from; at + ids.length <= to; at++) {
    if (tokens[at] === first && isAt(tokens, ids, at)) return at;
  }
  return -1;
}

function isAt(tokens: Uint16Array, ids: Int32Array, at: number): boolean {
  for (let i = 0; i < ids.length; i++) if (tokens[at + i] !== ids[i]) return false;
  return true;
}

/**
 * Searches the whole Bible for verses that contain all fragments close together. If several places match, returns the
 * one nearest to `wanted`. Returns null if none does.
 */
export function findExactMatch(
  edition: Edition,
  fragments: TokenizedQuotation[],
  wanted: number,
): Span | null {
  const { words, runs } = edition;
  const [longest, ...rest] = [...fragments].sort((a, b) => b.ids.length - a.ids.length);
  if (!longest || longest.ids.length < 2 || longest.ids.includes(UNKNOWN_WORD)) return null;
  let nearest: Span | null = null;
  const distance = ({ first }: Span) => Math.abs(first - wanted);
  const consider = (at: number) => {
    if (!isAt(words.tokens, longest.ids, at)) return;
    const match = spanOfTokens(words, at, at + longest.ids.length);
    const around = {
      first: Math.max(0, match.first - NEARBY_VERSES),
      last: Math.min(words.starts.length - 2, match.last + NEARBY_VERSES),
    };
    const place = rest.length === 0 ? match : findExactIn(edition, fragments, [around]);
    if (place && (!nearest || distance(place) < distance(nearest))) nearest = place;
  };
  if (longest.ids.length === 2) {
    // Several fragments of at most two words match by chance, and checking every 'of the' is slow.
    if (rest.length > 0) return null;
    const [first, second] = longest.ids as unknown as [number, number];
    eachPlaceOfPair(words.tokens, first, second, consider);
  } else {
    forEachTrigramMatch(
      runs,
      words,
      [longest.ids[0] as number, longest.ids[1] as number, longest.ids[2] as number],
      consider,
    );
  }
  return nearest;
}

/** Calls back with every position of a pair of words. `indexOf` of the typed array is the fastest search. */
function eachPlaceOfPair(
  tokens: Uint16Array,
  first: number,
  second: number,
  found: (position: number) => void,
): void {
  for (let at = tokens.indexOf(first); at >= 0; at = tokens.indexOf(first, at + 1)) {
    if (tokens[at + 1] === second) found(at);
  }
}

/** Returns the verses that contain a range of tokens; `end` is exclusive. */
export function spanOfTokens(words: WordIndex, start: number, end: number): Span {
  return { first: verseOfToken(words, start), last: verseOfToken(words, end - 1) };
}
