import { align } from './alignment';
import { meaningOf, olderStems } from './meaning';
import { tellingStems } from './phrases';
import { eachPlaceOf, type Runs, runLength } from './runs';
import { type Index, rankOf, rarityOf } from './search';
import { stemOf } from './stems';
import type { Span, Text } from './text';
import { tokensOf, UNKNOWN, verseOfToken, type Words, wordsIn } from './words';

/** The text, and what finds words in it. */
export type Scripture = { text: Text; words: Words; runs: Runs; index: Index };

export type Verdict = {
  kind:
    | 'exact' // every word stands in the cited passage, in this order
    | 'altered' // it is the cited passage with words changed
    | 'misattributed' // it stands elsewhere
    | 'blended' // put together from places far apart
    | 'paraphrase' // the cited passage in other words
    | 'unverified' // not in the text
    | 'nonexistent'; // there is no such passage
  /** The verses that stand in its place, null when there are none. */
  span: Span | null;
};

/** From here on two rows of words are one with changes, and not two. */
const ALIKE = 0.6;
/** So much more alike another place must be than the one that is cited. */
const CLEARLY = 0.15;
/** A run this long is taken from its place, not hit by chance. */
const LONG_RUN = 5;
/** Verses closer than this are one context. */
const NEAR = 6;
/** So much of what tells a quotation from others must stand in a place before it is called its source. */
const TELLING = 0.6;
/** A word of like meaning is nearly the word itself. */
const KIN = 0.8;
/** From here on a passage says the same; found on the development cases, where it hears 73 of 100 paraphrases. */
const SAME = -0.4;
/** A longer quotation than any anybody makes; what lies beyond is not compared. */
const MOST_WORDS = 400;

/**
 * Compares a quotation with the text. `cited` are the passages it claims to be from: null when it claims none, empty
 * when there is no such passage.
 */
export function verify(scripture: Scripture, quotation: string, cited: readonly Span[] | null): Verdict {
  const fragments = fragmentsOf(scripture, quotation);
  const all = joined(fragments);
  if (all.ids.length === 0) return { kind: 'unverified', span: null };
  const standing = standsIn(scripture, fragments, cited ?? []);
  if (standing) return { kind: 'exact', span: standing };

  const elsewhere = exactPlace(scripture, fragments, cited?.[0]?.first ?? 0);
  if (cited?.length === 0) {
    return { kind: 'nonexistent', span: all.ids.length >= LONG_RUN ? elsewhere : null };
  }
  if (elsewhere) return { kind: cited ? 'misattributed' : 'exact', span: elsewhere };
  return nearest(scripture, all, cited);
}

/** What a quotation comes nearest to that stands nowhere word for word. */
function nearest(scripture: Scripture, all: Quoted, cited: readonly Span[] | null): Verdict {
  const here = bestOf((cited ?? []).map((span) => likenessIn(scripture, all, span)));
  const there = likePlace(scripture, all, here?.likeness ?? 0);
  const main = there ?? (here && here.likeness >= ALIKE ? here : null);
  if (isBlended(scripture, all, main?.span ?? null)) return { kind: 'blended', span: null };
  if (main) return { kind: there && cited ? 'misattributed' : 'altered', span: main.span };

  const said = cited?.find((span) => saysTheSame(scripture, all, span));
  return said ? { kind: 'paraphrase', span: said } : { kind: 'unverified', span: null };
}

/** A place anywhere in the text that is clearly more like a quotation than what it cites. */
function likePlace(scripture: Scripture, all: Quoted, likenessHere: number): Likeness | null {
  const there = bestOf(candidates(scripture, all).map((span) => likenessIn(scripture, all, span)));
  if (!there || there.likeness < Math.max(ALIKE, likenessHere + CLEARLY)) return null;
  return sharedWith(scripture, all, there.span) >= TELLING ? there : null;
}

/** Words of a quotation by the numbers of the text, and by the numbers of their stems. */
type Quoted = { ids: Int32Array; stems: Int32Array; words: string[] };

