import { expect, test } from 'vitest';
import { Passage, REFERENCE_MAX } from '#contract/scripture';
import { createVisitor, seedUsers } from '#server/testing/people';
import {
  expectSentence,
  getPassage,
  getSearch,
  MAX_RESPONSE_MS,
  readPassage,
} from '#server/testing/scriptureCalls';

test('a visitor reads a passage word for word, with the translators’ italics in brackets', async () => {
  const visitor = await createVisitor();

  const answer = await getPassage(visitor, 'Psalm 23:1-2');

  expect(answer).toMatchObject({
    status: 200,
    body: {
      reference: 'Psalm 23:1-2',
      book: 'Psalms',
      verses: [
        {
          reference: 'Psalm 23:1',
          chapter: 23,
          verse: 1,
          text: 'The LORD [is] my shepherd; I shall not want.',
          cited: true,
          worldEnglish: { text: 'Yahweh is my shepherd; I shall lack nothing.', title: 'A Psalm by David.' },
        },
        {
          reference: 'Psalm 23:2',
          chapter: 23,
          verse: 2,
          text: 'He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
          cited: true,
          worldEnglish: { text: 'He makes me lie down in green pastures. He leads me beside still waters.' },
        },
      ],
      previousChapter: 'Psalm 22',
      nextChapter: 'Psalm 24',
    },
  });
  expect(Passage.strict().safeParse(answer.body).error).toBeUndefined();
});

test('a verse that the World English Bible lacks or numbers differently has a note', async () => {
  const visitor = await createVisitor();

  const [lacking] = (await readPassage(visitor, 'Acts 8:37')).verses;
  const moved = await readPassage(visitor, 'Romans 14:24-26');

  expect(lacking?.worldEnglish).toEqual({ text: '', note: expect.stringContaining('footnote') });
  expect(moved.reference).toBe('Romans 16:25-27');
  expect(moved.verses[2]?.worldEnglish).toEqual({
    text: 'to the only wise God, through Jesus Christ, to whom be the glory forever! Amen.',
    note: 'In the World English Bible, this verse is Romans 14:26.',
  });
});

test('a psalm has its traditional heading at its first verse only', async () => {
  const visitor = await createVisitor();

  const gath = await readPassage(visitor, 'Psalm 56:1-2');
  const first = await readPassage(visitor, 'Psalm 1:1-2');

  expect(gath.verses.map(({ title }) => title)).toEqual([
    'To the chief Musician upon Jonath-elem-rechokim, Michtam of David, when the Philistines took him in Gath.',
    undefined,
  ]);
  expect(first.verses.map(({ title }) => title)).toEqual([undefined, undefined]);
});

test('a signed-in user reads the same text as a visitor', async () => {
  const { ruth, visitor } = await seedUsers();

  expect((await getPassage(ruth, 'Ruth 1:16')).text).toBe((await getPassage(visitor, 'Ruth 1:16')).text);
});

test('the context verses around a requested passage are not marked as cited', async () => {
  const visitor = await createVisitor();

  const { verses, reference } = await readPassage(visitor, 'John 3:16', 2);

  expect(reference).toBe('John 3:16');
  expect(verses.map(({ verse, cited }) => [verse, cited])).toEqual([
    [14, false],
    [15, false],
    [16, true],
    [17, false],
    [18, false],
  ]);
});

test('context verses come only from the chapter of the requested passage', async () => {
  const visitor = await createVisitor();

  const opening = await readPassage(visitor, 'Psalm 23:1', 10);
  const most = await readPassage(visitor, 'Psalm 119:80', 176);

  expect(opening.verses.map(({ reference }) => reference)).toEqual(
    [1, 2, 3, 4, 5, 6].map((verse) => `Psalm 23:${verse}`),
  );
  expect(most.verses).toHaveLength(176);
  expect(most.verses.filter(({ cited }) => cited)).toHaveLength(1);
});

test('a passage names the previous and next chapters, even across books and testaments', async () => {
  const visitor = await createVisitor();

  expect(await readPassage(visitor, 'Matthew 1')).toMatchObject({
    previousChapter: 'Malachi 4',
    nextChapter: 'Matthew 2',
  });
  expect(await readPassage(visitor, 'Ruth 4:22')).toMatchObject({
    previousChapter: 'Ruth 3',
    nextChapter: '1 Samuel 1',
  });
  expect(await readPassage(visitor, '3 John 1:4')).toMatchObject({
    previousChapter: '2 John 1',
    nextChapter: 'Jude 1',
  });
});

test('Genesis 1 has no previous chapter, and Revelation 22 has no next chapter', async () => {
  const visitor = await createVisitor();

  expect(await readPassage(visitor, 'Genesis 1:1')).toMatchObject({
    previousChapter: null,
    nextChapter: 'Genesis 2',
  });
  expect(await readPassage(visitor, 'Revelation 22:21')).toMatchObject({
    previousChapter: 'Revelation 21',
    nextChapter: null,
  });
});

