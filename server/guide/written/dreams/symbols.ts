import { SYMBOLS } from '#content/symbols';
import type { DreamSense, DreamSymbol } from '#content/symbols/symbol';
import { lazy } from '#language/lazy';
import { type Hit, PhrasePatterns, placedWords, type Word } from '#language/phrasePatterns';

/** A symbol found in a dream, the sense that fits best, and the places of the words that name the symbol. */
export type SymbolFound = { symbol: DreamSymbol; sense: DreamSense; places: readonly SymbolPlace[] };

/** A range of the text, in UTF-16 units. */
export type SymbolPlace = { start: number; end: number };

/** Maximum number of symbols in an answer. More would read like a list. */
const MAX_SYMBOLS = 4;

/** Maximum number of feelings, which come first. They must leave room for what was seen. */
const MAX_FEELINGS = 2;

/** Symbols with the salience BACKGROUND are shown only if fewer than MIN_OTHER_SYMBOLS others were found. */
const BACKGROUND = 1;
const MIN_OTHER_SYMBOLS = 3;

const patterns = lazy(() => {
  const naming = new PhrasePatterns<{ symbol: number; isPhrase: boolean }>();
  const guards = new PhrasePatterns<number>();
  const cues = new PhrasePatterns<DreamSense>();
  for (const [at, symbol] of SYMBOLS.entries()) {
    for (const form of symbol.forms) naming.add({ symbol: at, isPhrase: false }, form);
    for (const phrase of symbol.phrases) naming.add({ symbol: at, isPhrase: true }, phrase);
    for (const guard of symbol.not) guards.add(at, guard);
    for (const sense of symbol.senses) for (const cue of sense.cues) cues.add(sense, cue);
  }
  return { naming, guards, cues };
});

/**
 * Finds the symbols of a dream, feelings first and then the most important: at most four, and only one per family.
 */
export function symbolsIn(dream: string): SymbolFound[] {
  const words = placedWords(dream);
  const named = namedIn(words, outsideDream(dream, words));
  const cued = cuesIn(words);
  const best = [...named]
    .map(([at, hits]) => ({ symbol: SYMBOLS[at] as DreamSymbol, hits, weight: weightOf(at, hits) }))
    .sort(
      (a, b) =>
        feelingOf(b.symbol) - feelingOf(a.symbol) || b.weight - a.weight || firstOf(a.hits) - firstOf(b.hits),
    );
  const families = new Set<string>();
  const taken = new Set<number>();
  const found: SymbolFound[] = [];
  for (const { symbol, hits } of best) {
    // Words that already name a more important symbol do not name this one.
    const own = hits.filter(({ first, last }) => !anyIn(taken, first, last));
    if (own.length === 0 || families.has(symbol.family)) continue;
    if (isCrowdedOut(symbol, found.length)) continue;
    families.add(symbol.family);
    for (const { first, last } of own) for (let word = first; word <= last; word++) taken.add(word);
    found.push({ symbol, sense: senseOf(symbol, cued), places: placesOf(own, words) });
    if (found.length === MAX_SYMBOLS) break;
  }
  return found;
}

function isCrowdedOut({ isFeeling, salience }: DreamSymbol, before: number): boolean {
  if (isFeeling) return before >= MAX_FEELINGS;
  return salience === BACKGROUND && before >= MIN_OTHER_SYMBOLS;
}

function feelingOf({ isFeeling }: DreamSymbol): number {
  return isFeeling ? 1 : 0;
}

