import { expect, test } from 'vitest';
import { Post } from '#contract/community';
import { company, joins, shaped } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';

const PLEA = 'please send money to my cash app $helpme';
const FIRST_DAY = {
  posts: 'On your first day you can write up to ten posts. You can write more tomorrow.',
  comments: 'On your first day you can write up to thirty comments. You can write more tomorrow.',
};

test('a newcomer’s post asking for money is hidden until a moderator decides', async () => {
  const { ruth, boaz, naomi } = await company();
  const greeting = await boaz.hasWritten('Good morning.');

  const post = await ruth.hasWritten(PLEA);
  const comment = await ruth.hasCommented(greeting, PLEA);

  expect([post.hidden, comment.hidden]).toEqual([true, true]);
  expect(await boaz.reads()).toMatchObject([{ content: 'Good morning.', commentCount: 0 }]);
  expect(await boaz.sees(post)).toMatchObject({ status: 404 });
  expect(await ruth.reads()).toMatchObject([
    { content: PLEA, hidden: true },
    { comments: [{ content: PLEA, hidden: true }] },
  ]);
  expect(
    (await naomi.looksAtQueue()).map(({ kind, hidden, reports }) => ({ kind, hidden, reports })),
  ).toEqual([
    { kind: 'post', hidden: true, reports: [{ reason: 'money', count: 0, notes: [] }] },
    { kind: 'comment', hidden: true, reports: [{ reason: 'money', count: 0, notes: [] }] },
  ]);

  for (const words of [post, comment]) expect(await naomi.acts(words, 'keep')).toMatchObject({ status: 200 });
  expect(await boaz.reads()).toMatchObject([{ content: PLEA, hidden: false }, { commentCount: 1 }]);
  expect(await naomi.looksAtQueue()).toEqual([]);
});

test('a newcomer’s post about being in danger stays visible, even with a phone number, and leads the queue', async () => {
  const { ruth, boaz, naomi } = await company();
  const older = await ruth.hasWritten(PLEA);
  const cry = 'I can’t go on, I want to end my life tonight. Please somebody call me, 07700 900123.';

  const post = await ruth.hasWritten(cry);
  const mended = await ruth.hasWritten('Good morning.');
  const comment = await ruth.hasCommented(post, cry);
  expect((await ruth.mends(mended, cry)).body).toMatchObject({ hidden: false });

  expect([post.hidden, comment.hidden]).toEqual([false, false]);
  expect(await boaz.reads()).toMatchObject([{ content: cry }, { content: cry, commentCount: 1 }]);
  const queue = await naomi.looksAtQueue();
  expect(queue.map(({ id }) => id)).toEqual([post.id, comment.id, mended.id, older.id]);
  for (const { hidden, reports } of queue.slice(0, 3)) {
    expect(hidden).toBe(false);
    expect(reports.map(({ reason, count }) => [reason, count])).toEqual([
      ['contact', 0],
      ['worried', 0],
    ]);
  }
});

test('mentioning fear does not make a post asking for money visible', async () => {
  const { ruth } = await company();

  expect(await ruth.hasWritten(`I am afraid of the future, ${PLEA}`)).toMatchObject({ hidden: true });
});

test('a newcomer’s post that is edited to ask for money is hidden', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('Good morning.');
  const comment = await ruth.hasCommented(post, 'And to you.');

  expect((await ruth.mends(comment, PLEA)).body).toMatchObject({ hidden: true });
  expect(await boaz.reads()).toMatchObject([{ commentCount: 0 }]);
  expect((await ruth.mends(post, PLEA)).body).toMatchObject({ hidden: true });
  expect(await boaz.reads()).toEqual([]);
  expect((await ruth.mends(post, 'Good morning.')).body).toMatchObject({ hidden: true });
  expect(await naomi.looksAtQueue()).toHaveLength(2);
});

test('editing a post that asks for money files one automatic report, which counts for no user', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const post = await ruth.hasWritten(PLEA);
  const comment = await ruth.hasCommented(post, PLEA);

  for (const words of [post, comment]) {
    for (const more of ['.', '!']) {
      expect(await ruth.mends(words, `${PLEA}${more}`)).toMatchObject({ status: 200 });
    }
  }
  expect((await naomi.looksAtQueue()).map(({ reports }) => reports)).toEqual([
    [{ reason: 'money', count: 0, notes: [] }],
    [{ reason: 'money', count: 0, notes: [] }],
  ]);
  expect(await rowsOf(house.db, 'select id from reports')).toHaveLength(2);

  for (const words of [post, comment]) {
    await naomi.acts(words, 'keep');
    await boaz.reports(words, 'selling');
    await ruth.mends(words, PLEA);
    expect((await naomi.looksAtQueue()).find(({ id }) => id === words.id)?.reports).toEqual([
      { reason: 'selling', count: 1, notes: [] },
      { reason: 'money', count: 0, notes: [] },
    ]);
  }
});

