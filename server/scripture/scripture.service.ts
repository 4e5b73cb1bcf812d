import type { z } from 'zod';
import { PSALM_TITLES } from '#content/psalmTitles';
import { BOOKS } from '#contract/books';
import { formatCount } from '#contract/numbers';
import type { Passage, PassageQuery, ScriptureVerse, SearchAnswer, SearchQuery } from '#contract/scripture';
import { AppError } from '#server/lib/appError';
import { lazy } from '#server/lib/lazy';
import { type MissingReference, readReference } from './references';
import { indexRuns } from './runs';
import type { Scripture } from './scripture';
import { indexVerses, searchVerses } from './search';
import {
  chapterAround,
  readText,
  referenceOf,
  type Span,
  type Text,
  type VersePlace,
  versePlaceOf,
  verseText,
} from './text';
import { countWords } from './tokenizer';
import { topicsFor } from './topicMatching';

declare module 'hono' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Hono's own.
  interface ContextVariableMap {
    /** The same for every call; opened at the start. */
    scripture: Scripture;
  }
}

/** As much as five of the longest psalms; nobody reads more at once. */
const VERSES_MAX = 500;

/** Reads the text. What finds words in it takes a quarter of a second to make, and is made when first asked for. */
export function openScripture(): Scripture {
  const text = readText();
  const words = lazy(() => countWords(text));
  const runs = lazy(() => indexRuns(words()));
  const index = lazy(() => indexVerses(text, words()));
  return {
    text,
    get words() {
      return words();
    },
    get runs() {
      return runs();
    },
    get index() {
      return index();
    },
  };
}

export function findPassage(
  { text }: Scripture,
  { reference, context }: z.infer<typeof PassageQuery>,
): Passage {
  const read = readReference(text, reference);
  if ('message' in read) throw noSuchPassage(read);
  const { spans } = read;
  const count = versesIn(spans);
  if (count > VERSES_MAX) {
    throw new AppError('invalid', `That is ${formatCount(count)} verses. Ask for ${VERSES_MAX} at most.`);
  }
  const around = united(spans.map((span) => widened(text, span, context)));
  // What was asked for goes before what stands around it.
  const shown = versesIn(around) > VERSES_MAX ? united(spans) : around;
  const [lead] = spans as [Span];
  const end = spans.at(-1) as Span;
  return {
    reference: spans.map((span) => referenceOf(text, span)).join('; '),
    book: BOOKS[versePlaceOf(text, lead.first).book]?.[0] ?? '',
    verses: shown.flatMap((piece) => versesOf(text, piece, spans)),
    previousChapter: chapterAt(text, chapterAround(text, lead.first).first - 1),
    nextChapter: chapterAt(text, chapterAround(text, end.last).last + 1),
  };
}

function noSuchPassage({ message, nearest }: MissingReference): AppError {
  if (nearest === null) return new AppError('invalid', message);
  return new AppError('not_found', `${message} The nearest passage is ${nearest}.`, undefined, nearest);
}

function widened(text: Text, { first, last }: Span, context: number): Span {
  return {
    first: Math.max(first - context, chapterAround(text, first).first),
    last: Math.min(last + context, chapterAround(text, last).last),
  };
}

/** In the order in which they were named; those that share a verse are one. */
function united(spans: readonly Span[]): Span[] {
  let pieces: Span[] = [];
  for (const span of spans) {
    const shared = pieces.filter(({ first, last }) => first <= span.last && span.first <= last);
    const [lead, ...more] = shared;
    const whole = {
      first: Math.min(span.first, ...shared.map(({ first }) => first)),
      last: Math.max(span.last, ...shared.map(({ last }) => last)),
    };
    pieces = lead
      ? pieces.filter((piece) => !more.includes(piece)).map((piece) => (piece === lead ? whole : piece))
      : [...pieces, whole];
  }
  return pieces;
}

function versesIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** The verses of a span as the contract has them; those outside all of `cited` stand around it. */
export function versesOf(
  text: Text,
  { first, last }: Span,
  cited: readonly Span[] = [{ first, last }],
): ScriptureVerse[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const verse = first + index;
    const place = versePlaceOf(text, verse);
    const title = titleAt(place);
    return {
      reference: referenceOf(text, { first: verse, last: verse }),
      chapter: place.chapter,
      verse: place.verse,
      text: text.verses[verse] as string,
      ...(title && { title }),
      paragraph: text.paragraphs[verse] === 1,
      cited: cited.some((span) => verse >= span.first && verse <= span.last),
    };
  });
}

/** Above the first verse of a psalm stands its old heading, if it has one. */
function titleAt({ book, chapter, verse }: VersePlace): string | undefined {
  return BOOKS[book]?.[0] === 'Psalms' && verse === 1 ? PSALM_TITLES[chapter] : undefined;
}

function chapterAt(text: Text, verse: number): string | null {
  if (verse < 0 || verse >= text.verses.length) return null;
  return referenceOf(text, chapterAround(text, verse));
}

/** The span of a reference that stands in our own content. */
export function spanOf(text: Text, reference: string): Span {
  const read = readReference(text, reference);
  if ('message' in read || read.spans.length !== 1) throw new Error(`${reference} is not one passage.`);
  return read.spans[0] as Span;
}

/** What an editor chose for what is asked, then verses that share its words. */
export function searchText(scripture: Scripture, { q, limit }: z.infer<typeof SearchQuery>): SearchAnswer {
  const { text, index } = scripture;
  const [match, second] = topicsFor(q);
  const own = match?.topic.passages ?? [];
  // When two pages fit as well, the first passage of the second one is not left to the end.
  const other = match && second && second.score > match.score * 0.9 ? second.topic.passages.slice(0, 1) : [];
  const chosen = [...own.slice(0, 4), ...other, ...own.slice(4)].map((reference) => spanOf(text, reference));
  const isChosen = (verse: number) => chosen.some(({ first, last }) => verse >= first && verse <= last);
  const shared = searchVerses(index, q, [], limit)
    .filter(({ verse }) => !isChosen(verse))
    .map(({ verse }) => ({ first: verse, last: verse }));
  const results = [
    ...chosen.map((span) => ({ span, because: 'topic' as const })),
    ...shared.map((span) => ({ span, because: 'words' as const })),
  ].slice(0, limit);
  return {
    topic: match
      ? { id: match.topic.id, title: match.topic.title, introduction: match.topic.introduction }
      : null,
    results: results.map(({ span, because }) => ({
      reference: referenceOf(text, span),
      text: verseText(text, span),
      because,
    })),
  };
}