type Likeness = { likeness: number; span: Span };

const ELLIPSIS = /\[?\s*(?:…|\.\s?\.\s?\.(?:\s?\.)?)\s*\]?/;

function fragmentsOf(scripture: Scripture, quotation: string): Quoted[] {
  let left = MOST_WORDS;
  const fragments: Quoted[] = [];
  for (const part of quotation.split(ELLIPSIS)) {
    const words = wordsIn(part).slice(0, left);
    left -= words.length;
    if (words.length > 0) fragments.push(quoted(scripture, words));
  }
  return fragments;
}

function quoted({ words: known, index }: Scripture, words: string[]): Quoted {
  const stems = Int32Array.from(words, (word) => index.stems.get(stemOf(word)) ?? UNKNOWN);
  return { ids: tokensOf(known, words), stems, words };
}

function joined(fragments: Quoted[]): Quoted {
  return {
    ids: Int32Array.from(fragments.flatMap(({ ids }) => [...ids])),
    stems: Int32Array.from(fragments.flatMap(({ stems }) => [...stems])),
    words: fragments.flatMap(({ words }) => words),
  };
}

/** The verses of the first passage in which all fragments stand in their order. */
function standsIn(scripture: Scripture, fragments: Quoted[], spans: readonly Span[]): Span | null {
  const { words } = scripture;
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
    if (first >= 0) return versesOf(words, first, from);
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

/** Where all fragments stand word for word within a few verses; of several places the one nearest to `wanted`. */
function exactPlace(scripture: Scripture, fragments: Quoted[], wanted: number): Span | null {
  const { words, runs } = scripture;
  const [lead, ...rest] = [...fragments].sort((a, b) => b.ids.length - a.ids.length);
  if (!lead || lead.ids.length < 2 || lead.ids.includes(UNKNOWN)) return null;
  const places: Span[] = [];
  const consider = (at: number) => {
    if (!isAt(words.tokens, lead.ids, at)) return;
    const own = versesOf(words, at, at + lead.ids.length);
    const around = {
      first: Math.max(0, own.first - NEAR),
      last: Math.min(words.starts.length - 2, own.last + NEAR),
    };
    const place = rest.length === 0 ? own : standsIn(scripture, fragments, [around]);
    if (place) places.push(place);
  };
  if (lead.ids.length === 2) {
    const last = words.tokens.length - 1;
    for (let at = 0; at < last; at++) if (words.tokens[at] === lead.ids[0]) consider(at);
  } else {
    eachPlaceOf(runs, words, [lead.ids[0] as number, lead.ids[1] as number, lead.ids[2] as number], consider);
  }
  const far = ({ first }: Span) => Math.abs(first - wanted);
  return places.reduce<Span | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

/** Stretches of the text that share runs of three words with a quotation, the most promising first. */
function candidates({ words, runs }: Scripture, { ids }: Quoted): Span[] {
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
      return versesOf(words, from, to);
    });
}

function likenessIn({ words, index }: Scripture, { ids, stems }: Quoted, span: Span): Likeness {
  const from = words.starts[span.first] as number;
  // More than four chapters are not compared word by word.
  const to = Math.min(words.starts[span.last + 1] as number, from + 4000);
  const sameStem = (wantedAt: number, rowAt: number) =>
    stems[wantedAt] === index.stemOfId[words.tokens[rowAt] as number];
  const { likeness, start, end } = align(ids, words.tokens, { from, to }, sameStem);
  return { likeness, span: versesOf(words, start, Math.max(end, start + 1)) };
}

