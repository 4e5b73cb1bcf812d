import { align } from './alignment';
import { spanOfTokens } from './places';
import type { Quoted } from './quoted';
import { eachPlaceOf } from './runs';
import type { Scripture } from './scripture';
import { rarityOf } from './search';
import { stemOf } from './stems';
import type { Span } from './text';
import { UNKNOWN_WORD } from './tokenizer';

/** How alike a place is, from 0 to 1, and the verses of it that are. */
export type Similarity = { likeness: number; span: Span };

/** Stretches of the text that share runs of three words with a quotation, the most promising first. */
export function candidates({ words, runs }: Scripture, { ids }: Quoted): Span[] {
  const votes = new Map<number, number>();
  for (let at = 0; at + 2 < ids.length; at++) {
    const places: number[] = [];
    const run = [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number] as const;
    eachPlaceOf(runs, words, run, (position) => places.push(position - at));
    // A run that stands everywhere tells little, and would be counted long.
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
  // More than four chapters are not compared word by word.
  const to = Math.min(words.starts[span.last + 1] as number, from + 4000);
  const sameStem = (wantedAt: number, rowAt: number) =>
    stems[wantedAt] === index.stemOfId[words.tokens[rowAt] as number];
  const { likeness, start, end } = align(ids, words.tokens, { from, to }, sameStem);
  return { likeness, span: spanOfTokens(words, start, Math.max(end, start + 1)) };
}

/** How much of what is telling in a quotation stands in a passage, whatever its form and order. */
export function sharedWith(scripture: Scripture, { words }: Quoted, span: Span): number {
  const { index } = scripture;
  const there = stemsOfSpan(scripture, span);
  let total = 0;
  let shared = 0;
  for (const stem of new Set(words.map(stemOf))) {
    const weight = rarityOf(index, stem);
    total += weight;
    if (there.has(index.stems.get(stem) ?? UNKNOWN_WORD)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

/** Every stem that stands in a passage. */
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
    (best, one) => (best && best.likeness >= one.likeness ? best : one),
    null,
  );
}
