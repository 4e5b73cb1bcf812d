import { expect, test } from 'vitest';
import { Post, WrittenComment, WrittenPost } from '#contract/community/posts';
import {
  type CommunityUser,
  createCommunityUser,
  expectShape,
  ledgerMismatches,
  seedCommunity,
} from '#server/testing/community';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { createTestApp as createOtherApp } from '#server/testing/testApp';

const KEY_CONFLICT = {
  status: 409,
  body: { message: 'This idempotency key was already used for something else.' },
};

test('repeating a request with its idempotency key writes once and returns the same response', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const post = expectShape(WrittenPost, await ruth.sendPost('Peace.', { key: 'a-key-of-ruth' }), 201);
  const comment = expectShape(
    WrittenComment,
    await boaz.sendComment(post, 'And to you.', 'a-key-of-boaz'),
    201,
  );

  const again = expectShape(WrittenPost, await ruth.sendPost(' Peace. ', { key: 'a-key-of-ruth' }), 201);
  expect(again).toMatchObject({ id: post.id, createdAt: post.createdAt, commentCount: 1 });
  expect(
    expectShape(WrittenComment, await boaz.sendComment(post, 'And to you.', 'a-key-of-boaz'), 201),
  ).toEqual(comment);
  expect(await ruth.sendPost('War.', { key: 'a-key-of-ruth' })).toMatchObject(KEY_CONFLICT);
  expect(await ruth.sendPost('Peace.', { key: 'a-key-of-ruth', in: 'prayer_requests' })).toMatchObject(
    KEY_CONFLICT,
  );
  expect(await boaz.sendComment(post, 'And you.', 'a-key-of-boaz')).toMatchObject(KEY_CONFLICT);

  expect(await tableRows(app.db, 'select content from posts')).toEqual([{ content: 'Peace.' }]);
  expect(await tableRows(app.db, 'select content from comments')).toEqual([{ content: 'And to you.' }]);
});

