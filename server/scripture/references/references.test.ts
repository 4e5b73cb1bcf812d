import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKS } from '#contract/books';
import { chapterAround, readText, referenceOf, versePlaceOf } from '#server/scripture/text/text';
import { findReferences, readReference } from './references';

const text = readText();

/** Catches quadratic running time, which would take far longer. Every case should take less than a second. */
const MAX_MS = 30_000;

/** Parses a reference. Returns it in our notation, or returns the error message. */
function read(input: string): string {
  const answer = readReference(text, input);
  return 'message' in answer
    ? answer.message
    : answer.spans.map((span) => referenceOf(text, span)).join('; ');
}

/** Finds the references in a text and returns them in our notation. */
function found(prose: string): string[] {
  return findReferences(text, prose).flatMap(({ spans, missing }) =>
    missing ? [missing.message] : spans.map((span) => referenceOf(text, span)),
  );
}

test.each([
  ['John 3:16', 'John 3:16'],
  ['john 3:16', 'John 3:16'],
  ['JOHN 3:16', 'John 3:16'],
  ['Jn 3.16', 'John 3:16'],
  ['Jn. 3:16', 'John 3:16'],
  ['John 3 16', 'John 3:16'],
  ['John 3 v 16', 'John 3:16'],
  ['John 3 verse 16', 'John 3:16'],
  ['John chapter 3 verse 16', 'John 3:16'],
  ['John chapter three, verse sixteen', 'John 3:16'],
  ['John three sixteen', 'John 3:16'],
  ['John iii. 16', 'John 3:16'],
  ['John III:16', 'John 3:16'],
  ['(John 3:16)', 'John 3:16'],
  ['John 3:16 KJV', 'John 3:16'],
  ['John 3：16', 'John 3:16'],
  ['St. John 3:16', 'John 3:16'],
  ['the Gospel according to John 3:16', 'John 3:16'],
  ['see John 3:16.', 'John 3:16'],
  ['John 3:16-18', 'John 3:16-18'],
  ['John 3:16–18', 'John 3:16-18'],
  ['John 3:16—18', 'John 3:16-18'],
  ['John 3:16 to 18', 'John 3:16-18'],
  ['John 3:16,17', 'John 3:16-17'],
  ['John 3:16, 18', 'John 3:16; John 3:18'],
  ['Genesis 1:1-2:3', 'Genesis 1:1-2:3'],
  ['Phil 4:6,7; 1 Pet 5:7', 'Philippians 4:6-7; 1 Peter 5:7'],
  ['Psalm twenty-three', 'Psalm 23'],
  ['the twenty-third Psalm', 'Psalm 23'],
  ['Psalm xxiii', 'Psalm 23'],
  ['Ps. 23', 'Psalm 23'],
  ['Ps 23:1', 'Psalm 23:1'],
  ['Psalms 23', 'Psalm 23'],
  ['Psalm CXIX', 'Psalm 119'],
  ['Psalm one hundred and nineteen', 'Psalm 119'],
  ['Psalm 23, 4', 'Psalm 23:4'],
  ['Psalms 23, 24', 'Psalms 23-24'],
  ['Canticles 2:4', 'Song of Solomon 2:4'],
  ['Song of Songs 2:4', 'Song of Solomon 2:4'],
  ['Jude', 'Jude 1'],
  ['jude 24', 'Jude 1:24'],
  ['Jude 1:24', 'Jude 1:24'],
  ['Jude v. 24', 'Jude 1:24'],
  ['3 John 4', '3 John 1:4'],
  ['Third John 4', '3 John 1:4'],
  ['III John 4', '3 John 1:4'],
  ['1 John 4:8', '1 John 4:8'],
  ['I John 4:8', '1 John 4:8'],
  ['First John 4:8', '1 John 4:8'],
  ['1st Corinthians 13', '1 Corinthians 13'],
  ['1Cor13:4', '1 Corinthians 13:4'],
  ['II Timothy 1:7', '2 Timothy 1:7'],
  ['the Apocalypse 21:4', 'Revelation 21:4'],
  ['Revelations 21:4', 'Revelation 21:4'],
  ['Acts of the Apostles 2:42', 'Acts 2:42'],
  ['the second chapter of Acts', 'Acts 2'],
  ['Qoheleth 3:1', 'Ecclesiastes 3:1'],
  ['Psalm   \t\n 23 : 1', 'Psalm 23:1'],
  ['Phillipians 4:6', 'Philippians 4:6'],
  ['Psalm 119:176', 'Psalm 119:176'],
])('the reference %j is parsed as %s', (input, reference) => {
  expect(read(input)).toBe(reference);
});