/** Marks a clause about waking life. Nothing it mentions is part of the dream. */
const ASIDE =
  /\b(?:in real life|irl|in reality|real life|when i was awake|(?:woke|woken|waking)(?! (?:\w+ ){0,3}(?:because|when|as|from)\b)|before (?:bed|i (?:went to (?:bed|sleep)|fell asleep))|i(?: had|'d|’d)? (?:watched|been watching|read|been reading) (?:a|an|that|the|some)\b|i (?:work|worked) (?:as|in|at|for)|i(?:'m| am|’m) an? (?:\w+ ){0,2}(?:nurse|teacher|student|mother|mum|mom|pastor|driver|farmer|engineer|manager|soldier|widow|widower)|i think (?:it(?:'s|’s)?|this|that(?:'s|’s)?) (?:is |was )?(?:because|from|about)|(?:probably|maybe|must be) because|my (?:wife|husband|mum|mom|alarm|phone|dog|cat) (?:woke|shook)|reminds? me|(?:after|before|during) my (?:\w+ )?(?:shift|exam|wedding|flight)|(?:says|said) i (?:kicked|was|cried|screamed|talked)|i(?:'m| am|’m) an? (?:father|mother|grandmother|grandfather|parent) of|in my sleep|since the|married since|the night before|told my (?:wife|husband|mum|mom|friend|sister))\b/i;

/** A clause ends at punctuation or a conjunction. */
const CLAUSE = /(?:(?!\b(?:and|but|then|so)\b)[^.!?;,\n])+/gi;

const COMPARISON =
  /\b(?:as \w+ as an?|thought (?:it|that|he|she|they) (?:was|were|must be|might be) (?:an?|the|my)|thought (?:about|of) (?:an?|the|my)|instead of an?|like an?|like the|as if (?:it|i|he|she|they) (?:was|were) (?:an?|the|my)|(?:smelled|tasted|sounded|felt) (?:like|of)|size of an?|shape of an?|colour of|color of|no|without an?|without any|not an?|wasn['’]?t an?|isn['’]?t an?) (?:\w+ ){0,2}$|\blike $/i;

/** Returns a function that tells whether a word is in a clause about waking life, or follows 'like a' or 'no'. */
function outsideDream(dream: string, words: readonly Word[]): (word: number) => boolean {
  const asides = [...dream.matchAll(CLAUSE)]
    .filter(([clause]) => ASIDE.test(clause))
    .map(({ 0: clause, index }) => ({ start: index, end: index + clause.length }));
  return (at) => {
    const { start } = words[at] as Word;
    if (asides.some((aside) => aside.start <= start && start < aside.end)) return true;
    return COMPARISON.test(dream.slice(Math.max(0, start - 40), start));
  };
}

type Naming = Hit & { isPhrase: boolean };

function namedIn(words: readonly Word[], isBeside: (word: number) => boolean): Map<number, Naming[]> {
  const guarded = new Map<number, Hit[]>();
  for (const { owner, hit } of patterns().guards.in(words)) addTo(guarded, owner, hit);
  const named = new Map<number, Naming[]>();
  for (const { owner, hit } of patterns().naming.in(words)) {
    const isGuarded = guarded
      .get(owner.symbol)
      ?.some(({ first, last }) => first <= hit.last && hit.first <= last);
    if (isGuarded || isBeside(hit.first)) continue;
    addTo(named, owner.symbol, { ...hit, isPhrase: owner.isPhrase });
  }
  return named;
}

function addTo<Item>(lists: Map<number, Item[]>, key: number, item: Item) {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function cuesIn(words: readonly Word[]): ReadonlyMap<DreamSense, number> {
  const cued = new Map<DreamSense, number>();
  for (const { owner } of patterns().cues.in(words)) cued.set(owner, (cued.get(owner) ?? 0) + 1);
  return cued;
}

/** Returns the importance of a symbol: its salience, plus less for how often and how clearly it is named. */
function weightOf(at: number, hits: readonly Naming[]): number {
  const { salience } = SYMBOLS[at] as DreamSymbol;
  const plain = hits.some(({ isPhrase }) => isPhrase) ? 0.3 : 0;
  return salience + plain + Math.min(hits.length - 1, 4) * 0.25;
}

/** Returns the sense that fits the dream best, or the first one in a tie. */
function senseOf({ senses }: DreamSymbol, cued: ReadonlyMap<DreamSense, number>): DreamSense {
  const [first, ...others] = senses as [DreamSense, ...DreamSense[]];
  return others.reduce(
    (best, sense) => ((cued.get(sense) ?? 0) > (cued.get(best) ?? 0) ? sense : best),
    first,
  );
}

function anyIn(taken: ReadonlySet<number>, first: number, last: number): boolean {
  for (let word = first; word <= last; word++) if (taken.has(word)) return true;
  return false;
}

function placesOf(hits: readonly Hit[], words: readonly Word[]): SymbolPlace[] {
  const places = hits
    .map(({ first, last }) => ({ start: (words[first] as Word).start, end: (words[last] as Word).end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  // 'my dead mother' and the 'mother' in it count as one match.
  let reached = -1;
  return places.filter(({ end }) => {
    if (end <= reached) return false;
    reached = end;
    return true;
  });
}

function firstOf(hits: readonly Hit[]): number {
  return Math.min(...hits.map(({ first }) => first));
}
