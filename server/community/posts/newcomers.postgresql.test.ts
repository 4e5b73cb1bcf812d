import { expect, test } from 'vitest';
import { Post } from '#contract/community/posts';
import { createCommunityUser, expectShape, seedCommunity } from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import { TOO_MANY_ATTEMPTS } from '#server/testing/tooManyAttempts';

const MONEY_REQUEST = 'please send money to my cash app $helpme';
const FIRST_DAY = {
  posts: 'On your first day you can write up to ten posts. You can write more tomorrow.',
  comments: 'On your first day you can write up to thirty comments. You can write more tomorrow.',
};

test('a newcomer’s post asking for money is hidden until a moderator decides', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const greeting = await boaz.createPost('Good morning.');

  const post = await ruth.createPost(MONEY_REQUEST);
  const comment = await ruth.createComment(greeting, MONEY_REQUEST);

  expect([post.hidden, comment.hidden]).toEqual([true, true]);
  expect(await boaz.listPosts()).toMatchObject([{ content: 'Good morning.', commentCount: 0 }]);
  expect(await boaz.getPost(post)).toMatchObject({ status: 404 });
  expect(await ruth.listPosts()).toMatchObject([
    { content: MONEY_REQUEST, hidden: true },
    { comments: [{ content: MONEY_REQUEST, hidden: true }] },
  ]);
  expect((await naomi.getQueue()).map(({ kind, hidden, reports }) => ({ kind, hidden, reports }))).toEqual([
    { kind: 'post', hidden: true, reports: [{ reason: 'money', count: 0, notes: [] }] },
    { kind: 'comment', hidden: true, reports: [{ reason: 'money', count: 0, notes: [] }] },
  ]);

  for (const words of [post, comment])
    expect(await naomi.moderate(words, 'keep')).toMatchObject({ status: 200 });
  expect(await boaz.listPosts()).toMatchObject([
    { content: MONEY_REQUEST, hidden: false },
    { commentCount: 1 },
  ]);
  expect(await naomi.getQueue()).toEqual([]);
});

test('a newcomer’s post about being in danger stays visible, even with a phone number, and leads the queue', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const older = await ruth.createPost(MONEY_REQUEST);
  const cry = 'I can’t go on, I want to end my life tonight. Please somebody call me, 07700 900123.';

  const post = await ruth.createPost(cry);
  const edited = await ruth.createPost('Good morning.');
  const comment = await ruth.createComment(post, cry);
  expect((await ruth.edit(edited, cry)).body).toMatchObject({ hidden: false });

  expect([post.hidden, comment.hidden]).toEqual([false, false]);
  expect(await boaz.listPosts()).toMatchObject([{ content: cry }, { content: cry, commentCount: 1 }]);
  const queue = await naomi.getQueue();
  expect(queue.map(({ id }) => id)).toEqual([post.id, comment.id, edited.id, older.id]);
  for (const { hidden, reports } of queue.slice(0, 3)) {
    expect(hidden).toBe(false);
    expect(reports.map(({ reason, count }) => [reason, count])).toEqual([
      ['contact', 0],
      ['worried', 0],
    ]);
  }
});

test('a newcomer’s post asking for money is hidden even if it mentions fear', async () => {
  const { ruth } = await seedCommunity();

  expect(await ruth.createPost(`I am afraid of the future, ${MONEY_REQUEST}`)).toMatchObject({
    hidden: true,
  });
});

test('a newcomer’s post that is edited to ask for money is hidden', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPost('Good morning.');
  const comment = await ruth.createComment(post, 'And to you.');

  expect((await ruth.edit(comment, MONEY_REQUEST)).body).toMatchObject({ hidden: true });
  expect(await boaz.listPosts()).toMatchObject([{ commentCount: 0 }]);
  expect((await ruth.edit(post, MONEY_REQUEST)).body).toMatchObject({ hidden: true });
  expect(await boaz.listPosts()).toEqual([]);
  expect((await ruth.edit(post, 'Good morning.')).body).toMatchObject({ hidden: true });
  expect(await naomi.getQueue()).toHaveLength(2);
});

test('a post asking for money gets one automatic report, even after edits, which is not counted as a user’s report', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const post = await ruth.createPost(MONEY_REQUEST);
  const comment = await ruth.createComment(post, MONEY_REQUEST);

  for (const words of [post, comment]) {
    for (const more of ['.', '!']) {
      expect(await ruth.edit(words, `${MONEY_REQUEST}${more}`)).toMatchObject({ status: 200 });
    }
  }
  expect((await naomi.getQueue()).map(({ reports }) => reports)).toEqual([
    [{ reason: 'money', count: 0, notes: [] }],
    [{ reason: 'money', count: 0, notes: [] }],
  ]);
  expect(await tableRows(app.db, 'select id from reports')).toHaveLength(2);

  for (const words of [post, comment]) {
    await naomi.moderate(words, 'keep');
    await boaz.reportContent(words, 'selling');
    await ruth.edit(words, MONEY_REQUEST);
    expect((await naomi.getQueue()).find(({ id }) => id === words.id)?.reports).toEqual([
      { reason: 'selling', count: 1, notes: [] },
      { reason: 'money', count: 0, notes: [] },
    ]);
  }
});