test.each([
  ['John 3:99', 'John 3 has 36 verses.', 'John 3:36'],
  ['John 22', 'John has 21 chapters.', 'John 21'],
  ['Psalm 151', 'Psalms has 150 chapters.', 'Psalm 150'],
  ['Psalm 23:7', 'Psalm 23 has 6 verses.', 'Psalm 23:6'],
  ['Jude 40', 'Jude has 25 verses.', 'Jude 1:25'],
  ['Jude 2:1', 'Jude has one chapter.', 'Jude 1'],
  ['John 3:35-40', 'John 3 has 36 verses.', 'John 3:35-36'],
  ['Malachi 4:7', 'Malachi 4 has 6 verses.', 'Malachi 4:6'],
])('the passage %j does not exist, and the error message says: %s', (input, message, nearest) => {
  expect(readReference(text, input)).toEqual({ message, nearest });
});

test.each([
  '',
  ' ',
  'hello',
  'he is 3 years old',
  'I am 5:3',
  'Job',
  '3:16',
  'John Smith',
  'Hezekiah 3:16',
  'Psalm of my heart',
])('%j is rejected as a reference, unless it is the name of a book', (input) => {
  const answer = readReference(text, input);

  // Without numbers, only the name of a book is read as a reference.
  if (input === 'Job') expect(read(input)).toBe('Job 1');
  else
    expect(answer).toEqual({ message: expect.stringContaining('Write it like John 3:16.'), nearest: null });
});

test.each(['Tobit 4:15', 'Sirach 1:1', '1 Maccabees 2:3', 'Judith 8', 'Enoch 1:9'])(
  '%s is rejected because its book is not in our Bible text',
  (input) => {
    expect(read(input)).toMatch(/is not among the 66 books of the text we carry\.$/);
  },
);

test.each([
  ['My son is 3 years old and I am 45.', []],
  ['I am 5:3 ahead.', []],
  ['He is 40 now.', []],
  ['So 3 of us prayed.', []],
  ['Mark 5 boxes and send them.', []],
  ['I asked Daniel 6 times.', []],
  ['Peter, 1 of my friends, came.', []],
  ['Job 3 days a week', []],
  ['My job 2 hours away is hard.', []],
  ['We met at 3:16 on the 4:20 train.', []],
  ['James one day told me.', []],
  ['There were 3 Kings at the door.', []],
  ['He read John 3:16 to me.', ['John 3:16']],
  ['Is 53:5 what he meant?', ['Isaiah 53:5']],
  ['I keep coming back to Psalm 23 and to Romans 8:28.', ['Psalm 23', 'Romans 8:28']],
  ['What does Job 3:3 mean?', ['Job 3:3']],
  ['We read Daniel 6 together.', ['Daniel 6']],
  ['Compare Matt 5:3-12 with Luke 6:20–23.', ['Matthew 5:3-12', 'Luke 6:20-23']],
  ['My pastor preached on Hebrews 14:1.', ['Hebrews has 13 chapters.']],
  ['It says so in the twenty-third Psalm.', ['Psalm 23']],
])('the text %j contains the references %j', (prose, references) => {
  expect(found(prose)).toEqual(references);
});

test('found references have the right positions, even after emoji and unusual spaces', () => {
  const prose = '🕊 ‘Peace’,  see   Jn\u00a03:16 – or Psalm twenty-three, friend.';

  const marked = findReferences(text, prose).map(({ start, end }) => prose.slice(start, end));

  expect(marked).toEqual(['Jn\u00a03:16', 'Psalm twenty-three']);
});

test('writing any span of verses as a reference and parsing this reference returns the same span', () => {
  fc.assert(
    fc.property(spanInOneBook(), (span) => {
      const name = referenceOf(text, span);

      expect(readReference(text, name)).toEqual({ spans: [span] });
    }),
    { numRuns: 3000 },
  );
});

test('a reference that is read without the parser names the same passage as the parser finds', () => {
  const chapters = fc
    .constantFrom(...BOOKS)
    .chain(([book]) => fc.nat(160).map((chapter) => `${book} ${chapter}`));
  const number = fc.nat(180);
  const verses = fc
    .tuple(chapters, number, number, number)
    .chain(([chapter, from, other, to]) =>
      fc.constantFrom(`${chapter}:${from}`, `${chapter}:${from}-${to}`, `${chapter}:${from}-${other}:${to}`),
    );
  fc.assert(
    fc.property(
      fc.oneof(
        chapters,
        verses,
        spanInOneBook().map((span) => referenceOf(text, span)),
      ),
      (name) => {
        expect(read(name)).toBe(read(`see ${name}`));
      },
    ),
    { numRuns: 3000 },
  );
});