test('a visitor can read a whole book by following nextChapter', async () => {
  const visitor = await createVisitor();
  const read: string[] = [];

  for (let next: string | null = 'Ruth 1'; next?.startsWith('Ruth'); ) {
    const chapter: Passage = await readPassage(visitor, next);
    read.push(`${chapter.reference}: ${chapter.verses.length}`);
    next = chapter.nextChapter;
  }

  expect(read).toEqual(['Ruth 1: 22', 'Ruth 2: 23', 'Ruth 3: 18', 'Ruth 4: 22']);
});

test.each([
  ['Psalm 117', 'Psalm 117', 2],
  ['psalm 119', 'Psalm 119', 176],
  ['Jude', 'Jude 1', 25],
  ['1 Corinthians 13', '1 Corinthians 13', 13],
  ['Genesis 1-2', 'Genesis 1-2', 56],
  ['Luke 2:1-20', 'Luke 2:1-20', 20],
  ['Genesis 1:31-2:3', 'Genesis 1:31-2:3', 4],
])('a request for %s returns %s with %i verses', async (asked, reference, count) => {
  const visitor = await createVisitor();

  const read = await readPassage(visitor, asked);

  expect(read.reference).toBe(reference);
  expect(read.verses).toHaveLength(count);
  expect(read.verses.every(({ cited }) => cited)).toBe(true);
});

test('several passages are returned together, in the requested order', async () => {
  const visitor = await createVisitor();

  const { reference, verses } = await readPassage(visitor, 'Phil 4:6,7; 1 Pet 5:7');

  expect(reference).toBe('Philippians 4:6-7; 1 Peter 5:7');
  expect(verses.map((verse) => verse.reference)).toEqual([
    'Philippians 4:6',
    'Philippians 4:7',
    '1 Peter 5:7',
  ]);
  expect(verses[2]?.text).toBe('Casting all your care upon him; for he careth for you.');
});

test.each([
  ['Psalm 151', 'Psalms has 150 chapters. The nearest passage is Psalm 150.', 'Psalm 150'],
  ['John 3:99', 'John 3 has 36 verses. The nearest passage is John 3:36.', 'John 3:36'],
  ['Jude 40', 'Jude has 25 verses. The nearest passage is Jude 1:25.', 'Jude 1:25'],
  ['Ruth 5', 'Ruth has 4 chapters. The nearest passage is Ruth 4.', 'Ruth 4'],
  ['Obadiah 2:1', 'Obadiah has one chapter. The nearest passage is Obadiah 1.', 'Obadiah 1'],
])('%s does not exist, and the error suggests the nearest passage', async (asked, message, nearest) => {
  const visitor = await createVisitor();

  const answer = await getPassage(visitor, asked);

  expect(answer).toMatchObject({ status: 404, body: { message, nearest } });
  expect(await getPassage(visitor, nearest)).toMatchObject({ status: 200 });
});

test('a request with one passage that does not exist gets an error, even if the other passage exists', async () => {
  const visitor = await createVisitor();

  expect(await getPassage(visitor, 'John 3:16; John 3:99')).toMatchObject({
    status: 404,
    body: { nearest: 'John 3:36' },
  });
});

test.each([
  'my grandmother',
  'he is 3 years old',
  '3:16',
  'Hezekiah 3:4',
  '🕊',
  '<b>John</b>',
  "'; drop table users; --",
  '%00',
])('%j is not a reference, and the error shows how to write one', async (asked) => {
  const visitor = await createVisitor();

  expect(await getPassage(visitor, asked)).toMatchObject({
    status: 400,
    body: { message: 'This is not a reference we can read. Write it like John 3:16.' },
  });
});

test('a reference to a book that is not in our Bible text gets an error that says so', async () => {
  const visitor = await createVisitor();

  const answer = await getPassage(visitor, 'Tobit 4:15');

  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Tobit is not among the 66 books of the text we carry.' },
  });
  expect(answer.body.nearest).toBeUndefined();
});

