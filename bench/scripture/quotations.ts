import type { Verdict } from '#server/scripture/quotations/verification';
import type { Edition, Scripture } from '#server/scripture/scripture';
import { chapterAround, referenceOf, type Span, verseText } from '#server/scripture/text/text';
import { comparableWordsIn, wordsIn } from '#server/scripture/text/wordIndex';
import type { CaseSet } from '../caseSets';

export type QuotationCase = {
  quotation: string;
  reference: string;
  kind: Verdict['kind'];
  source: Span | null;
};

/**
 * Generates quotations from a Bible text, 150 of each kind. Development and held-out cases use different seeds and
 * different verses: one set uses the even verses, the other the odd verses.
 */
export function generateQuotations({ text }: Edition, set: CaseSet): QuotationCase[] {
  const parity = set === 'development' ? 0 : 1;
  const random = seeded(set === 'development' ? 11 : 2027);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;

  const someVerse = (minWords = 8): Span => {
    while (true) {
      const verse = Math.floor((random() * text.verses.length) / 2) * 2 + parity;
      if (verse < text.verses.length && wordsIn(text.verses[verse] as string).length >= minWords) {
        return { first: verse, last: verse };
      }
    }
  };
  const far = (from: Span): Span => {
    while (true) {
      const other = someVerse();
      if (Math.abs(other.first - from.first) > 200) return other;
    }
  };
  const reference = (span: Span) => referenceOf(text, span);
  const pieces = (span: Span) => verseText(text, span).split(' ');
  const part = (span: Span, minWords: number) => {
    const all = pieces(span);
    const length = Math.min(all.length, minWords + Math.floor(random() * (all.length - minWords + 1)));
    const from = Math.floor(random() * (all.length - length + 1));
    return all.slice(from, from + length).join(' ');
  };

  const exact = (): QuotationCase => {
    const span = someVerse();
    const pair = { first: span.first, last: Math.min(span.first + 1, chapterAround(text, span.first).last) };
    const all = pieces(span);
    const middle = Math.floor(all.length / 2);
    const written = pick([
      () => ({ words: verseText(text, span), of: span }),
      () => ({ words: part(span, 4), of: span }),
      () => ({ words: verseText(text, pair), of: pair }),
      () => ({
        words: `${all.slice(0, middle - 1).join(' ')} … ${all.slice(middle + 1).join(' ')}`,
        of: span,
      }),
    ])();
    const style = pick([
      (words: string) => words.replace(/[[\]]/g, ''),
      (words: string) => words.replace(/[[\]]/g, '').replace(/LORD/g, 'Lord'),
      (words: string) => words.toLowerCase().replace(/[[\].,;:!?]/g, ''),
      (words: string) => words.replace(/[[\]]/g, '').replace(/'/g, '’'),
      (words: string) => inOtherSpelling(words.replace(/[[\]]/g, '')),
      (words: string) => capitalized(words.replace(/[[\]]/g, '')).replace(/[,;:]$/, '.'),
      (words: string) => words.replace(/[[\]]/g, '').replace(/[:,] (.+)$/, ': “$1”'),
    ]);
    return {
      quotation: style(written.words),
      reference: reference(written.of),
      kind: 'exact',
      source: written.of,
    };
  };

  const altered = (): QuotationCase => {
    const span = someVerse(10);
    const all = verseText(text, span).replace(/[[\]]/g, '').split(' ');
    const before = wordsIn(all.join(' ')).join(' ');
    const changes = 1 + Math.floor(random() * Math.min(3, all.length / 6));
    for (let change = 0; change < changes; change++) {
      const at = Math.floor(random() * all.length);
      pick([
        () => all.splice(at, 1, pick(OTHER_WORDS)),
        () => all.splice(at, 1),
        () => all.splice(at, 0, pick(OTHER_WORDS)),
        () => all.splice(0, all.length, ...modern(all)),
      ])();
    }
    const words = all.join(' ');
    if (wordsIn(words).join(' ') === before || before.includes(wordsIn(words).join(' '))) return altered();
    return { quotation: words, reference: reference(span), kind: 'altered', source: span };
  };

  const misattributed = (): QuotationCase => {
    const span = someVerse();
    const words = part(span, 7).replace(/[[\]]/g, '');
    return { quotation: words, reference: reference(far(span)), kind: 'misattributed', source: span };
  };

  const blended = (): QuotationCase => {
    const one = someVerse(12);
    const other = far(one);
    const start = pieces(one)
      .slice(0, 6 + Math.floor(random() * 6))
      .join(' ');
    const words = `${start} ${pieces(other)
      .slice(-(6 + Math.floor(random() * 6)))
      .join(' ')}`;
    const cited = pick([one, other]);
    return {
      quotation: words.replace(/[[\]]/g, ''),
      reference: reference(cited),
      kind: 'blended',
      source: null,
    };
  };

  const shuffled = (): QuotationCase => {
    const from = Array.from({ length: 3 }, () => pieces(someVerse())).flat();
    const words = Array.from({ length: 10 + Math.floor(random() * 10) }, () => pick(from));
    const cited = far(someVerse());
    return {
      quotation: words.join(' ').replace(/[[\]]/g, ''),
      reference: reference(cited),
      kind: 'unverified',
      source: null,
    };
  };

  const nonexistent = (): QuotationCase => {
    const span = someVerse();
    const book = reference(span).replace(/ [\d:]+$/, '');
    const chapter = Number(/ (\d+):/.exec(reference(span))?.[1] ?? 1);
    const missing = pick([
      `${book} ${chapter}:${177 + Math.floor(random() * 20)}`,
      `${book} ${151 + Math.floor(random() * 40)}:3`,
    ]);
    return {
      quotation: part(span, 6).replace(/[[\]]/g, ''),
      reference: missing,
      kind: 'nonexistent',
      source: null,
    };
  };

  return [exact, exact, altered, misattributed, blended, shuffled, nonexistent].flatMap((make) =>
    Array.from({ length: 150 }, make),
  );
}

const OTHER_WORDS =
  'mercy river stone wisdom truly always friend journey silver bright heart city never surely people great little garden holy water servant joy shadow table peace hidden quickly again mighty'.split(
    ' ',
  );

const MODERN: Record<string, string> = {
  thee: 'you',
  thou: 'you',
  ye: 'you',
  thy: 'your',
  thine: 'your',
  hath: 'has',
  unto: 'to',
  doth: 'does',
  art: 'are',
  shalt: 'shall',
  wilt: 'will',
  saith: 'says',
  spake: 'spoke',
};

function archaic(words: readonly string[]): string[] {
  return words.map((word) => Object.entries(MODERN).find(([, now]) => now === word)?.[0] ?? word);
}

function modern(words: readonly string[]): string[] {
  return words.map((word) => MODERN[word.toLowerCase()] ?? word.replace(/eth\b/, 's'));
}

export type Alteration = { quotation: string; reference: string };

/**
 * Generates quotations whose words differ from both texts of the verse that they cite: other words, words of the same
 * letters but one, omissions, additions, words in another order, modern or archaic forms, and blends of the texts.
 */
export function generateAlterations(scripture: Scripture, edition: Edition, count: number): Alteration[] {
  const random = seeded(edition.text.id === 'kjv' ? 611 : 612);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const other = edition === scripture ? scripture.worldEnglish : scripture;
  const similarWords = wordsByShape([...edition.words.ids.keys()]);

  const alterations: Alteration[] = [];
  while (alterations.length < count) {
    const verse = Math.floor(random() * edition.text.verses.length);
    const span = { first: verse, last: verse };
    const words = comparableWordsIn(verseText(edition.text, span));
    const others = comparableWordsIn(verseText(other.text, span));
    if (words.length < 5 || others.length < 5) continue;
    const at = Math.floor(random() * words.length);
    const word = words[at] as string;
    const changed = pick([
      () => words.with(at, pick(OTHER_WORDS)),
      () => words.with(at, pick(shapesOf(word).flatMap((shape) => similarWords.get(shape) ?? []))),
      () => words.toSpliced(at, 1),
      () => words.toSpliced(at, 0, pick(OTHER_WORDS)),
      () => words.toSpliced(at, 2, ...words.slice(at, at + 2).reverse()),
      () => (edition === scripture ? modern(words) : archaic(words)),
      () => [...words.slice(0, at), ...others.slice(-Math.max(2, others.length - at))],
      () => [...others.slice(0, at), ...words.slice(at)],
    ])();
    const isIn = (text: string[]) => ` ${text.join(' ')} `.includes(` ${changed.join(' ')} `);
    if (isIn(words) || isIn(others)) continue;
    alterations.push({ quotation: changed.join(' '), reference: referenceOf(edition.text, span) });
  }
  return alterations;
}

/** Returns a word with each of its letters left open: words that share a shape differ in one letter. */
function shapesOf(word: string): string[] {
  return Array.from(word, (_, at) => `${word.slice(0, at)}.${word.slice(at + 1)}`);
}

function wordsByShape(words: readonly string[]): Map<string, string[]> {
  const byShape = new Map<string, string[]>();
  for (const word of words) {
    for (const shape of shapesOf(word)) byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
  }
  return byShape;
}

const OTHER_SPELLINGS: readonly [RegExp, string][] = [
  [/\b(hon|fav|sav|savi|neighb|lab|arm|col|val|vap|harb|od|rum|vig|clam)our/gi, '$1or'],
  [/\bplow/gi, 'plough'],
  [/\bjudgment/gi, 'judgement'],
  [/\bcounsellor/gi, 'counselor'],
  [/\bsepulchre/gi, 'sepulcher'],
  [/\bsceptre/gi, 'scepter'],
  [/\bworshipped/gi, 'worshiped'],
  [/\bmarvellous/gi, 'marvelous'],
];

function inOtherSpelling(words: string): string {
  return OTHER_SPELLINGS.reduce((text, [spelling, other]) => text.replace(spelling, other), words);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
