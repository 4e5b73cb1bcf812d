import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { BOOKS } from '#contract/books';
import {
  bookName,
  referenceOf,
  type Span,
  type Text,
  type VersePlace,
  verseAt,
  versePlaceOf,
} from '#server/scripture/text/text';
import { BOOK_NAME_REPLACEMENTS, BOOK_OF_OSIS, BOOKS_NOT_IN_KJV, nearestBook } from './bookNames';
import {
  MAY_CONTAIN_REFERENCE,
  numberWordsToDigits,
  ordinalsToDigits,
  romanNumeralsToDigits,
} from './numerals';
import { type Rewriting, rewrite, rewritingOf } from './rewriting';

/** A reference in a text. `end` is exclusive. */
export type FoundReference = {
  start: number;
  end: number;
  /** Empty if there is no such passage. */
  spans: Span[];
  /** If there is no such passage, the reason and the nearest one that exists; otherwise null. */
  missing: MissingReference | null;
};

export type MissingReference = { message: string; nearest: string | null };

const parser = new bcv_parser(english);
parser.set_options({
  invalid_passage_strategy: 'include',
  invalid_sequence_strategy: 'include',
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  book_alone_strategy: 'full',
  book_sequence_strategy: 'include',
  captive_end_digits_strategy: 'delete',
  versification_system: 'kjv',
});

/** Finds every reference in a text, in order. Skips words that only look like a reference. */
export function findReferences(text: Text, prose: string): FoundReference[] {
  if (!MAY_CONTAIN_REFERENCE.test(prose)) return [];
  const normal = normalize(prose);
  return locatedReferences(text, normal, [...entitiesOfChunks(normal.text)].flat());
}

/** As `findReferences`, but yields to the event loop between chunks, because a long text takes up to 50 ms. */
export async function findReferencesInPieces(text: Text, prose: string): Promise<FoundReference[]> {
  if (!MAY_CONTAIN_REFERENCE.test(prose)) return [];
  const normal = normalize(prose);
  const entities: Entity[] = [];
  for (const piece of entitiesOfChunks(normal.text)) {
    entities.push(...piece);
    await yieldToEventLoop();
  }
  return locatedReferences(text, normal, entities);
}

function locatedReferences(text: Text, normal: Rewriting, entities: Entity[]): FoundReference[] {
  return withoutFalsePositives(entities, normal.text).map((entity) => ({
    start: normal.origin[entity.indices[0]] as number,
    end: normal.origin[entity.indices[1]] as number,
    ...passageOf(text, entity),
  }));
}

/**
 * Parses an input that contains only references. Returns their spans, or a message if it is unreadable or a passage
 * does not exist.
 */
export function readReference(text: Text, input: string): { spans: Span[] } | MissingReference {
  const span = spanInOwnNotation(text, input);
  if (span) return { spans: [span] };
  const normal = normalize(input)
    .text.trim()
    .replace(/^(?:the|read|see|cf\.?)\s+|[\s.,;!?)\]]+$/gi, '');
  const entities = [...entitiesOfChunks(normal)].flat();
  if (!isOnlyReferences(entities, normal)) return unreadableReference(normal);
  const missing = entities.map((entity) => passageOf(text, entity).missing).find(Boolean);
  if (missing) return missing;
  return { spans: mergeSpans(entities.flatMap((entity) => passageOf(text, entity).spans)) };
}

/** Matches one reference as `referenceOf` and our content write it. */
const OWN_NOTATION = /^((?:[1-3] )?[A-Z][A-Za-z ]+) (\d{1,3})(?::(\d{1,3})(?:-(?:(\d{1,3}):)?(\d{1,3}))?)?$/;

const BOOK_OF_NAME: ReadonlyMap<string, number> = new Map(
  BOOKS.flatMap(([name], book) => [[name, book] as const, [bookName(book), book] as const]),
);

/**
 * Reads one reference in our own notation without the parser, which takes fifty times as long. Returns null for every
 * other input, and for passages that don't exist.
 */
function spanInOwnNotation(text: Text, input: string): Span | null {
  const [, name = '', inChapter, fromVerse, toChapter = inChapter, toVerse = fromVerse] =
    OWN_NOTATION.exec(input) ?? [];
  const book = BOOK_OF_NAME.get(name);
  if (book === undefined) return null;
  const chapter = Number(inChapter);
  if (fromVerse === undefined) {
    const starts = text.books[book] as Int32Array;
    const [first, next] = [starts[chapter - 1], starts[chapter]];
    // 'Jude 5' names a verse, because the book has only one chapter.
    return first === undefined || next === undefined || starts.length === 2
      ? null
      : { first, last: next - 1 };
  }
  const first = verseAt(text, { book, chapter, verse: Number(fromVerse) });
  const last = verseAt(text, { book, chapter: Number(toChapter), verse: Number(toVerse) });
  return first === null || last === null || last < first ? null : { first, last };
}