test.each([
  ['no reference', '', 'Enter a passage, like John 3:16.'],
  ['an empty reference', '?reference=', 'Enter a passage, like John 3:16.'],
  ['a reference of spaces', '?reference=%20%20%09%0A', 'Enter a passage, like John 3:16.'],
  [
    'a letter for a reference',
    `?reference=${'John+3:16;'.repeat(REFERENCE_MAX / 10)}x`,
    'That’s too long for a reference. Try something like John 3:16.',
  ],
])('the passage endpoint rejects %s with a message', async (_what, query, message) => {
  const visitor = await createVisitor();

  expect(await visitor.get(`/api/scripture/passages${query}`)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('a reference of the maximum length is accepted, and a longer one is rejected', async () => {
  const visitor = await createVisitor();
  const longest = 'John 3:16;'.repeat(REFERENCE_MAX / 10);

  expect(longest).toHaveLength(REFERENCE_MAX);
  expect(await getPassage(visitor, longest)).toMatchObject({ status: 200 });
  expect(await getPassage(visitor, `${longest} ; John 3:17`)).toMatchObject({ status: 400 });
});

test.each(['-1', '177', '1.5', 'NaN', 'Infinity', 'many', '1e9', '9'.repeat(400)])(
  'a context of %s verses is rejected with a message',
  async (context) => {
    const visitor = await createVisitor();

    const answer = await visitor.get(`/api/scripture/passages?reference=John+3:16&context=${context}`);

    expect(answer.status).toBe(400);
    expectSentence(answer.body.message);
  },
);

test.each([
  ['30,000 spaces', '+'.repeat(30_000)],
  ['a reference and 30,000 spaces', `John${'+'.repeat(30_000)}3:16`],
  ['NUL', 'John%003:16%00'],
  ['nothing but NUL', '%00%00'],
  ['300 KB', 'John+3:16;'.repeat(30_000)],
  ['half a character', '%F0%9F'],
  ['a broken escape', '%E0%A4%A'],
])('%s instead of a reference gets an error quickly', async (_what, reference) => {
  const visitor = await createVisitor();

  const start = performance.now();
  const answer = await visitor.get(`/api/scripture/passages?reference=${reference}`);

  expect(performance.now() - start).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expectSentence(answer.body.message);
});

test.each([
  ['300 characters of spaces', `John${' '.repeat(290)}3:16`, 200],
  ['300 figures', `John 3:${'9'.repeat(290)}`, undefined],
  ['as many chapters as fit', `Psalm ${'1,'.repeat(145)}1`, undefined],
  ['as many books as fit', 'John Mark Luke Acts '.repeat(14), undefined],
  ['a staircase of ranges', 'Gen 1-'.repeat(49), undefined],
])('a reference of %s is parsed quickly, without a server error', async (_what, reference, status) => {
  const visitor = await createVisitor();

  const start = performance.now();
  const answer = await getPassage(visitor, reference);

  expect(performance.now() - start).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer.status).toBeLessThan(500);
  if (status) expect(answer.status).toBe(status);
});

test('a reference to a whole book returns its first chapter', async () => {
  const visitor = await createVisitor();

  expect(await readPassage(visitor, 'Psalms')).toMatchObject({
    reference: 'Psalm 1',
    nextChapter: 'Psalm 2',
  });
  expect(await readPassage(visitor, 'the book of Genesis')).toMatchObject({
    reference: 'Genesis 1',
    previousChapter: null,
  });
});

test('a request for more than 500 verses is rejected with a message that states the number of verses', async () => {
  const visitor = await createVisitor();

  expect(await getPassage(visitor, 'Psalms 1-150')).toMatchObject({
    status: 400,
    body: { message: 'That is 2,461 verses. Ask for 500 at most.' },
  });
  expect(await getPassage(visitor, 'Psalm 119; Psalm 119; Psalm 119')).toMatchObject({
    status: 400,
    body: { message: 'That is 528 verses. Ask for 500 at most.' },
  });
});

test('a verse that is requested twice or is in the context of two passages appears once', async () => {
  const visitor = await createVisitor();
  const numbers = async (reference: string, context: number) =>
    (await readPassage(visitor, reference, context)).verses.map(({ verse, cited }) => [verse, cited]);

  expect(await numbers('John 3:16; John 3:16', 0)).toEqual([[16, true]]);
  expect(await numbers('John 3:16,18', 1)).toEqual([
    [15, false],
    [16, true],
    [17, false],
    [18, true],
    [19, false],
  ]);
  expect(await numbers('John 3:18; John 3:16', 1)).toEqual(await numbers('John 3:16,18', 1));
});

test('if the context would be too long, only the requested verses are returned', async () => {
  const visitor = await createVisitor();
  const psalms = Array.from({ length: 40 }, (_, number) => `Ps${number + 60}:1`).join(';');

  const { verses } = await readPassage(visitor, psalms, 176);

  expect(verses).toHaveLength(40);
  expect(verses.every(({ cited }) => cited)).toBe(true);
  expect((await readPassage(visitor, 'Ps 119:1; '.repeat(30), 176)).verses).toHaveLength(176);
});

test('every response is JSON with the header Cache-Control: no-store', async () => {
  const visitor = await createVisitor();

  const answers = [
    await getPassage(visitor, 'John 3:16'),
    await getPassage(visitor, 'John 3:99'),
    await getPassage(visitor, 'nothing'),
    await getPassage(visitor, ''),
    await getSearch(visitor, 'hope'),
    await getSearch(visitor, ''),
    await visitor.get('/api/scripture/search?q=hope&limit=0'),
  ];

  for (const { headers, text } of answers) {
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(() => JSON.parse(text)).not.toThrow();
  }
});

test('no log line contains what a user reads or searches for', async () => {
  const visitor = await createVisitor();

  await getPassage(visitor, 'Habakkuk 3:17');
  await getPassage(visitor, 'Habakkuk 3:99');
  await getSearch(visitor, 'chrysoprasus');

  expect(JSON.stringify(visitor.app.log)).not.toMatch(/habakkuk|chrysoprasus/i);
  expect(visitor.app.log).toHaveLength(3);
});
