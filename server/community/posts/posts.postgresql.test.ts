import { expect, test } from 'vitest';
import { Post, WrittenPost } from '#contract/community/posts';
import { createCommunityUser, expectShape, POSTS_PATH, seedCommunity } from '#server/testing/community';

test('a user who has not agreed to the community rules can read, but post and comment only after agreeing', async () => {
  const { boaz, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah', hasAgreed: false });
  const post = await boaz.createPost('Come and eat with us.');
  const refused = {
    status: 403,
    body: { message: 'Please agree to the community rules first.', code: 'rules_not_agreed' },
  };

  expect(await orpah.sendPost('Peace.', { key: 'orpah-first-post' })).toMatchObject(refused);
  expect(await orpah.sendComment(post, 'Thank you.')).toMatchObject(refused);
  expect((await orpah.listPosts()).map(({ content }) => content)).toEqual(['Come and eat with us.']);
  expect(await orpah.giveHeart(post)).toMatchObject({ status: 200 });

  expect(await orpah.post('/api/auth/rules-agreement')).toMatchObject({ status: 200 });
  expect(await orpah.sendPost('Peace.', { key: 'orpah-first-post' })).toMatchObject({ status: 201 });
  expect(await orpah.sendComment(post, 'Thank you.')).toMatchObject({ status: 201 });
});

test('other users read a post in the town square exactly as its author wrote it', async () => {
  const { ruth, boaz } = await seedCommunity();

  const post = await ruth.createPost('Intreat me not to leave thee.');

  expect(post).toMatchObject({
    content: 'Intreat me not to leave thee.',
    type: 'message',
    themeId: null,
    anonymous: false,
    editedAt: null,
    hidden: false,
    answeredAt: null,
    thanks: null,
    mine: true,
    reactions: [],
    prayers: { count: 0, mine: false },
    commentCount: 0,
    comments: [],
    crisisHelp: null,
    user: { id: ruth.id, firstName: 'Ruth', lastName: 'Elimelech', isModerator: false, companionLevel: 1 },
  });
  const { crisisHelp: _, ...shown } = post;
  expect(await boaz.listPosts()).toEqual([{ ...shown, mine: false }]);
  expect(expectShape(Post, await boaz.getPost(post))).toEqual({ ...shown, mine: false });
  expect(await boaz.listPosts('prayer_requests')).toEqual([]);
});

test('an empty, overlong or invalid text gets a readable error', async () => {
  const { ruth } = await seedCommunity();
  const post = await ruth.createPost('Peace.');
  const first = 'Write something first.';

  for (const [content, message] of [
    ['', first],
    [' \n\t ', first],
    ['\u200b\u2060\u00ad\u2800\ufe0f', first],
    [7, first],
    [null, first],
    [
      'Peace\0be with you',
      'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
    ],
    ['x'.repeat(5001), 'A post can have up to 5,000 characters.'],
  ] as [string, string][]) {
    expect(await ruth.sendPost(content)).toMatchObject({ status: 400, body: { message } });
    expect(await ruth.edit(post, content)).toMatchObject({ status: 400, body: { message } });
  }
  const comment = await ruth.createComment(post, 'And to you.');
  for (const [content, message] of [
    ['\u200b', first],
    ['x'.repeat(2001), 'A comment can have up to 2,000 characters.'],
  ] as const) {
    expect(await ruth.sendComment(post, content)).toMatchObject({ status: 400, body: { message } });
    expect(await ruth.edit(comment, content)).toMatchObject({ status: 400, body: { message } });
  }
  expect(await ruth.listPosts()).toMatchObject([{ content: 'Peace.', editedAt: null, commentCount: 1 }]);
});

test('a request body of 300 KB is rejected as too large', async () => {
  const { ruth } = await seedCommunity();

  expect(await ruth.sendPost('x'.repeat(300 * 1024))).toMatchObject({ status: 413 });
  expect(await ruth.listPosts()).toEqual([]);
});

test('a text is normalized and trimmed, and otherwise stored character by character', async () => {
  const { ruth, boaz } = await seedCommunity();
  const odd =
    'A <b>line</b> &amp; "two"\r\n\r\n\tשָׁלוֹם \u202eright\u202c 👩‍👩‍👧 \\u0041 %00 $1 {{x}} \u2028 end';

  for (const [typed, stored] of [
    [odd, odd],
    ['Cafe\u0301', 'Café'],
    ['broken \ud83d and \udc00', 'broken \ufffd and \ufffd'],
    ['  around  ', 'around'],
    ['x'.repeat(5000), 'x'.repeat(5000)],
  ] as const) {
    await ruth.createPost(typed);
    expect((await boaz.listPosts())[0]?.content).toBe(stored);
  }
});

test('a post is a message unless it is sent as a prayer request; other types are rejected', async () => {
  const { ruth, boaz } = await seedCommunity();

  await ruth.createPost('Peace.', { in: 'prayer_requests' });
  await ruth.createPost('For my mother.', { type: 'prayer_request' });

  expect((await boaz.listPosts('prayer_requests'))[0]).toMatchObject({ type: 'message', anonymous: false });
  expect((await boaz.listPosts())[0]).toMatchObject({ type: 'prayer_request', anonymous: false });
  expect(await ruth.sendPost('Peace.', { type: 'sermon' as 'message' })).toMatchObject({
    status: 400,
    body: { message: 'There is no such kind of post.' },
  });
  expect(await ruth.sendPost('Peace.', { anonymous: true })).toMatchObject({
    status: 400,
    body: { message: 'You can only post a prayer request without your name.' },
  });
});

test('only posts in Walking Together belong to the weekly theme', async () => {
  const { ruth, naomi } = await seedCommunity();
  await ruth.createPost('Before there was one.', { in: 'walking_together' });
  const theme = await naomi.post('/api/admin/themes', {
    title: 'Rest',
    description: '<p>Come unto me.</p>',
    weekStart: '2026-01-04T00:00:00Z',
    weekEnd: '2026-01-10T00:00:00Z',
  });

  await ruth.createPost('I rest.', { in: 'walking_together' });
  await ruth.createPost('I rest.', { in: 'town_square' });
  await ruth.createPost('I rest.', { in: 'prayer_requests' });

  expect(theme.status).toBe(201);
  const themes = async (room: 'walking_together' | 'town_square' | 'prayer_requests') =>
    (await ruth.listPosts(room)).map(({ themeId }) => themeId);
  expect(await themes('walking_together')).toEqual([theme.body.id, null]);
  expect(await themes('town_square')).toEqual([null]);
  expect(await themes('prayer_requests')).toEqual([null]);
});

test('extra fields cannot change a post’s author, date or state', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const other = await boaz.createPost('Mine.');
  const more = {
    id: other.id,
    userId: boaz.id,
    user_id: boaz.id,
    user: { id: boaz.id, isModerator: true },
    isModerator: true,
    createdAt: '2001-01-01T00:00:00Z',
    editedAt: '2001-01-01T00:00:00Z',
    hiddenAt: '2001-01-01T00:00:00Z',
    keptAt: '2001-01-01T00:00:00Z',
    answeredAt: '2001-01-01T00:00:00Z',
    thanks: 'To me.',
    themeId: 1,
    idempotencyKey: 'key-of-another-user',
    annotations: { references: [{ start: 0, end: 1, reference: 'John 3:16' }], notes: [] },
    ['__proto__']: { isModerator: true },
  };

  const answer = await ruth.post(POSTS_PATH, { roomId: ruth.rooms.town_square, content: 'Hers.', ...more });
  const post = expectShape(WrittenPost, answer, 201);
  await ruth.request(`${POSTS_PATH}/${post.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      content: 'Hers, mended.',
      roomId: 1,
      anonymous: true,
      type: 'prayer_request',
      ...more,
    }),
  });

  const [first, ...rest] = await naomi.listPosts();
  expect(first).toMatchObject({
    id: post.id,
    content: 'Hers, mended.',
    user: { id: ruth.id, firstName: 'Ruth', isModerator: false },
    type: 'message',
    anonymous: false,
    hidden: false,
    answeredAt: null,
    thanks: null,
    themeId: null,
    annotations: { references: [], notes: [] },
  });
  expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(first?.editedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(rest).toMatchObject([{ id: other.id, content: 'Mine.', editedAt: null }]);
});