test('a newcomer’s prayer request is hidden if its thank-you text asks for money', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const request = await ruth.createPrayerRequest('For my mother.', false);

  await ruth.markAnswered(request, true, MONEY_REQUEST);

  expect((await boaz.getPost(request)).text).not.toContain('helpme');
  expect(await naomi.getQueue()).toMatchObject([
    { id: request.id, hidden: true, content: 'For my mother.', thanks: MONEY_REQUEST },
  ]);
});

test('a post asking for money by a user who joined over a week ago stays visible and is reported', async () => {
  const { boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 8 });

  const post = await orpah.createPost(MONEY_REQUEST);

  expect(post.hidden).toBe(false);
  expect(expectShape(Post, await boaz.getPost(post))).toMatchObject({
    content: MONEY_REQUEST,
    hidden: false,
  });
  expect(await naomi.getQueue()).toMatchObject([
    { id: post.id, hidden: false, reports: [{ reason: 'money' }] },
  ]);
});

test('on the first day, a user can write ten posts and thirty comments, and is asked to continue tomorrow', async () => {
  const { ruth, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.createPost('Good morning.');

  for (let time = 1; time <= 10; time++) await orpah.createPost(`Post ${time}.`);
  const eleventh = await orpah.sendPost('Post 11.');
  for (let time = 1; time <= 30; time++) await orpah.createComment(post, `Comment ${time}.`);
  const last = await orpah.sendComment(post, 'Comment 31.');

  expect(eleventh).toMatchObject({ status: 429, body: { message: FIRST_DAY.posts } });
  expect(last).toMatchObject({ status: 429, body: { message: FIRST_DAY.comments } });
  for (const { headers } of [eleventh, last]) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ruth.listPosts()).toHaveLength(11);
});

test('newcomers at one IP address share a limit of 150 posts and comments an hour; other users do not', async () => {
  const { ruth, app } = await seedCommunity();
  const script = await Promise.all(
    Array.from({ length: 15 }, (_, at) => createCommunityUser(app, { firstName: `Script${at}`, daysAgo: 0 })),
  );
  for (const newcomer of script) {
    for (let time = 1; time <= 10; time++) await newcomer.createPost('Good morning.');
  }
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.createPost('Good evening.');

  const message = 'Many new members are posting from your network. Please try again in an hour.';
  for (const answer of [await orpah.sendPost('Peace.'), await orpah.sendComment(post, 'Peace.')]) {
    expect(answer).toMatchObject({ status: 429, body: { message } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await orpah.at('198.51.100.7').sendPost('Peace.')).toMatchObject({ status: 201 });
  expect(await ruth.sendComment(post, 'And to you.')).toMatchObject({ status: 201 });
});

test('repeating a request with its idempotency key does not count toward the first-day limits', async () => {
  const { app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 15; time++) {
    expect(await orpah.sendPost('Peace.', { key: 'the-same-key' })).toMatchObject({ status: 201 });
  }
});

test('a rejected post does not count toward the first-day limits', async () => {
  const { app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 10; time++) {
    expect(await orpah.sendPost('https://a.example https://b.example https://c.example')).toMatchObject({
      status: 400,
    });
  }
  expect(await orpah.sendPost('Then without them.')).toMatchObject({ status: 201 });
});

test('a post can contain two links on the first day, and five later', async () => {
  const { ruth, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  const post = await ruth.createPost('Good morning.');
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
    const mine = await who.createPost(links(limit));
    expect(await who.sendPost(links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.edit(mine, links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.sendComment(post, links(limit + 1))).toMatchObject(tooMany(limit));
    expect(await who.sendComment(post, links(limit))).toMatchObject({ status: 201 });
  }
});

test.each([
  '_https://song.example ',
  'xhttps://song.example ',
  'éhttps://song.example ',
  '_www.song.example ',
  'HTTPS://song.example ',
])('a link written as %j counts toward the maximum number of links', async (link) => {
  const { app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });

  expect(await orpah.sendPost(link.repeat(3))).toMatchObject({ status: 400 });
  expect(await orpah.sendPost(link.repeat(2))).toMatchObject({ status: 201 });
});

test('a user can write thirty posts and thirty reports an hour, independently of other users', async () => {
  const { ruth, boaz } = await seedCommunity();

  for (let time = 1; time <= 30; time++) await ruth.createPost('Peace.');
  const posts = await ruth.sendPost('Peace.');
  const [post] = (await boaz.listPosts()) as [Post];
  for (let time = 1; time <= 30; time++)
    expect(await boaz.reportContent(post)).toMatchObject({ status: 200 });
  const reports = await boaz.reportContent(post);

  for (const answer of [posts, reports]) {
    expect(answer).toMatchObject(TOO_MANY_ATTEMPTS);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await boaz.sendPost('Peace.')).toMatchObject({ status: 201 });
});

test('LIMITS=off turns off the rate limits, but not the maximum number of links', async () => {
  const { app } = await seedCommunity({ LIMITS: 'off' });
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });

  for (let time = 1; time <= 31; time++) await orpah.createPost('Peace.');

  expect(await orpah.sendPost('https://a.example https://b.example https://c.example')).toMatchObject({
    status: 400,
  });
});