/**
 * Normalizes a text for the parser. Reduces white space and unclosed brackets first, because the parser takes seconds
 * for 30,000 spaces or a hundred unclosed brackets.
 */
function normalize(input: string): Rewriting {
  let text = rewrite(rewritingOf(input), /\s+/g, () => ' ');
  text = rewrite(text, /\((?![^()]{0,200}\))/g, () => ' ');
  text = rewrite(text, /[\u2010-\u2015\u2212]/g, () => '-');
  text = rewrite(text, /[：∶]/g, () => ':');
  for (const [other, known] of BOOK_NAME_REPLACEMENTS) {
    text = rewrite(text, other, ([whole]) => (known === '' ? ' '.repeat(whole.length) : known));
  }
  text = rewrite(text, /\s+/g, () => ' ');
  text = romanNumeralsToDigits(numberWordsToDigits(ordinalsToDigits(text)));
  text = rewrite(text, END_OF_ROMANS, ([, book, first, last]) => {
    const verses = [first, last].flatMap((verse) => (verse ? [Number(verse) + 1] : []));
    return `${book}16:${verses.join('-')}`;
  });
  text = rewrite(text, MISSPELLED, ([, name = '', tail = '']) => {
    const book = nearestBook(name);
    return book && book !== name.toLowerCase() ? `${book[0]?.toUpperCase()}${book.slice(1)}${tail}` : null;
  });
  return rewrite(text, CHAPTER_COMMA_VERSE, ([whole, chapter = '', between = '', verse = '']) =>
    Number(verse) === Number(chapter) + 1 ? null : whole.replace(between, ':'),
  );
}

/** The World English Bible numbers Romans 16:25-27 as 14:24-26, where the King James text has no verses. */
const END_OF_ROMANS = /\b(Rom(?:ans)?\.? )14[:.](2[4-6])(?:-(2[4-6]))?(?!\d)/gi;

const MISSPELLED = /\b([a-z]{5,})\.?( \d{1,3}[:.]\d{1,3})/gi;

/** 'Psalm 23, 4' is a verse; 'Psalms 23, 24' are two chapters. */
const CHAPTER_COMMA_VERSE = /(?<=[a-z]\.? )(\d{1,3})(, ?)(\d{1,3})(?![\d:,]|, ?\d| ?and \d)/gi;

type Entity = ReturnType<typeof parser.parsed_entities>[number] & {
  type: string;
  start: { b: string; c?: number; v?: number };
  end: { b: string; c?: number; v?: number };
  indices: [number, number];
};

/**
 * Characters per chunk. Texts are split because the parser's time is at least quadratic. A chunk is longer than any
 * list of passages we have seen.
 */
const CHUNK_SIZE = 500;

/** A safe place to split: between two words that are not part of a reference. */
const SAFE_SPLIT = /[a-z]{4,}[.,;!?]? (?=[a-z]{4,})/g;

function* entitiesOfChunks(text: string): Generator<Entity[]> {
  for (let start = 0; start < text.length; ) {
    const from = start;
    const end = chunkEnd(text, from);
    parser.parse(text.slice(from, end));
    yield (parser.parsed_entities() as Entity[]).map((entity) => {
      const [first, last] = entity.indices;
      return { ...entity, indices: [first + from, last + from] };
    });
    start = end;
  }
}

function chunkEnd(text: string, start: number): number {
  if (text.length - start <= CHUNK_SIZE) return text.length;
  const gap = [...text.slice(start, start + CHUNK_SIZE).matchAll(SAFE_SPLIT)].at(-1);
  if (gap) return start + gap.index + gap[0].length;
  // Splits a long list of references at a semicolon, because a split inside a reference would turn it into two.
  const semicolon = text.lastIndexOf(';', start + CHUNK_SIZE - 1);
  return semicolon > start ? semicolon + 1 : start + CHUNK_SIZE;
}

