import { expect, test } from 'vitest';
import { Passage, REFERENCE_MAX, SEARCH_MAX, SearchAnswer } from '#contract/scripture';
import { createVisitor, seedUsers, TestVisitor } from '#server/testing/people';

/** One second is the promise; the rest is for a machine that runs other tests too. */
const AT_ONCE_MS = 5000;

test('a stranger reads a passage word for word, with the translators’ italics in brackets', async () => {
  const stranger = await createVisitor();

  const answer = await opens(stranger, 'Psalm 23:1-2');

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
        },
        {
          reference: 'Psalm 23:2',
          chapter: 23,
          verse: 2,
          text: 'He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
          cited: true,
        },
      ],
      previousChapter: 'Psalm 22',
      nextChapter: 'Psalm 24',
    },
  });
  expect(Passage.strict().safeParse(answer.body).error).toBeUndefined();
});

test('a psalm has its old heading above its first verse, and nowhere else', async () => {
  const stranger = await createVisitor();

  const gath = await passage(stranger, 'Psalm 56:1-2');
  const first = await passage(stranger, 'Psalm 1:1-2');

  expect(gath.verses.map(({ title }) => title)).toEqual([
    'To the chief Musician upon Jonath-elem-rechokim, Michtam of David, when the Philistines took him in Gath.',
    undefined,
  ]);
  expect(first.verses.map(({ title }) => title)).toEqual([undefined, undefined]);
});

test('Ruth reads the same as a stranger does', async () => {
  const { ruth, stranger } = await seedUsers();

  expect((await opens(ruth, 'Ruth 1:16')).text).toBe((await opens(stranger, 'Ruth 1:16')).text);
});

test('the verses around a passage are shown as not asked for', async () => {
  const stranger = await createVisitor();

  const { verses, reference } = await passage(stranger, 'John 3:16', 2);

  expect(reference).toBe('John 3:16');
  expect(verses.map(({ verse, cited }) => [verse, cited])).toEqual([
    [14, false],
    [15, false],
    [16, true],
    [17, false],
    [18, false],
  ]);
});

test('what stands around a passage ends with its chapter', async () => {
  const stranger = await createVisitor();

  const opening = await passage(stranger, 'Psalm 23:1', 10);
  const most = await passage(stranger, 'Psalm 119:80', 176);

  expect(opening.verses.map(({ reference }) => reference)).toEqual(
    [1, 2, 3, 4, 5, 6].map((verse) => `Psalm 23:${verse}`),
  );
  expect(most.verses).toHaveLength(176);
  expect(most.verses.filter(({ cited }) => cited)).toHaveLength(1);
});

test('a chapter leads to the one before and the one after, over the borders of books and testaments', async () => {
  const stranger = await createVisitor();

  expect(await passage(stranger, 'Matthew 1')).toMatchObject({
    previousChapter: 'Malachi 4',
    nextChapter: 'Matthew 2',
  });
  expect(await passage(stranger, 'Ruth 4:22')).toMatchObject({
    previousChapter: 'Ruth 3',
    nextChapter: '1 Samuel 1',
  });
  expect(await passage(stranger, '3 John 1:4')).toMatchObject({
    previousChapter: '2 John 1',
    nextChapter: 'Jude 1',
  });
});

test('before Genesis and after Revelation there is nothing to turn to', async () => {
  const stranger = await createVisitor();

  expect(await passage(stranger, 'Genesis 1:1')).toMatchObject({
    previousChapter: null,
    nextChapter: 'Genesis 2',
  });
  expect(await passage(stranger, 'Revelation 22:21')).toMatchObject({
    previousChapter: 'Revelation 21',
    nextChapter: null,
  });
});

