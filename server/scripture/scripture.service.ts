import type { z } from 'zod';
import { WORLD_ENGLISH_NOTES } from '#content/texts/worldEnglishBible';
import { BOOKS } from '#contract/books';
import { formatCount } from '#contract/fields/numbers';
import type { Passage, PassageQuery, ScriptureVerse } from '#contract/scripture';
import { lazy, lazyInSteps } from '#language/lazy';
import type { MissingReference } from './references/missingReferences';
import { readReference } from './references/references';
import type { Edition, Scripture, Works } from './scripture';
import { indexVerses } from './search/search';
import { indexSubjects } from './search/subjectSearch';
import { indexTrigrams } from './search/trigramIndex';
import { readCommentary } from './study/commentary';
import { readLexicon } from './study/lexicon';
import { readOriginalWords } from './study/originalWords';
import { readTopicalBible } from './study/topicalBible';
import { glossesIn } from './text/glosses';
import { findProperNames } from './text/properNames';
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
import { readWorldEnglish } from './text/worldEnglish';

/** Maximum number of verses per request: almost three times Psalm 119, the longest chapter. */
const VERSES_MAX = 500;

/** Reads the texts. Throws a `TextError` if one of them is not the text this program was checked with. */
export function openScripture(): Scripture {
  const text = readText();
  const kingJames = indexed(text);
  const scripture: Edition & Works = withLazy<Edition, Works>(kingJames, {
    originals: () => readOriginalWords(kingJames.words),
    lexicon: readLexicon,
    topicalBible: () => readTopicalBible(text.verses.length),
    commentary: readCommentary,
    subjects: () => indexSubjects(scripture),
  });
  const worldEnglish = indexed(readWorldEnglish(text));
  const { value: properNames } = lazyInSteps(findProperNames([text, worldEnglish.text]));
  return Object.assign(scripture, { worldEnglish, properNames });
}

/** The indexes of a text take half a second to build, so they are built on first use, or in advance in steps. */
function indexed(text: Text): Edition {
  const words = lazyInSteps(countWords(text));
  const runs = lazy(() => indexTrigrams(words.value()));
  const index = lazyInSteps(indexEdition());
  return withLazy({ text, prepareStep: index.step }, { words: words.value, runs, index: index.value });

  function* indexEdition() {
    while (!words.step()) yield;
    runs();
    yield;
    return yield* indexVerses(text, words.value());
  }
}

/** Adds properties that are created when they are first read. */
function withLazy<Base extends object, Added extends Record<keyof Added, object>>(
  base: Base,
  parts: { [Name in keyof Added]: () => Added[Name] },
): Base & Added {
  for (const [name, create] of Object.entries<() => object>(parts)) {
    Object.defineProperty(base, name, { get: lazy(create), enumerable: true });
  }
  return base as Base & Added;
}

/** Finds a passage with its context. Returns a message if there is no such passage, or if it is too long. */
export function findPassage(
  scripture: Scripture,
  { reference, context }: z.infer<typeof PassageQuery>,
): Passage | MissingReference {
  const { text } = scripture;
  const read = readReference(text, reference);
  if ('message' in read) return read;
  const { spans } = read;
  const count = versesIn(spans);
  if (count > VERSES_MAX) {
    return { message: `That is ${formatCount(count)} verses. Ask for ${VERSES_MAX} at most.`, nearest: null };
  }
  const around = mergeOverlaps(spans.map((span) => withContext(text, span, context)));
  // Without room for the context, shows only the requested verses.
  const shown = versesIn(around) > VERSES_MAX ? mergeOverlaps(spans) : around;
  const [lead] = spans as [Span];
  const end = spans.at(-1) as Span;
  return {
    reference: spans.map((span) => referenceOf(text, span)).join('; '),
    book: BOOKS[versePlaceOf(text, lead.first).book]?.[0] ?? '',
    verses: shown.flatMap((piece) => versesOf(scripture, piece, spans)),
    previousChapter: chapterAt(text, chapterAround(text, lead.first).first - 1),
    nextChapter: chapterAt(text, chapterAround(text, end.last).last + 1),
  };
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
  { text, worldEnglish }: Scripture,
  { first, last }: Span,
  cited: readonly Span[] = [{ first, last }],
): ScriptureVerse[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const verse = first + index;
    const place = versePlaceOf(text, verse);
    const title = titleAt(text, place);
    const modernTitle = titleAt(worldEnglish.text, place);
    const reference = referenceOf(text, { first: verse, last: verse });
    const note = WORLD_ENGLISH_NOTES[reference];
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
      worldEnglish: {
        text: worldEnglish.text.verses[verse] as string,
        ...(modernTitle && { title: modernTitle }),
        ...(note && { note }),
      },
    };
  });
}

/** Returns the traditional heading of a psalm for its first verse, and undefined for all other verses. */
function titleAt({ psalmTitles }: Text, { book, chapter, verse }: VersePlace): string | undefined {
  return BOOKS[book]?.[0] === 'Psalms' && verse === 1 ? psalmTitles[chapter] : undefined;
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