function passageOf(text: Text, entity: Entity): Pick<FoundReference, 'spans' | 'missing'> {
  const from = startOf(entity);
  const messages = messagesOf(entity);
  const clipped = messages.end_verse_not_exist ?? messages.end_chapter_not_exist;
  const first = from && verseAt(text, from);
  const last = from && lastOf(text, entity);
  if (
    from &&
    first !== null &&
    first !== undefined &&
    typeof last === 'number' &&
    last >= first &&
    !clipped
  ) {
    return { spans: [{ first, last }], missing: null };
  }
  return {
    spans: [],
    missing: from ? missingReference(text, from, clipped !== undefined) : unreadableReference(''),
  };
}

function messagesOf(entity: Entity): Record<string, unknown> {
  const inner = (entity.entities ?? []) as { valid?: { messages?: Record<string, unknown> } }[];
  return Object.assign({}, ...inner.map(({ valid }) => valid?.messages ?? {}));
}

function startOf({ start }: Entity): VersePlace | null {
  const book = BOOK_OF_OSIS.get(start.b);
  return book === undefined ? null : { book, chapter: start.c ?? 1, verse: start.v ?? 1 };
}

function lastOf(text: Text, { end, type }: Entity): number | null {
  const book = BOOK_OF_OSIS.get(end.b);
  const starts = book === undefined ? undefined : text.books[book];
  if (book === undefined || !starts) return null;
  // A whole book opens at its first chapter.
  const chapter = type === 'b' ? 1 : (end.c ?? starts.length - 1);
  if (type !== 'b' && end.v !== undefined) return verseAt(text, { book, chapter, verse: end.v });
  const next = starts[chapter];
  return next === undefined ? null : next - 1;
}

function missingReference(
  text: Text,
  { book, chapter, verse }: VersePlace,
  endIsMissing: boolean,
): MissingReference {
  const starts = text.books[book] as Int32Array;
  const name = BOOKS[book]?.[0] ?? '';
  const chapters = starts.length - 1;
  if (chapter > chapters || chapter < 1 || (endIsMissing && verse === 1)) {
    const has = chapters === 1 ? 'one chapter' : `${chapters} chapters`;
    const nearest = `${bookName(book)} ${Math.max(1, Math.min(chapter, chapters))}`;
    return { message: `${name} has ${has}.`, nearest };
  }
  const last = (starts[chapter] as number) - 1;
  const count = versePlaceOf(text, last).verse;
  const where = chapters === 1 ? name : `${bookName(book)} ${chapter}`;
  const verseNumber = endIsMissing ? Math.min(verse, count) : count;
  const nearest = referenceOf(text, { first: last - count + verseNumber, last });
  return { message: `${where} has ${count} verses.`, nearest };
}

function unreadableReference(input: string): MissingReference {
  const outside = BOOKS_NOT_IN_KJV.exec(input.trim())?.[1];
  if (outside) {
    const name = outside[0]?.toUpperCase() + outside.slice(1);
    return { message: `${name} is not among the 66 books of the text we carry.`, nearest: null };
  }
  return { message: 'This is not a reference we can read. Write it like John 3:16.', nearest: null };
}

/** Merges adjacent spans. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const before = out.at(-1);
    if (before && span.first === before.last + 1) before.last = span.last;
    else out.push({ ...span });
  }
  return out;
}

// English words and first names that are also the name or abbreviation of a book.
const WORDS =
  /^(?:is|am|so|as|ex|de|he|ho|la|le|act|ac|re|pro|song|songs|mar|mat|tit|hag|mal|na|ob|ti|ph|ga|ge|es|ch|jo|jud)$/i;
const NAMES =
  /^(?:[1-3] ?)?(?:job|mark|acts|numbers|judges|kings|lam|dan|sam|tim|pet|phil|col|gal|rev|ruth|john|james|luke|peter|daniel|joel|amos|micah|titus|philemon|esther|ezra|joshua|jude|matt|matthew|jon|mic|song|song of songs|hosea|jonah|nahum|samuel|timothy|isaiah|jeremiah|philip|exodus|proverbs|genesis|romans|hebrews|kings)$/i;
const UNIT =
  /^\s*(?:years?|yrs?|days?|times?|things?|of\b|people|men|women|ways?|minutes?|mins?|hours?|hrs?|weeks?|months?|percent|%|[ap]\.?m\.?\b|o'?clock|dollars?|pounds?|kids?|children|miles?|bags?|books?|boxes|more\b|hundred|thousand|million|points?|friends?|brothers?|sisters?|cups?|pages?|steps?|reasons?|questions?|others?|different|new\b|big\b|small\b|old\b)/i;
const SUBJECT = /(?:\b(?:i|he|she|it|that|this|there|what|who|where|which|here|how|me|you|we)|['’]s) $/i;

/**
 * Filters out false positives. A part without a book name, like the 7 in '4:6, 7', is kept if the part with its book
 * name is kept.
 */