/** Whether long runs come from elsewhere than the place the rest is from. */
function isBlended(scripture: Scripture, { ids, stems }: Quoted, main: Span | null): boolean {
  const runs = longRuns(scripture, ids, main);
  if (main) {
    const known = stemsIn(scripture, main);
    // Three of its words must be strange to the place, or it is that place in a later spelling.
    const isStrange = ({ at, length }: Run) =>
      stems.slice(at, at + length).filter((stem) => !known.has(stem)).length >= 3;
    return runs.some(
      (run) => run.length >= LONG_RUN && !run.verses.some((verse) => isNear(verse, main)) && isStrange(run),
    );
  }
  const covered = runs.reduce((sum, { length }) => sum + length, 0);
  const [first, ...rest] = runs;
  if (!first || covered < ids.length * 0.7) return false;
  return rest.some(({ verses }) =>
    verses.every((verse) => first.verses.every((other) => Math.abs(other - verse) > NEAR)),
  );
}

function stemsIn({ words, index }: Scripture, { first, last }: Span): Set<number> {
  const stems = new Set<number>();
  const end = words.starts[last + 1] as number;
  for (let at = words.starts[first] as number; at < end; at++) {
    stems.add(index.stemOfId[words.tokens[at] as number] as number);
  }
  return stems;
}

function isNear(verse: number, span: Span | null): boolean {
  return span !== null && verse >= span.first - NEAR && verse <= span.last + NEAR;
}

type Run = { at: number; length: number; verses: number[] };

/** Cuts a quotation into the longest runs that stand somewhere in the text. */
function longRuns(scripture: Scripture, ids: Int32Array, main: Span | null): Run[] {
  const found: Run[] = [];
  let at = 0;
  while (at + 2 < ids.length) {
    const run = longestRun(scripture, ids, at, main);
    if (run.length >= LONG_RUN - 1) found.push(run);
    at += run.length >= LONG_RUN - 1 ? run.length : 1;
  }
  return found;
}

/** A run that stands everywhere is remembered by so many places, and by those near the passage in question. */
const PLACES = 50;

function longestRun({ words, runs }: Scripture, ids: Int32Array, at: number, main: Span | null): Run {
  const longest: Run = { at, length: 0, verses: [] };
  eachPlaceOf(runs, words, [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number], (position) => {
    const length = runLength(words.tokens, ids, at, position);
    if (length < longest.length) return;
    if (length > longest.length) longest.verses = [];
    longest.length = length;
    const verse = verseOfToken(words, position);
    if (longest.verses.length < PLACES || isNear(verse, main)) longest.verses.push(verse);
  });
  return longest;
}

/** How much of what is telling in a quotation stands in a passage, whatever its form and order. */
function sharedWith(scripture: Scripture, { words }: Quoted, span: Span): number {
  const { index } = scripture;
  const there = stemsIn(scripture, span);
  let total = 0;
  let shared = 0;
  for (const stem of new Set(words.map(stemOf))) {
    const weight = rarityOf(index, stem);
    total += weight;
    if (there.has(index.stems.get(stem) ?? UNKNOWN)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}

/**
 * Whether a passage says in other words what a quotation says: words of the same meaning stand there, and few verses
 * share more of them.
 */
function saysTheSame(scripture: Scripture, { words }: Quoted, span: Span): boolean {
  const { index } = scripture;
  const there = stemsIn(scripture, span);
  const stands = (stem: string) => there.has(index.stems.get(stem) ?? UNKNOWN);
  const said = words.join(' ');
  let total = 0;
  let shared = 0;
  for (const stem of tellingStems(said)) {
    const weight = rarityOf(index, stem);
    total += weight;
    if (stands(stem)) shared += weight;
    else if ([...meaningOf(stem).keys(), ...olderStems(stem)].some(stands)) shared += weight * KIN;
  }
  if (total === 0) return false;
  const also = [...meaningOf(said).keys(), ...olderStems(said)];
  return shared / total - Math.log(1 + rankOf(index, said, also, span)) / 10 >= SAME;
}

function bestOf(list: readonly Likeness[]): Likeness | null {
  return list.reduce<Likeness | null>(
    (best, one) => (best && best.likeness >= one.likeness ? best : one),
    null,
  );
}

function versesOf(words: Words, start: number, end: number): Span {
  return { first: verseOfToken(words, start), last: verseOfToken(words, end - 1) };
}