test('the reference of any span of verses is found inside a sentence and parsed as the same span', () => {
  fc.assert(
    fc.property(spanInOneBook(), (span) => {
      const name = referenceOf(text, span);
      const prose = `I have been reading ${name} and it stays with me.`;

      const [only, ...more] = findReferences(text, prose);

      expect(more).toEqual([]);
      expect(prose.slice(only?.start, only?.end)).toBe(name);
      expect(only?.spans).toEqual([span]);
    }),
    { numRuns: 3000 },
  );
});

test('the reference of every chapter is parsed correctly', () => {
  const unread: string[] = [];
  for (let verse = 0; verse < text.verses.length; verse = chapterAround(text, verse).last + 1) {
    const chapter = chapterAround(text, verse);
    if (read(referenceOf(text, chapter)) !== referenceOf(text, chapter))
      unread.push(referenceOf(text, chapter));
  }

  expect(unread).toEqual([]);
});

test('no string breaks the parser, and every parsed span of verses is in the Bible', () => {
  const pieces = fc.constantFrom(
    'John',
    '3',
    ':',
    '16',
    ' ',
    '-',
    'Psalm',
    ';',
    ',',
    'ii',
    'first',
    'the',
    '\0',
    '🕊',
  );
  const strings = fc.oneof(
    fc.string({ maxLength: 80, unit: 'binary' }),
    fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(strings, (input) => {
      const answer = readReference(text, input);
      const spans = 'spans' in answer ? answer.spans : [];
      for (const { first, last } of [...spans, ...findReferences(text, input).flatMap((one) => one.spans)]) {
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThan(text.verses.length);
      }
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ['30,000 spaces', ' '.repeat(30_000)],
  ['30,000 spaces in a reference', `John${' '.repeat(30_000)}3:16`],
  ['30,000 of every kind of space', ' \t\n\u00a0\u2003\u3000'.repeat(5000)],
  ['30,000 brackets', '('.repeat(30_000)],
])(
  '%s are parsed without a timeout',
  (_what, input) => {
    expect(readReference(text, input)).toBeDefined();
    expect(findReferences(text, input)).toBeDefined();
  },
  MAX_MS,
);

test.each([
  ['words', 'word '.repeat(4000)],
  ['references', 'John 3:16; '.repeat(1800)],
  ['figures', '1 2 3 4 5 6 7 8 9 0 '.repeat(1000)],
  ['names of books', 'John Mark Acts Ruth '.repeat(1000)],
  ['numbers spelled out', `Psalm ${'twenty-three '.repeat(1500)}`],
  ['Roman numerals', `Psalm ${'xxiii '.repeat(3000)}`],
  ['unclosed brackets', 'Psalm 1:1; ('.repeat(1600)],
  ['brackets in brackets', 'Ps 1 ((2) '.repeat(2000)],
  ['square brackets', '[Ps 1 '.repeat(3300)],
])(
  '20,000 letters of %s, as long as a model’s answer, are parsed without a timeout',
  (_what, input) => {
    expect(findReferences(text, input)).toBeDefined();
  },
  MAX_MS,
);

test('a reference near the end of a long text is found at its position', () => {
  const prose = `${'We walked on and nobody said a word. '.repeat(60)}Then he read Psalm 23:4 to us.`;
  const [found, ...others] = findReferences(text, prose);

  expect(others).toEqual([]);
  expect(prose.slice(found?.start, found?.end)).toBe('Psalm 23:4');
});

/** Generates a span within one book: mostly short, sometimes as long as a chapter or a book. */
function spanInOneBook() {
  const verse = fc.nat(text.verses.length - 1);
  const length = fc.oneof(fc.constant(0), fc.nat(12), fc.nat(80), fc.nat(900));
  return fc.oneof(
    fc.tuple(verse, length).map(([first, more]) => {
      const starts = text.books[versePlaceOf(text, first).book] as Int32Array;
      return { first, last: Math.min(first + more, (starts.at(-1) as number) - 1) };
    }),
    verse.map((at) => chapterAround(text, at)),
  );
}