function withoutFalsePositives(entities: Entity[], text: string): Entity[] {
  let isBookMeant = false;
  return entities.filter((entity) => {
    if (/[a-z]/i.test(text.slice(...entity.indices))) isBookMeant = isReference(entity, text);
    return isBookMeant;
  });
}

/** True if the words are meant as a reference and do not only look like one. */
function isReference(entity: Entity, text: string): boolean {
  const [start, end] = entity.indices;
  const [before, written, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const book = BOOK_IN.exec(written)?.[0] ?? '';
  const numbers = written.slice(book.length);
  if (!/\d/.test(numbers) || UNIT.test(after) || PRICE.test(before)) return false;
  const hasVerse = /\d\s*[:.]\s*\d|\d\s*v|verse/i.test(numbers);
  // 'Deployment number 4' counts something; 'number 6:24' is a verse.
  if (/^number$/i.test(book.trim()) && !hasVerse) return false;
  if (WORDS.test(book)) return hasVerse && /^[\d\s]*[A-Z]/.test(written) && !SUBJECT.test(before);
  if (!NAMES.test(book) || hasVerse) return true;
  return !DETERMINER.test(before) && isChapter(written, numbers, before, after);
}

/** True if a name and a number mean a chapter, unlike 'Daniel 6 feet tall' and 'Peter, 1 of my friends'. */
function isChapter(written: string, numbers: string, before: string, after: string): boolean {
  if (/\d\D+\d/.test(numbers) || /chap|ch\./i.test(written) || EXPLAINING.test(after)) return true;
  if (/^,/.test(numbers) || !CONTINUATION.test(after)) return false;
  return /^[\d\s]*[A-Z]/.test(written) || READING_WORD.test(before) || after.trim() === '';
}

const PRICE = /[$£€#]$/;

const BOOK_IN = /^(?:(?:[1-3]|i{1,3}|1st|2nd|3rd|first|second|third)[ .]*)?[a-z ]*[a-z]/i;

const DETERMINER = /\b(?:the|my|our|your|his|her|their|these|those|some) $/i;
const CONTINUATION =
  /^\s*(?:$|[^\sa-z\d]|(?:and|or|is|was|says?|tells?|has|had|with|in|on|for|to|through|about|but|that|where|which|as|again|before|after|teach(?:es)?|speaks?|verses?|kjv|today|because|together|from|when|then|we|i|he|she|you|it|this|mean(?:s|t)?|talks?|makes?|gives?|shows?|helps?|helped|please|tonight|now|first|every|at|by|so|if|does|did|do|can|would|will|like|read|reading|made|came|keeps?|always|really|still|by|until|aloud|out|over|was|were|are)\b)/i;
const EXPLAINING =
  /^\s*(?:summar\w+|explained|explanation|overview|outline|gist|in (?:plain|simple|easy|modern|short|brief|a few|(?:your|my) own|(?:one|two|three|\d) )|for (?:kids|children|beginners)|(?:quick|short|simple) (?:version|summary))\b/i;
const READING_WORD =
  /\b(?:read|open|show|see|in|from|about|explain|study|studying|reading|does|book of|recap|recite|summari[sz]e|outline|understand|(?:explain|read|show|tell) me) $/i;

/** True if an input contains only these references and the usual words around them. */
function isOnlyReferences(entities: Entity[], text: string): boolean {
  if (entities.length === 0) return false;
  let rest = '';
  let parsedTo = 0;
  for (const { indices } of entities) {
    rest += `${text.slice(parsedTo, indices[0])} `;
    parsedTo = indices[1];
  }
  const after = text.slice(parsedTo);
  if (UNIT.test(after) || /\b(?:i|he|she|it) $/i.test(text.slice(0, entities[0]?.indices[0]))) return false;
  return AROUND.test(rest + after);
}

const AROUND =
  /^(?:[\s,;:()&\u2013-]|and|to|through|the|book|of|in|chapters?|verses?|kjv|av|king|james|version|bible|n?iv|nkjv|esv|nlt|nasb|n?rsv|asv|csb|web|net|msg|amp|\[|\]|["“”'‘’])*$/i;
