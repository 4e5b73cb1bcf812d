import type { z } from 'zod';
import type { WordOccurrence, WordQuery, WordStudy } from '#contract/scripture';
import { wordsOfVerse } from '#contract/scriptureWords';
import { AppError } from '#server/http/appError';
import { readReference } from '#server/scripture/references/references';
import { similarVerses } from '#server/scripture/related/similarVerses';
import type { Scripture } from '#server/scripture/scripture';
import { formatNumber, versesWith } from '#server/scripture/study/originalWords';
import { glossesIn } from '#server/scripture/text/glosses';
import { referenceOf } from '#server/scripture/text/text';

/** Maximum number of other verses. Users rarely read more. */
const MAX_OCCURRENCES = 12;

/** Explains a word of a verse. Throws if there is no such verse or word. */
export function studyWord(scripture: Scripture, query: z.infer<typeof WordQuery>): WordStudy {
  const { text, words, originals } = scripture;
  const verse = verseOf(scripture, query.verse);
  const reference = referenceOf(text, { first: verse, last: verse });
  const words1769 = text.verses[verse] as string;
  const place = wordsOfVerse(words1769)[query.word];
  if (!place) throw new AppError('not_found', `${reference} has no such word.`);
  const number = originals.numbers[(words.starts[verse] as number) + query.word] as number;
  const gloss = glossesIn(reference, words1769).find(
    ({ start, words: glossed }) => place.start < start + glossed.length && place.end > start,
  );
  return {
    reference,
    word: words1769.slice(place.start, place.end).replace(/[[\]]/g, ''),
    sense: gloss?.sense ?? null,
    original: number > 0 ? originalOf(scripture, number, verse) : null,
  };
}

function verseOf({ text }: Scripture, reference: string): number {
  const read = readReference(text, reference);
  if ('message' in read) throw new AppError(read.nearest ? 'not_found' : 'invalid', read.message);
  const [span] = read.spans;
  if (read.spans.length !== 1 || span?.first !== span?.last)
    throw new AppError('invalid', 'Name one verse, like John 3:16.');
  return span?.first as number;
}

function originalOf(scripture: Scripture, number: number, verse: number): WordStudy['original'] {
  const entry = scripture.lexicon.entryOf(number);
  if (!entry) return null;
  const verses = versesWith(scripture.originals, number);
  const similarity = new Map(
    similarVerses(scripture, { first: verse, last: verse }).map(({ verse: other, score }) => [other, score]),
  );
  const others = [...verses]
    .filter((other) => other !== verse)
    .sort((a, b) => (similarity.get(b) ?? 0) - (similarity.get(a) ?? 0) || a - b)
    .slice(0, MAX_OCCURRENCES);
  return {
    number: formatNumber(number),
    ...entry,
    verseCount: verses.length,
    verses: others.map((other) => occurrenceIn(scripture, number, other)),
  };
}

/** Returns a verse with the place of the words that translate an original word. Start and end are 0 if it is unclear. */
function occurrenceIn({ text, words, originals }: Scripture, number: number, verse: number): WordOccurrence {
  const words1769 = text.verses[verse] as string;
  const places = wordsOfVerse(words1769);
  const numbers = originals.numbers.subarray(words.starts[verse], words.starts[verse + 1]);
  const spelled = places.map(({ start, end }) => words1769.slice(start, end).toLowerCase());
  const found = translationIn(numbers, spelled, number);
  return {
    reference: referenceOf(text, { first: verse, last: verse }),
    text: words1769,
    start: found ? (places[found.first]?.start ?? 0) : 0,
    end: found ? (places[found.last]?.end ?? 0) : 0,
  };
}

/** Returns the first and last word that translate an original word. Returns null if only auxiliary words are tagged. */
function translationIn(
  numbers: Uint16Array,
  words: readonly string[],
  number: number,
): { first: number; last: number } | null {
  const isContent = (at: number) =>
    (numbers[at] === number || numbers[at] === 0) && !AUXILIARIES.has(words[at] ?? 'a');
  let first = numbers.indexOf(number);
  let last = first;
  for (let next = first + 1; next <= last + MAX_BETWEEN + 1 && next < words.length; next++) {
    if (numbers[next] === number) last = next;
  }
  const tagged = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (!tagged.some(isContent)) {
    // In 'careth for', only 'for' has the number of the verb, and 'careth' has none.
    if (!isContent(first - 1)) return null;
    first -= 1;
  }
  while (last > first && !isContent(last)) last -= 1;
  return { first, last };
}

/** Maximum number of other words between the parts of a translation, as in 'have the same care'. */
const MAX_BETWEEN = 3;

/** Auxiliary words. Alone, they are not the translation of a verb or noun. */
const AUXILIARIES = new Set(
  'a an the of to for in on at with by from and or but not no is are was were be been being am art have hath has had shall will would should may might can could do doth did let ye thou he she it they we you i'.split(
    ' ',
  ),
);