test('one can read from chapter to chapter through a book as the answers name them', async () => {
  const stranger = await createVisitor();
  const read: string[] = [];

  for (let next: string | null = 'Ruth 1'; next?.startsWith('Ruth'); ) {
    const chapter: Passage = await passage(stranger, next);
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
])('%s is opened as %s with its %i verses', async (asked, reference, count) => {
  const stranger = await createVisitor();

  const read = await passage(stranger, asked);

  expect(read.reference).toBe(reference);
  expect(read.verses).toHaveLength(count);
  expect(read.verses.every(({ cited }) => cited)).toBe(true);
});

test('several passages come together, in the order in which they were named', async () => {
  const stranger = await createVisitor();

  const { reference, verses } = await passage(stranger, 'Phil 4:6,7; 1 Pet 5:7');

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
])('%s does not exist, and a nearer one is offered', async (asked, message, nearest) => {
  const stranger = await createVisitor();

  const answer = await opens(stranger, asked);

  expect(answer).toMatchObject({ status: 404, body: { message, nearest } });
  expect(await opens(stranger, nearest)).toMatchObject({ status: 200 });
});

test('one passage that does not exist is said also where others beside it do', async () => {
  const stranger = await createVisitor();

  expect(await opens(stranger, 'John 3:16; John 3:99')).toMatchObject({
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
])('%j is no reference, and the answer shows how one is written', async (asked) => {
  const stranger = await createVisitor();

  expect(await opens(stranger, asked)).toMatchObject({
    status: 400,
    body: { message: 'This is not a reference we can read. Write it like John 3:16.' },
  });
});

test('a book that other Bibles have is said not to be in this text', async () => {
  const stranger = await createVisitor();

  const answer = await opens(stranger, 'Tobit 4:15');

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
])('%s is refused in a sentence', async (_what, query, message) => {
  const stranger = await createVisitor();

  expect(await stranger.get(`/api/scripture/passages${query}`)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('a reference is as long as the limit allows, and no letter longer', async () => {
  const stranger = await createVisitor();
  const longest = 'John 3:16;'.repeat(REFERENCE_MAX / 10);

  expect(longest).toHaveLength(REFERENCE_MAX);
  expect(await opens(stranger, longest)).toMatchObject({ status: 200 });
  expect(await opens(stranger, `${longest} ; John 3:17`)).toMatchObject({ status: 400 });
});

test.each(['-1', '177', '1.5', 'NaN', 'Infinity', 'many', '1e9', '9'.repeat(400)])(
  'a context of %s verses is refused in a sentence',
  async (context) => {
    const stranger = await createVisitor();

    const answer = await stranger.get(`/api/scripture/passages?reference=John+3:16&context=${context}`);

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
])('%s in place of a reference is answered at once', async (_what, reference) => {
  const stranger = await createVisitor();

  const start = performance.now();
  const answer = await stranger.get(`/api/scripture/passages?reference=${reference}`);

  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
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
])('%s are read at once, and never a fault of ours', async (_what, reference, status) => {
  const stranger = await createVisitor();

  const start = performance.now();
  const answer = await opens(stranger, reference);

  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  expect(answer.status).toBeLessThan(500);
  if (status) expect(answer.status).toBe(status);
});

test('a whole book is opened at its first chapter', async () => {
  const stranger = await createVisitor();

  expect(await passage(stranger, 'Psalms')).toMatchObject({ reference: 'Psalm 1', nextChapter: 'Psalm 2' });
  expect(await passage(stranger, 'the book of Genesis')).toMatchObject({
    reference: 'Genesis 1',
    previousChapter: null,
  });
});

test('more verses than anybody reads at once are refused with their number', async () => {
  const stranger = await createVisitor();

  expect(await opens(stranger, 'Psalms 1-150')).toMatchObject({
    status: 400,
    body: { message: 'That is 2,461 verses. Ask for 500 at most.' },
  });
  expect(await opens(stranger, 'Psalm 119; Psalm 119; Psalm 119')).toMatchObject({
    status: 400,
    body: { message: 'That is 528 verses. Ask for 500 at most.' },
  });
});

test('what is named twice, or stands around two passages, is there once', async () => {
  const stranger = await createVisitor();
  const numbers = async (reference: string, context: number) =>
    (await passage(stranger, reference, context)).verses.map(({ verse, cited }) => [verse, cited]);

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

test('where all that stands around would be too much, what was asked for stands alone', async () => {
  const stranger = await createVisitor();
  const psalms = Array.from({ length: 40 }, (_, number) => `Ps${number + 60}:1`).join(';');

  const { verses } = await passage(stranger, psalms, 176);

  expect(verses).toHaveLength(40);
  expect(verses.every(({ cited }) => cited)).toBe(true);
  expect((await passage(stranger, 'Ps 119:1; '.repeat(30), 176)).verses).toHaveLength(176);
});

test('somebody who is anxious finds the passages an editor chose first, then verses that share the words', async () => {
  const stranger = await createVisitor();

  const answer = await looksFor(stranger, 'anxiety', 100);
  const { topic, results } = SearchAnswer.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(topic?.id).toMatch(/anxi|worry/);
  expect(topic?.introduction.length).toBeGreaterThan(20);
  const chosen = results.filter(({ because }) => because === 'topic').length;
  expect(chosen).toBeGreaterThanOrEqual(10);
  expect(results.slice(0, chosen).every(({ because }) => because === 'topic')).toBe(true);
  expect(results.slice(chosen).every(({ because }) => because === 'words')).toBe(true);
  expect(results.slice(0, 5).map(({ reference }) => reference)).toContain('Philippians 4:6-7');
});

test('verses that share words come after the chosen ones, and none of them comes twice', async () => {
  const stranger = await createVisitor();

  const { results } = await search(stranger, 'forgive my brother', 60);

  expect(results.map(({ because }) => because)).toContain('topic');
  expect(results.map(({ because }) => because)).toContain('words');
  expect(results.map(({ because }) => because).lastIndexOf('topic')).toBeLessThan(
    results.map(({ because }) => because).indexOf('words'),
  );
  const references = results.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
});

test('whatever is found reads as the passage of that reference does', async () => {
  const stranger = await createVisitor();

  for (const q of ['grief', 'still waters', 'vessels of brass']) {
    for (const { reference, text } of (await search(stranger, q, 15)).results) {
      const { verses } = await passage(stranger, reference);
      expect(verses.map((verse) => verse.text).join(' ')).toBe(text);
    }
  }
});

test('what no editor chose is found by its words, and says so', async () => {
  const stranger = await createVisitor();

  const { topic, results } = await search(stranger, 'chrysoprasus and amethyst', 5);

  expect(topic).toBeNull();
  expect(results[0]).toMatchObject({ reference: 'Revelation 21:20', because: 'words' });
});

test.each([
  ['plowshares', 'plowshares', 'Isaiah 2:4'],
  ['the color of amber', 'the colour of amber', 'Ezekiel 1:4'],
  ['honor thy father', 'honour thy father', 'Exodus 20:12'],
  ['neighbor landmark', 'neighbour landmark', 'Deuteronomy 19:14'],
])('%j is found as %j is', async (american, british, reference) => {
  const stranger = await createVisitor();

  const one = await search(stranger, american, 30);
  const other = await search(stranger, british, 30);

  expect(one.results.map((result) => result.reference)).toContain(reference);
  expect(other.results.map((result) => result.reference)).toContain(reference);
});

test('modern forms find the old ones', async () => {
  const stranger = await createVisitor();

  const found = async (q: string) =>
    (await search(stranger, q, 20)).results.map(({ reference }) => reference);

  expect(await found('he leads me beside still waters')).toContain('Psalm 23:2');
  expect(await found('he restores my soul')).toContain('Psalm 23:3');
});

test('a search brings ten results unless another number is asked for', async () => {
  const stranger = await createVisitor();

  expect((await search(stranger, 'love')).results).toHaveLength(10);
  expect((await search(stranger, 'love', 1)).results).toHaveLength(1);
  expect((await search(stranger, 'love', 100)).results).toHaveLength(100);
});

test.each(['0', '-1', '101', '2.5', 'all', 'NaN', ''])(
  'a limit of %j is refused in a sentence',
  async (limit) => {
    const stranger = await createVisitor();

    const answer = await stranger.get(`/api/scripture/search?q=love&limit=${limit}`);

    expect(answer.status).toBe(400);
    expectSentence(answer.body.message);
  },
);

test.each([
  ['nothing', '', 'Enter something to search for.'],
  ['an empty search', '?q=', 'Enter something to search for.'],
  ['a search for spaces', '?q=+%09+', 'Enter something to search for.'],
  [
    'a search for 2,001 characters',
    `?q=${'a'.repeat(SEARCH_MAX + 1)}`,
    `Search with up to ${SEARCH_MAX} characters.`,
  ],
])('%s is refused in a sentence', async (_what, query, message) => {
  const stranger = await createVisitor();

  expect(await stranger.get(`/api/scripture/search${query}`)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test.each(['xqzzy vrblk', '🕊🕊🕊', '12345', '...', 'the of and'])(
  'a search for %j finds nothing rather than anything',
  async (q) => {
    const stranger = await createVisitor();

    expect(await looksFor(stranger, q)).toMatchObject({ status: 200, body: { topic: null, results: [] } });
  },
);

test.each([
  ['30,000 spaces', '+'.repeat(30_000), 400],
  ['300 KB', 'love+'.repeat(60_000), 400],
  ['as much as fits', 'love+'.repeat(400), 200],
  ['one long word', 'a'.repeat(SEARCH_MAX), 200],
  ['NUL', 'love%00', undefined],
  ['a broken escape', '%E0%A4%A', undefined],
])('a search for %s is answered at once', async (_what, q, status) => {
  const stranger = await createVisitor();

  const start = performance.now();
  const answer = await stranger.get(`/api/scripture/search?q=${q}`);

  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  expect(answer.status).toBeLessThan(500);
  if (status) expect(answer.status).toBe(status);
});

test('an address searches 120 times a minute, and another one is not affected', async () => {
  const stranger = await createVisitor();
  for (let time = 1; time <= 120; time++)
    expect(await looksFor(stranger, 'hope', 1)).toMatchObject({ status: 200 });

  expect(await looksFor(stranger, 'hope', 1)).toMatchObject({ status: 429 });
  const elsewhere = new TestVisitor(stranger.app, '203.0.113.7');
  expect(await looksFor(elsewhere, 'hope', 1)).toMatchObject({ status: 200 });
});

test('every answer is JSON that nobody keeps', async () => {
  const stranger = await createVisitor();

  const answers = [
    await opens(stranger, 'John 3:16'),
    await opens(stranger, 'John 3:99'),
    await opens(stranger, 'nothing'),
    await opens(stranger, ''),
    await looksFor(stranger, 'hope'),
    await looksFor(stranger, ''),
    await stranger.get('/api/scripture/search?q=hope&limit=0'),
  ];

  for (const { headers, text } of answers) {
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(() => JSON.parse(text)).not.toThrow();
  }
});

test('what somebody reads and looks for stands in no log line', async () => {
  const stranger = await createVisitor();

  await opens(stranger, 'Habakkuk 3:17');
  await opens(stranger, 'Habakkuk 3:99');
  await looksFor(stranger, 'chrysoprasus');

  expect(JSON.stringify(stranger.app.log)).not.toMatch(/habakkuk|chrysoprasus/i);
  expect(stranger.app.log).toHaveLength(3);
});

function opens(who: TestVisitor, reference: string, context?: number) {
  const query = new URLSearchParams({
    reference,
    ...(context !== undefined && { context: String(context) }),
  });
  return who.get(`/api/scripture/passages?${query}`);
}

async function passage(who: TestVisitor, reference: string, context?: number): Promise<Passage> {
  return Passage.parse((await opens(who, reference, context)).body);
}

function looksFor(who: TestVisitor, q: string, limit?: number) {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) });
  return who.get(`/api/scripture/search?${query}`);
}

async function search(who: TestVisitor, q: string, limit?: number): Promise<SearchAnswer> {
  return SearchAnswer.parse((await looksFor(who, q, limit)).body);
}

/** Refusals are for the person at the screen. */
function expectSentence(message: unknown) {
  expect(message).toMatch(/^[A-Z].*[.a-z0-9]$/);
  expect(message).not.toMatch(/zod|undefined|NaN|expected|Invalid input/);
}
