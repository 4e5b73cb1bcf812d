import { align } from './alignment';
import { spanOfTokens } from './places';
import type { Quoted } from './quoted';
import { eachPlaceOf } from './runs';
import type { Scripture } from './scripture';
import { rarityOf } from './search';
import { stemOf } from './stems';
import type { Span } from './text';
import { UNKNOWN_WORD } from './tokenizer';

/** The similarity of a section of the text to a quotation, from 0 to 1, and the matching verses. */
export type Similarity = { likeness: number; span: Span };

/** Candidate sections of the text that share trigrams with a quotation, best first. */
export function candidates({ words, runs }: Scripture, { ids }: Quoted): Span[] {
  const votes = new Map<number, number>();
  for (let at = 0; at + 2 < ids.length; at++) {
    const places: number[] = [];
    const run = [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number] as const;
    eachPlaceOf(runs, words, run, (position) => places.push(position - at));
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

export function similarityIn({ words, index }: Scripture, { ids, stems }: Quoted, span: Span): Similarity {
  const from = words.starts[span.first] as number;
  // Limits the word-by-word comparison to about four chapters.
  const to = Math.min(words.starts[span.last + 1] as number, from + 4000);
  const sameStem = (wantedAt: number, rowAt: number) =>
    stems[wantedAt] === index.stemOfId[words.tokens[rowAt] as number];
  const { likeness, start, end } = align(ids, words.tokens, { from, to }, sameStem);
  return { likeness, span: spanOfTokens(words, start, Math.max(end, start + 1)) };
}

/** The share of a quotation's stems that occur in a passage, weighted by rarity, regardless of order. */
export function sharedWith(scripture: Scripture, { words }: Quoted, span: Span): number {
  const { index } = scripture;
  const stemsInSpan = stemsOfSpan(scripture, span);
  let total = 0;
  let shared = 0;
  for (const stem of new Set(words.map(stemOf))) {
    const weight = rarityOf(index, stem);
    total += weight;
    if (stemsInSpan.has(index.stems.get(stem) ?? UNKNOWN_WORD)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

/** The stem ids of all words in a passage. */
export function stemsOfSpan({ words, index }: Scripture, { first, last }: Span): Set<number> {
  const stems = new Set<number>();
  const end = words.starts[last + 1] as number;
  for (let at = words.starts[first] as number; at < end; at++) {
    stems.add(index.stemOfId[words.tokens[at] as number] as number);
  }
  return stems;
}

export function bestOf(list: readonly Similarity[]): Similarity | null {
  return list.reduce<Similarity | null>(
    (best, next) => (best && best.likeness >= next.likeness ? best : next),
    null,
  );
}
