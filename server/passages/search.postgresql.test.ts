import { expect, test } from 'vitest';
import { SEARCH_MAX } from '#contract/fields/limits';
import { SearchAnswer } from '#contract/scripture';
import { createVisitor, TestVisitor } from '#server/testing/people';
import { expectSentence, getSearch, MAX_RESPONSE_MS, readPassage } from '#server/testing/scriptureCalls';

test('a search for anxiety returns passages chosen by an editor, followed by verses with matching words', async () => {
  const visitor = await createVisitor();

  const answer = await getSearch(visitor, 'anxiety', 100);
  const { topic, results } = SearchAnswer.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(topic?.id).toMatch(/anxi|worry/);
  expect(topic?.introduction.length).toBeGreaterThan(20);
  const chosen = results.filter(({ because }) => because === 'topic').length;
  expect(chosen).toBeGreaterThanOrEqual(10);
  expect(results.slice(0, chosen).every(({ because }) => because === 'topic')).toBe(true);
  expect(results.slice(chosen).every(({ because }) => because !== 'topic')).toBe(true);
  expect(results.slice(0, 5).map(({ reference }) => reference)).toContain('Philippians 4:6-7');
});

test('verses with matching words come after the passages chosen for the topic, without duplicates', async () => {
  const visitor = await createVisitor();

  const { results } = await search(visitor, 'forgive my brother', 60);

  expect(results.map(({ because }) => because)).toContain('topic');
  expect(results.map(({ because }) => because)).toContain('words');
  expect(results.map(({ because }) => because).lastIndexOf('topic')).toBeLessThan(
    results.map(({ because }) => because).indexOf('words'),
  );
  const references = results.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
});

test('the text of every search result equals the passage of its reference', async () => {
  const visitor = await createVisitor();

  for (const q of ['grief', 'still waters', 'vessels of brass']) {
    for (const { reference, text } of (await search(visitor, q, 15)).results) {
      const { verses } = await readPassage(visitor, reference);
      expect(verses.map((verse) => verse.text).join(' ')).toBe(text);
    }
  }
});

test('a search that matches no topic returns verses marked as found by their words', async () => {
  const visitor = await createVisitor();

  const { topic, results } = await search(visitor, 'chrysoprasus and amethyst', 5);

  expect(topic).toBeNull();
  expect(results[0]).toMatchObject({ reference: 'Revelation 21:20', because: 'words' });
});

test.each([
  ['plowshares', 'plowshares', 'Isaiah 2:4'],
  ['the color of amber', 'the colour of amber', 'Ezekiel 1:4'],
  ['honor thy father', 'honour thy father', 'Exodus 20:12'],
  ['neighbor landmark', 'neighbour landmark', 'Deuteronomy 19:14'],
])('%j and %j find the same passage', async (american, british, reference) => {
  const visitor = await createVisitor();

  const one = await search(visitor, american, 30);
  const other = await search(visitor, british, 30);

  expect(one.results.map((result) => result.reference)).toContain(reference);
  expect(other.results.map((result) => result.reference)).toContain(reference);
});

test('a search for a phrase of the text returns its verses first, even if the phrase also matches a topic', async () => {
  const visitor = await createVisitor();

  const { topic, results } = await search(visitor, 'The Lord is my shepherd');

  expect(topic).toBeNull();
  expect(results[0]).toMatchObject({ reference: 'Psalm 23:1', because: 'words' });
});

test('a search with modern word forms (leads) finds verses with the old forms (leadeth)', async () => {
  const visitor = await createVisitor();

  const found = async (q: string) => (await search(visitor, q, 20)).results.map(({ reference }) => reference);

  expect(await found('he leads me beside still waters')).toContain('Psalm 23:2');
  expect(await found('he restores my soul')).toContain('Psalm 23:3');
});

test('a search returns ten results unless another limit is requested', async () => {
  const visitor = await createVisitor();

  expect((await search(visitor, 'love')).results).toHaveLength(10);
  expect((await search(visitor, 'love', 1)).results).toHaveLength(1);
  expect((await search(visitor, 'love', 100)).results).toHaveLength(100);
});

test.each(['0', '-1', '101', '2.5', 'all', 'NaN', ''])(
  'a limit of %j is rejected with a message',
  async (limit) => {
    const visitor = await createVisitor();

    const answer = await visitor.get(`/api/scripture/search?q=love&limit=${limit}`);

    expect(answer.status).toBe(400);
    expectSentence(answer.body.message);
  },
);

test.each([
  ['nothing', '', 'Enter something to search for.'],
  ['an empty search', '?q=', 'Enter something to search for.'],
  ['a search for spaces', '?q=+%09+', 'Enter something to search for.'],
  ['a search for 2,001 characters', `?q=${'a'.repeat(SEARCH_MAX + 1)}`, 'Search with up to 2000 characters.'],
])('the search endpoint rejects %s with a message', async (_what, query, message) => {
  const visitor = await createVisitor();

  expect(await visitor.get(`/api/scripture/search${query}`)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test.each(['xqzzy vrblk', '🕊🕊🕊', '12345', '...', 'the of and'])(
  'a search for %j finds nothing',
  async (q) => {
    const visitor = await createVisitor();

    expect(await getSearch(visitor, q)).toMatchObject({ status: 200, body: { topic: null, results: [] } });
  },
);

test.each([
  ['30,000 spaces', '+'.repeat(30_000), 400],
  ['300 KB', 'love+'.repeat(60_000), 400],
  ['as much as fits', 'love+'.repeat(400), 200],
  ['one long word', 'a'.repeat(SEARCH_MAX), 200],
  ['NUL', 'love%00', undefined],
  ['a broken escape', '%E0%A4%A', undefined],
])('a search for %s is answered quickly', async (_what, q, status) => {
  const visitor = await createVisitor();

  const start = performance.now();
  const answer = await visitor.get(`/api/scripture/search?q=${q}`);

  expect(performance.now() - start).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer.status).toBeLessThan(500);
  if (status) expect(answer.status).toBe(status);
});

test('an IP address can search 120 times a minute, and other addresses are not affected', async () => {
  const visitor = await createVisitor();
  for (let time = 1; time <= 120; time++)
    expect(await getSearch(visitor, 'hope', 1)).toMatchObject({ status: 200 });

  expect(await getSearch(visitor, 'hope', 1)).toMatchObject({ status: 429 });
  const elsewhere = new TestVisitor(visitor.app, '203.0.113.7');
  expect(await getSearch(elsewhere, 'hope', 1)).toMatchObject({ status: 200 });
});

async function search(visitor: TestVisitor, q: string, limit?: number): Promise<SearchAnswer> {
  return SearchAnswer.parse((await getSearch(visitor, q, limit)).body);
}
