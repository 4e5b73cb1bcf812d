import type { z } from 'zod';
import { PSALM_TITLES } from '#content/psalmTitles';
import { BOOKS } from '#contract/books';
import { formatCount } from '#contract/numbers';
import type { Passage, PassageQuery, ScriptureVerse } from '#contract/scripture';
import { AppError } from '#server/http/appError';
import { lazy } from '#server/lib/lazy';
import { type MissingReference, readReference } from './references/references';
import type { Scripture } from './scripture';
import { indexVerses } from './search/search';
import { indexSubjects } from './search/subjectSearch';
import { indexTrigrams } from './search/trigramIndex';
import { readCommentary } from './study/commentary';
import { readLexicon } from './study/lexicon';
import { readOriginalWords } from './study/originalWords';
import { readTopicalBible } from './study/topicalBible';
import { glossesIn } from './text/glosses';
import {
  chapterAround,
  readText,
  referenceOf,
  type Span,
  type Text,
  type VersePlace,
  versePlaceOf,
} from './text/text';
import { countWords } from './text/wordIndex';

/** Maximum number of verses per request: almost three times Psalm 119, the longest chapter. */
const VERSES_MAX = 500;

/**
 * Reads the text. The indexes take a quarter of a second to build and the works that explain it 14 MB, so each is
 * loaded on first use.
 */
export function openScripture(): Scripture {
  const text = readText();
  const words = lazy(() => countWords(text));
  const runs = lazy(() => indexTrigrams(words()));
  const index = lazy(() => indexVerses(text, words()));
  const originals = lazy(() => readOriginalWords(words()));
  const lexicon = lazy(readLexicon);
  const topicalBible = lazy(() => readTopicalBible(text.verses.length));
  const commentary = lazy(readCommentary);
  const subjects = lazy(() => indexSubjects({ text, topicalBible: topicalBible(), lexicon: lexicon() }));
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
    get originals() {
      return originals();
    },
    get lexicon() {
      return lexicon();
    },
    get topicalBible() {
      return topicalBible();
    },
    get commentary() {
      return commentary();
    },
    get subjects() {
      return subjects();
    },
  };
}

export function findPassage(
  { text }: Scripture,
  { reference, context }: z.infer<typeof PassageQuery>,
): Passage {
  const read = readReference(text, reference);
  if ('message' in read) throw passageNotFound(read);
  const { spans } = read;
  const count = versesIn(spans);
  if (count > VERSES_MAX) {
    throw new AppError('invalid', `That is ${formatCount(count)} verses. Ask for ${VERSES_MAX} at most.`);
  }
  const around = mergeOverlaps(spans.map((span) => withContext(text, span, context)));
  // Without room for the context, shows only the requested verses.
  const shown = versesIn(around) > VERSES_MAX ? mergeOverlaps(spans) : around;
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

function passageNotFound({ message, nearest }: MissingReference): AppError {
  if (nearest === null) return new AppError('invalid', message);
  return new AppError('not_found', `${message} The nearest passage is ${nearest}.`, undefined, { nearest });
}

function withContext(text: Text, { first, last }: Span, context: number): Span {
  return {
    first: Math.max(first - context, chapterAround(text, first).first),
    last: Math.min(last + context, chapterAround(text, last).last),
  };
}

/** Merges overlapping spans and keeps the order in which they were requested. */
function mergeOverlaps(spans: readonly Span[]): Span[] {
  let merged: Span[] = [];
  for (const span of spans) {
    const overlapping = merged.filter(({ first, last }) => first <= span.last && span.first <= last);
    const [lead, ...more] = overlapping;
    const union = {
      first: Math.min(span.first, ...overlapping.map(({ first }) => first)),
      last: Math.max(span.last, ...overlapping.map(({ last }) => last)),
    };
    merged = lead
      ? merged.filter((piece) => !more.includes(piece)).map((piece) => (piece === lead ? union : piece))
      : [...merged, union];
  }
  return merged;
}

function versesIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** Returns the verses of a span in the shape of the contract. Verses outside all `cited` spans are context. */
export function versesOf(
  text: Text,
  { first, last }: Span,
  cited: readonly Span[] = [{ first, last }],
): ScriptureVerse[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const verse = first + index;
    const place = versePlaceOf(text, verse);
    const title = titleAt(place);
    const reference = referenceOf(text, { first: verse, last: verse });
    const glosses = glossesIn(reference, text.verses[verse] as string);
    return {
      reference,
      chapter: place.chapter,
      verse: place.verse,
      text: text.verses[verse] as string,
      ...(title && { title }),
      paragraph: text.paragraphs[verse] === 1,
      cited: cited.some((span) => verse >= span.first && verse <= span.last),
      ...(glosses.length > 0 && { glosses }),
    };
  });
}

/** Returns the traditional heading of a psalm for its first verse, and undefined for all other verses. */
function titleAt({ book, chapter, verse }: VersePlace): string | undefined {
  return BOOKS[book]?.[0] === 'Psalms' && verse === 1 ? PSALM_TITLES[chapter] : undefined;
}

function chapterAt(text: Text, verse: number): string | null {
  if (verse < 0 || verse >= text.verses.length) return null;
  return referenceOf(text, chapterAround(text, verse));
}

/** Returns the span of a reference in our own content. Throws if it is not exactly one passage. */
export function spanOf(text: Text, reference: string): Span {
  const read = readReference(text, reference);
  if ('message' in read || read.spans.length !== 1) throw new Error(`${reference} is not one passage.`);
  return read.spans[0] as Span;
}