test('concurrent requests with one idempotency key write once', async () => {
  const { ruth, app } = await seedCommunity();

  const posts = await Promise.all(
    Array.from({ length: 5 }, () => ruth.sendPost('Peace.', { key: 'clicked-twice' })),
  );
  for (const answer of posts) expectShape(WrittenPost, answer, 201);
  const first = { id: Number(posts[0]?.body.id) };
  const comments = await Promise.all(
    Array.from({ length: 5 }, () => ruth.sendComment(first, 'Indeed.', 'clicked-twice')),
  );

  expect(new Set(posts.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(comments.map((answer) => expectShape(WrittenComment, answer, 201).id)).size).toBe(1);
  expect(await tableRows(app.db, 'select id from posts union all select id from comments')).toHaveLength(2);
  expect(await pointsOf(ruth)).toBe(8);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('twelve concurrent requests with one key count as one post or comment toward the first-day limits', async () => {
  const { ruth, app } = await seedCommunity();
  const greeting = await ruth.createPost('Good morning.');
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  const times = Array.from({ length: 12 }, (_, at) => at);
  for (const at of times.slice(3)) await orpah.createPost(`Post ${at}.`);

  const posts = await Promise.all(times.map(() => orpah.sendPost('The tenth.', { key: 'twelve-at-once' })));
  const comments = await Promise.all(
    times.map(() => orpah.sendComment(greeting, 'The first.', 'twelve-at-once')),
  );

  for (const answers of [posts, comments]) {
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(await orpah.sendPost('The eleventh.', { key: 'one-too-many' })).toMatchObject({ status: 429 });
  for (let time = 2; time <= 30; time++) await orpah.createComment(greeting, `Comment ${time}.`);
  expect(await orpah.sendComment(greeting, 'The thirty-first.')).toMatchObject({ status: 429 });
});

test('after ten posts on the first day, all of twelve concurrent requests with one idempotency key are rejected', async () => {
  const { app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  for (let time = 1; time <= 10; time++) await orpah.createPost(`Post ${time}.`);

  const answers = await Promise.all(
    Array.from({ length: 12 }, () => orpah.sendPost('The eleventh.', { key: 'twelve-at-once' })),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
  expect(await orpah.listPosts()).toHaveLength(10);
});

expectOne('postgresql', 'two processes treat concurrent requests with one key as one request', async () => {
  const place = await freshTestDatabase();
  const { app, ruth } = await seedCommunity({}, await openTestDatabase(place));
  const other = await createOtherApp({}, await openTestDatabase(place));
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', daysAgo: 0 });
  await ruth.in(other).createPost('Good morning.');

  for (let post = 1; post <= 10; post++) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        (at % 2 ? orpah : orpah.in(other)).sendPost(`Post ${post}.`, { key: `post-number-${post}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }

  expect(await orpah.sendPost('The eleventh.')).toMatchObject({ status: 429 });
  expect(await tableRows(app.db, `select id from posts where user_id = '${orpah.id}'`)).toHaveLength(10);
});

test('a user can repeat requests with a used idempotency key a hundred times an hour', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = expectShape(WrittenPost, await ruth.sendPost('Peace.', { key: 'a-key-of-ruth' }), 201);

  for (let time = 1; time <= 100; time++) {
    expect(await ruth.sendPost('Peace.', { key: 'a-key-of-ruth' })).toMatchObject({ status: 201 });
  }

  const refused = await ruth.sendPost('Peace.', { key: 'a-key-of-ruth' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(await ruth.sendPost('And again.', { key: 'another-key' })).toMatchObject({ status: 201 });
  expect(await boaz.getPost(post)).toMatchObject({ status: 200 });
});

test('idempotency keys are separate for each user, and requests without a key always write', async () => {
  const { ruth, boaz } = await seedCommunity();

  const hers = expectShape(WrittenPost, await ruth.sendPost('Peace.', { key: 'the-same-key' }), 201);
  const his = expectShape(WrittenPost, await boaz.sendPost('War.', { key: 'the-same-key' }), 201);
  await ruth.createPost('Peace.');
  await ruth.createPost('Peace.');

  expect(his.id).not.toBe(hers.id);
  expect(await boaz.listPosts()).toHaveLength(4);
});

test.each(['short', '', 'x'.repeat(81), 'no spaces in it', "a-key';--", 'a/key/of/slashes'])(
  'an idempotency key like “%s” is rejected',
  async (key) => {
    const { ruth } = await seedCommunity();

    const message = 'An Idempotency-Key has 8 to 80 letters, digits, - or _.';
    expect(await ruth.sendPost('Peace.', { key })).toMatchObject({ status: 400, body: { message } });
    expect(await ruth.sendComment({ id: 1 }, 'Peace.', key)).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await ruth.listPosts()).toEqual([]);
  },
);

test('the first two posts, five comments and five prayers of a day earn XP, and deletions take none away', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const written: Post[] = [];
  const xpPerStep = async (action: () => Promise<unknown>, times: number) => {
    const steps: number[] = [];
    for (let time = 0; time < times; time++) {
      const before = await pointsOf(ruth);
      await action();
      steps.push((await pointsOf(ruth)) - before);
    }
    return steps;
  };

  expect(await xpPerStep(async () => written.push(await ruth.createPost('Peace.')), 4)).toEqual([5, 5, 0, 0]);
  const [post] = written as [Post];
  expect(await xpPerStep(() => ruth.createComment(post, 'Indeed.'), 7)).toEqual([3, 3, 3, 3, 3, 0, 0]);
  expect(
    await xpPerStep(async () => ruth.sayPrayer(await boaz.createPrayerRequest('For my harvest.')), 7),
  ).toEqual([2, 2, 2, 2, 2, 0, 0]);
  expect(await xpPerStep(() => ruth.giveHeart(post), 1)).toEqual([0]);
  expect(await xpPerStep(() => ruth.deletePost(written.pop() as Post), 4)).toEqual([0, 0, 0, 0]);
  expect(await xpPerStep(() => ruth.createPost('Peace.'), 1)).toEqual([0]);

  // Backdates the XP events to an earlier day.
  await tableRows(
    app.db,
    "update user_activities set deed_key = '2001-01-01' || substr(deed_key, 11) where deed_key like '20%'",
  );
  expect(await xpPerStep(() => ruth.createPost('Peace.'), 3)).toEqual([5, 5, 0]);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('praying repeatedly for one request earns XP once', async () => {
  const { ruth, boaz } = await seedCommunity();
  const request = await boaz.createPrayerRequest('For my harvest.');

  for (let time = 0; time < 3; time++) await ruth.sayPrayer(request);

  expect(await pointsOf(ruth)).toBe(2);
});

test('Bible references in a text are annotated with their positions, and the text stays unchanged', async () => {
  const { ruth, boaz } = await seedCommunity();
  const content = '👋 I hold on to John 3:16, and to 1 Cor. 13:4-7 — daily.';

  const post = await ruth.createPost(content);
  const comment = await boaz.createComment(post, `Psalm 23 for me. ${content}`);

  expect(post.content).toBe(content);
  expect(annotated(post)).toEqual([
    ['John 3:16', 'John 3:16'],
    ['1 Cor. 13:4-7', '1 Corinthians 13:4-7'],
  ]);
  expect(annotated(comment).map(([, reference]) => reference)).toEqual([
    'Psalm 23',
    'John 3:16',
    '1 Corinthians 13:4-7',
  ]);
  expect(post.annotations.notes).toEqual([]);
  expect((await boaz.listPosts())[0]?.annotations).toEqual(post.annotations);
  const edited = expectShape(WrittenPost, await ruth.edit(post, 'I hold on to Ruth 1:16.'));
  expect(annotated(edited)).toEqual([['Ruth 1:16', 'Ruth 1:16']]);
});

test('an exact quotation of Scripture gets no note, and neither does a quotation of a person', async () => {
  const { ruth } = await seedCommunity();

  for (const exact of [
    '"Jesus wept." (John 11:35)',
    '"The LORD is my shepherd; I shall not want." Psalm 23:1',
    'My grandmother said, "Come in and eat with us, all of you."',
  ]) {
    expect((await ruth.createPost(exact)).annotations.notes).toEqual([]);
  }
});

test('a changed quotation, an invented one and a nonexistent reference get a note, and the post stays unchanged', async () => {
  const { ruth } = await seedCommunity();

  for (const [content, note] of [
    [
      '"The Lord is my shepherd, I lack nothing at all." (Psalm 23:1)',
      { note: 'The King James Version says it differently:', reference: 'Psalm 23:1' },
    ],
    [
      'As the Bible says, "God helps those who help themselves."',
      {
        note: 'We couldn’t find some of the words quoted here in the King James Version or the World English Bible.',
        reference: null,
      },
    ],
  ] as const) {
    const post = await ruth.createPost(content);
    expect(post.content).toBe(content);
    expect(post.annotations.notes).toEqual([note]);
  }
  const nowhere = await ruth.createPost('Read John 22:1, it changed me.');
  expect(nowhere).toMatchObject({
    content: 'Read John 22:1, it changed me.',
    annotations: { references: [] },
  });
  expect(nowhere.annotations.notes).toHaveLength(1);
  expect(nowhere.annotations.notes[0]?.note).toMatch(/^[A-Z].*\.$/);
});

test('only an author in distress is offered crisis help, and the post is published unchanged', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const content = 'I want to sleep and never wake up. They would be better off without me.';

  const post = await ruth.createPost(content, { in: 'prayer_requests', type: 'prayer_request' });
  const edited = expectShape(WrittenPost, await ruth.edit(post, `${content} I mean it.`));
  const comment = await ruth.createComment(post, 'I want to kill myself.');
  const calm = await boaz.createComment(post, 'I am here, and I pray for you.');

  const thankful = expectShape(
    WrittenPost,
    await ruth.markAnswered(post, true, 'I want to die all the same.'),
  );

  for (const { crisisHelp } of [post, edited, comment, thankful]) {
    expect(crisisHelp).toEqual({
      text: expect.stringMatching(/\S/),
      near: expect.stringMatching(/\S/),
      concern: 'crisis',
      helplines: [expect.objectContaining({ name: 'Find A Helpline', for: 'crisis' })],
    });
  }
  expect(calm.crisisHelp).toBeNull();
  for (const who of [ruth, boaz, naomi]) {
    const answer = await who.getPost(post);
    expect(expectShape(Post, answer)).toMatchObject({
      content: `${content} I mean it.`,
      hidden: false,
      commentCount: 2,
    });
    expect(answer.text).not.toContain('"crisisHelp"');
    expect(answer.text).not.toContain(post.crisisHelp?.near);
  }
  expect(await naomi.getQueue()).toEqual([]);
});

function annotated({ content, annotations }: Pick<Post, 'content' | 'annotations'>) {
  return annotations.references.map(({ start, end, reference }) => [content.slice(start, end), reference]);
}

async function pointsOf(who: CommunityUser) {
  return (await who.get('/api/gamification/user-stats')).body.experiencePoints as number;
}
