import type { Edition } from '#server/scripture/scripture';
import { inverseDocumentFrequency } from '#server/scripture/search/search';
import { forEachTrigramMatch } from '#server/scripture/search/trigramIndex';
import type { Span } from '#server/scripture/text/text';
import { UNKNOWN_WORD } from '#server/scripture/text/wordIndex';
import { align } from './alignment';
import { spanOfTokens } from './exactMatch';
import type { Fragment, TokenizedQuotation } from './tokenizedQuotation';

/** The verses of a section of the text, and its similarity to a quotation, from 0 to 1. */
export type SimilarSpan = { similarity: number; span: Span };

/** Finds sections of the text that share trigrams with a quotation, best first. */
export function candidateSpans({ words, runs }: Edition, { ids }: TokenizedQuotation): Span[] {
  const votes = new Map<number, number>();
  for (let at = 0; at + 2 < ids.length; at++) {
    const places: number[] = [];
    const run = [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number] as const;
    forEachTrigramMatch(runs, words, run, (position) => places.push(position - at));
    // A very common trigram says little and is slow to count.
    if (places.length > 300) continue;
    const weight = 1 / Math.sqrt(places.length || 1);
    for (const diagonal of places) {
      const band = diagonal >> 4;
      votes.set(band, (votes.get(band) ?? 0) + weight);
    }
  }
  return [...votes]
    .map(([band, own]) => ({ band, votes: own + (votes.get(band + 1) ?? 0) }))
    .sort((a, b) => b.votes - a.votes)
    .slice(0, 4)
    .map(({ band }) => {
      const from = Math.max(0, (band << 4) - 8);
      const to = Math.min(words.tokens.length, from + ids.length + 48);
      return spanOfTokens(words, from, to);
    });
}

export function similarityTo(
  { words, index }: Edition,
  { ids, stemIds }: TokenizedQuotation,
  span: Span,
): SimilarSpan {
  const from = words.starts[span.first] as number;
  // Limits the word-by-word comparison to about four chapters.
  const to = Math.min(words.starts[span.last + 1] as number, from + 4000);
  const tokens = words.tokens.subarray(from, to);
  const stems = tokens.map((token) => index.stemOfId[token] as number);
  const { similarity, start, end } = align({ ids, stems: stemIds }, { ids: tokens, stems });
  return { similarity, span: spanOfTokens(words, from + start, from + Math.max(end, start + 1)) };
}

/** Returns the share of a quotation's stems that occur in a passage, weighted by rarity, regardless of order. */
export function sharedStems(edition: Edition, { stems }: Fragment, span: Span): number {
  const { index } = edition;
  const stemsInSpan = stemsOfSpan(edition, span);
  let total = 0;
  let shared = 0;
  for (const stem of new Set(stems)) {
    const weight = inverseDocumentFrequency(index, stem);
    total += weight;
    if (stemsInSpan.has(index.stems.get(stem) ?? UNKNOWN_WORD)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

/** Returns the stem ids of all words in a passage. */
export function stemsOfSpan({ words, index }: Edition, { first, last }: Span): Set<number> {
  const stems = new Set<number>();
  const end = words.starts[last + 1] as number;
  for (let at = words.starts[first] as number; at < end; at++) {
    stems.add(index.stemOfId[words.tokens[at] as number] as number);
  }
  return stems;
}

export function mostSimilar(list: readonly SimilarSpan[]): SimilarSpan | null {
  return list.reduce<SimilarSpan | null>(
    (best, next) => (best && best.similarity >= next.similarity ? best : next),
    null,
  );
}
