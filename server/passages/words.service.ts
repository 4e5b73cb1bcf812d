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

/** Maximum number of other verses: as many as one reads. */
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

function occurrenceIn({ text, words, originals }: Scripture, number: number, verse: number): WordOccurrence {
  const places = wordsOfVerse(text.verses[verse] as string);
  const first = words.starts[verse] as number;
  const at = originals.numbers.subarray(first, words.starts[verse + 1]).indexOf(number);
  let end = at;
  // Other words may stand between the parts of a translation: 'take no thought'.
  for (let next = at + 1; next <= end + 2 && next < places.length; next++) {
    if (originals.numbers[first + next] === number) end = next;
  }
  return {
    reference: referenceOf(text, { first: verse, last: verse }),
    text: text.verses[verse] as string,
    start: places[at]?.start ?? 0,
    end: places[end]?.end ?? 0,
  };
}