test('asking for money in the thanks of a request hides it too', async () => {
  const { ruth, boaz, naomi } = await company();
  const request = await ruth.asksPrayer('For my mother.', false);

  await ruth.says(request, true, PLEA);

  expect((await boaz.sees(request)).text).not.toContain('helpme');
  expect(await naomi.looksAtQueue()).toMatchObject([
    { id: request.id, hidden: true, content: 'For my mother.', thanks: PLEA },
  ]);
});

test('a post asking for money by a user of a week stays visible and is reported to the moderators', async () => {
  const { boaz, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 8 });

  const post = await orpah.hasWritten(PLEA);

  expect(post.hidden).toBe(false);
  expect(shaped(Post, await boaz.sees(post))).toMatchObject({ content: PLEA, hidden: false });
  expect(await naomi.looksAtQueue()).toMatchObject([
    { id: post.id, hidden: false, reports: [{ reason: 'money' }] },
  ]);
});

test('on their first day a user can write ten posts and thirty comments, and is told to continue tomorrow', async () => {
  const { ruth, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.hasWritten('Good morning.');

  for (let time = 1; time <= 10; time++) await orpah.hasWritten(`Post ${time}.`);
  const eleventh = await orpah.writes('Post 11.');
  for (let time = 1; time <= 30; time++) await orpah.hasCommented(post, `Comment ${time}.`);
  const last = await orpah.comments(post, 'Comment 31.');

  expect(eleventh).toMatchObject({ status: 429, body: { message: FIRST_DAY.posts } });
  expect(last).toMatchObject({ status: 429, body: { message: FIRST_DAY.comments } });
  for (const { headers } of [eleventh, last]) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ruth.reads()).toHaveLength(11);
});

test('newcomers at one IP address share 150 posts and comments an hour, and others are not limited by them', async () => {
  const { ruth, house } = await company();
  const script = await Promise.all(
    Array.from({ length: 15 }, (_, at) => joins(house, { firstName: `Script${at}`, daysAgo: 0 })),
  );
  for (const newcomer of script) {
    for (let time = 1; time <= 10; time++) await newcomer.hasWritten('Good morning.');
  }
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.hasWritten('Good evening.');

  const message = 'Many new members are posting from your network. Please try again in an hour.';
  for (const answer of [await orpah.writes('Peace.'), await orpah.comments(post, 'Peace.')]) {
    expect(answer).toMatchObject({ status: 429, body: { message } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await orpah.at('198.51.100.7').writes('Peace.')).toMatchObject({ status: 201 });
  expect(await ruth.comments(post, 'And to you.')).toMatchObject({ status: 201 });
});

test('repeating a request with its idempotency key does not count against the limits', async () => {
  const { house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 15; time++) {
    expect(await orpah.writes('Peace.', { key: 'the-same-key' })).toMatchObject({ status: 201 });
  }
});

test('a rejected post does not count against the limits', async () => {
  const { house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 10; time++) {
    expect(await orpah.writes('https://a.example https://b.example https://c.example')).toMatchObject({
      status: 400,
    });
  }
  expect(await orpah.writes('Then without them.')).toMatchObject({ status: 201 });
});

test('a post can contain two links on the first day, and five later', async () => {
  const { ruth, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.hasWritten('Good morning.');
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at % 2 ? 'WWW.' : 'https://'}song${at}.example`).join(' ');
  const tooMany = (limit: number) => ({
    status: 400,
    body: { message: `You can include up to ${limit} links. Please remove some.` },
  });

  for (const [who, limit] of [
    [orpah, 2],
    [ruth, 5],
    [naomi, 5],
  ] as const) {
    const mine = await who.hasWritten(links(limit));
    expect(await who.writes(links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.mends(mine, links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.comments(post, links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.comments(post, links(limit))).toMatchObject({ status: 201 });
  }
});

test.each([
  '_https://song.example ',
  'xhttps://song.example ',
  'éhttps://song.example ',
  '_www.song.example ',
  'HTTPS://song.example ',
])('links written as %j count like others', async (link) => {
  const { house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });

  expect(await orpah.writes(link.repeat(3))).toMatchObject({ status: 400 });
  expect(await orpah.writes(link.repeat(2))).toMatchObject({ status: 201 });
});

test('a user can write thirty posts and thirty reports an hour, and other users are not limited by it', async () => {
  const { ruth, boaz } = await company();

  for (let time = 1; time <= 30; time++) await ruth.hasWritten('Peace.');
  const posts = await ruth.writes('Peace.');
  const [post] = (await boaz.reads()) as [Post];
  for (let time = 1; time <= 30; time++) expect(await boaz.reports(post)).toMatchObject({ status: 200 });
  const reports = await boaz.reports(post);

  for (const answer of [posts, reports]) {
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 60 minutes.' },
    });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await boaz.writes('Peace.')).toMatchObject({ status: 201 });
});

test('with LIMITS=off there are no rate limits, but still a maximum of links', async () => {
  const { house } = await company({ LIMITS: 'off' });
  const orpah = await joins(house, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 31; time++) await orpah.hasWritten('Peace.');

  expect(await orpah.writes('https://a.example https://b.example https://c.example')).toMatchObject({
    status: 400,
  });
});
