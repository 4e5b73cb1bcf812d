import { expect, test } from 'vitest';
import { wordsOfVerse } from '#contract/scriptureWords';
import { headingsOf, similarVerses } from '#server/scripture/related/similarVerses';
import { spanOf } from '#server/scripture/scripture.service';
import { chapterAround } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { scripture } from '#server/testing/openedScripture';
import { formatNumber, numbersIn, versesWith } from './originalWords';

const { text, words, originals, lexicon, topicalBible, commentary } = scripture;

test('both sides count the words of every verse in the same way', () => {
  const differing = text.verses.filter((verse) => {
    const shown = wordsOfVerse(verse);
    const indexed = wordsIn(verse);
    return (
      shown.length !== indexed.length ||
      shown.some(({ start, end }, at) => wordsIn(verse.slice(start, end))[0] !== indexed[at])
    );
  });

  expect(differing).toEqual([]);
});

test('31,099 verses have Strong’s numbers, and each number is in the lexicon', () => {
  const tagged = text.verses.filter((_, verse) => numbersIn(originals, words, verse).length > 0);
  const unknown = [...new Set(originals.numbers)].filter((number) => number > 0 && !lexicon.entryOf(number));

  expect(tagged).toHaveLength(31_099);
  expect(unknown.map(formatNumber)).toEqual([]);
});

test('the concordance lists each verse of a word once, in order', () => {
  const careful = originals.numbers[(words.starts[verseOf('Philippians 4:6')] as number) + 1] as number;
  const verses = [...versesWith(originals, careful)];

  expect(formatNumber(careful)).toBe('G3309');
  expect(verses).toEqual([...new Set(verses)].sort((a, b) => a - b));
  expect(verses).toContain(verseOf('Matthew 6:25'));
});

test('each entry of the lexicon has a word, a transliteration and a meaning without markup', () => {
  const entries = [...lexicon.numbers()].map((number) => ({
    number: formatNumber(number),
    ...lexicon.entryOf(number),
  }));
  const incomplete = entries.filter(
    ({ word, transliteration, meaning }) => !word || !transliteration || !meaning,
  );
  const marked = entries.filter((entry) => /[{}<>\t]/.test(Object.values(entry).join(' ')));

  expect(entries).toHaveLength(14_197);
  expect(incomplete.map(({ number }) => number)).toEqual([]);
  expect(marked.map(({ number }) => number)).toEqual([]);
});

test('every passage of the topical Bible is in the text', () => {
  const outside: number[] = [];
  for (let heading = 0; heading < topicalBible.headingCount; heading++) {
    if (
      topicalBible.spansOf(heading).some(({ first, last }) => !(first <= last && last < text.verses.length))
    ) {
      outside.push(heading);
    }
  }

  expect(topicalBible.topics).toHaveLength(5320);
  expect(outside).toEqual([]);
  expect(
    topicalBible.topics[
      topicalBible.topicOf[headingsOf(scripture, spanOf(text, 'Psalm 55:22'))[0] ?? 0] ?? 0
    ],
  ).toBeTruthy();
});

test('a section of the commentary stays within its chapter and has no markup', () => {
  const sections = text.verses.flatMap((_, verse) => commentary.sectionOn(verse) ?? []);
  const crossing = sections.filter(({ span }) => chapterAround(text, span.first).last < span.last);
  const marked = sections.filter(({ text: words }) => /[<>{}]/.test(words));

  expect(sections.length).toBeGreaterThan(30_500);
  expect(crossing).toEqual([]);
  expect(marked).toEqual([]);
});

test('a verse of the same song and a verse with the same promise are similar', () => {
  const found = similarVerses(scripture, spanOf(text, 'Philippians 4:6'))
    .slice(0, 25)
    .map(({ verse }) => verse);

  expect(found).toContain(verseOf('Colossians 4:2'));
  expect(found).not.toContain(verseOf('Philippians 4:6'));
});

test('verses that share only common words with a passage are not similar', () => {
  const passage = spanOf(text, 'Philippians 4:7');
  const common = numbersOf(passage.first, ['your', 'Christ', 'Jesus', 'shall']);
  const found = similarVerses(scripture, passage);
  const shared = new Set(found.flatMap(({ numbers }) => numbers));

  expect(common).not.toEqual([]);
  expect(common.filter((number) => shared.has(number))).toEqual([]);
  expect(found.filter(({ numbers }) => numbers.length > 0).length).toBeGreaterThan(100);
  expect(numbersOf(passage.first, ['minds', 'peace']).every((number) => shared.has(number))).toBe(true);
});

/** Returns the Strong's numbers of these words of a verse. */
function numbersOf(verse: number, wanted: string[]): number[] {
  const verseWords = wordsIn(text.verses[verse] as string);
  const first = words.starts[verse] as number;
  return wanted
    .map((word) => originals.numbers[first + verseWords.indexOf(word.toLowerCase())] as number)
    .filter((number) => number > 0);
}

function verseOf(reference: string): number {
  return spanOf(text, reference).first;
}
