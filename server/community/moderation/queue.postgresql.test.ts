import { expect, test } from 'vitest';
import { LogEntry, ModerationQueue, ModeratorNote } from '#contract/community/moderation';
import { Post } from '#contract/community/posts';
import { ID_MAX } from '#contract/fields/limits';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  createEstablishedUser,
  expectShape,
  QUEUE_PATH,
  seedCommunity,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import type { TestApp } from '#server/testing/testApp';

const POST_DELETED = { status: 404, body: { message: 'This post was deleted.' } };
const ALREADY_HANDLED = { status: 409, body: { message: 'Another moderator has already handled this.' } };

test('an author gets a note when a moderator hides or removes their post, or warns them', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const [hidden, removed, warned] = [
    await ruth.createPost('One.'),
    await ruth.createPost('Two.'),
    await ruth.createPost(`Thrée ${'🌾'.repeat(200)}`),
  ];
  for (const post of [hidden, removed, warned]) await boaz.reportContent(post, 'private', 'A name in it.');

  expect(await naomi.moderate(hidden, 'hide')).toMatchObject({ status: 200, body: { message: 'Hidden.' } });
  expect(await naomi.moderate(removed, 'remove', 'Names.')).toMatchObject({
    status: 200,
    body: { message: 'Removed.' },
  });
  expect(await naomi.moderate(warned, 'warn', ' Gently, please. ')).toMatchObject({ status: 200 });

  const notes = expectShape(ModeratorNote.array(), await ruth.get(`${COMMUNITY_PATH}/notes`));
  expect(notes.map(({ act, note, excerpt }) => [act, note, excerpt.slice(0, 4)])).toEqual([
    ['hide', null, 'One.'],
    ['remove', 'Names.', 'Two.'],
    ['warn', 'Gently, please.', 'Thré'],
  ]);
  expect(notes[2]?.excerpt.length).toBeLessThan(200);
  expect((await ruth.listPosts()).filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([hidden.id]);
  expect((await boaz.listPosts()).map(({ id }) => id)).toEqual([warned.id]);
  expect((await boaz.get(`${COMMUNITY_PATH}/notes`)).text).toBe('[]');

  // Boaz can't mark Ruth's notes as read.
  await boaz.post(`${COMMUNITY_PATH}/notes/read`, { ids: notes.map(({ id }) => id) });
  expect(await ruth.post(`${COMMUNITY_PATH}/notes/read`, { ids: [notes[0]?.id, ID_MAX] })).toMatchObject({
    status: 200,
  });
  expect(expectShape(ModeratorNote.array(), await ruth.get(`${COMMUNITY_PATH}/notes`))).toEqual(
    notes.slice(1),
  );
  for (const ids of ['x', [0], [1.5], Array(101).fill(1), null]) {
    expect(await ruth.post(`${COMMUNITY_PATH}/notes/read`, { ids })).toMatchObject({ status: 400 });
  }
});

test('a warning whose note is empty or invisible is rejected', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const warned = await ruth.createPost('Peace.');
  await boaz.reportContent(warned);

  for (const note of [undefined, '', ' ', '\u200b']) {
    expect(await naomi.moderate(warned, 'warn', note)).toMatchObject({
      status: 400,
      body: { message: 'Write a note to the author first.' },
    });
  }
  expect((await ruth.get(`${COMMUNITY_PATH}/notes`)).text).toBe('[]');
});

test('the moderation log tells every user what was done and why, without any names', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPrayerRequest('Two names in it.', false);
  const comment = await ruth.createComment(post, 'And a third.');
  await boaz.reportContent(post, 'private', 'Boaz was here.');
  await boaz.reportContent(comment, 'worried');
  await naomi.moderate(comment, 'warn', 'For Ruth.');
  await naomi.moderate(post, 'hide', 'For Ruth.');
  await naomi.deleteAsModerator(post);

  const answer = await boaz.get(`${COMMUNITY_PATH}/moderation-log`);
  const log = expectShape(LogEntry.array(), answer);

  const roomType = 'prayer_requests';
  expect(log.map(({ id: _, createdAt: __, ...entry }) => entry)).toEqual([
    { act: 'remove', kind: 'post', roomType, reason: null },
    { act: 'hide', kind: 'post', roomType, reason: 'private' },
    { act: 'warn', kind: 'comment', roomType, reason: 'worried' },
  ]);
  expect(answer.text).not.toMatch(/Ruth|Boaz|Naomi|third|names/);
  for (const { id } of [ruth, boaz, naomi]) expect(answer.text).not.toContain(id);
  const older = await ruth.get(`${COMMUNITY_PATH}/moderation-log?before=${log[1]?.id}`);
  expect(expectShape(LogEntry.array(), older)).toEqual(log.slice(2));
});

test('when two moderators decide about the same post, the second one gets a conflict', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const deborah = await createCommunityUser(app, { firstName: 'Deborah', isModerator: true });
  const post = await ruth.createPost('Peace.');
  await boaz.reportContent(post);

  expect(await naomi.moderate(post, 'keep')).toMatchObject({ status: 200 });
  for (const act of ['keep', 'hide', 'remove', 'warn'] as const) {
    expect(await deborah.moderate(post, act, 'Late.')).toMatchObject(ALREADY_HANDLED);
  }
  expect(await deborah.moderate(post, 'praise' as 'keep')).toMatchObject({
    status: 400,
    body: { message: 'There is no such action.' },
  });
  expect(expectShape(Post, await boaz.getPost(post)).hidden).toBe(false);
  await naomi.deleteAsModerator(post);
  expect(await deborah.moderate(post, 'keep')).toMatchObject(POST_DELETED);
});

test('a moderator can remove any post or comment, and removing it again returns 404', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPost('Peace.');
  const comment = await boaz.createComment(post, 'War.');

  for (const words of [comment, post]) {
    expect(await naomi.deleteAsModerator(words)).toMatchObject({
      status: 200,
      body: { message: 'Removed.' },
    });
    expect(await naomi.deleteAsModerator(words)).toMatchObject({ status: 404 });
  }
  expect(await boaz.listPosts()).toEqual([]);
  expect(expectShape(ModeratorNote.array(), await boaz.get(`${COMMUNITY_PATH}/notes`))).toMatchObject([
    { act: 'remove', excerpt: 'War.' },
  ]);
});

test('the moderation log names worry as the reason if at least one report was out of worry', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  const posts = [await ruth.createPost('First.'), await ruth.createPost('Second.')];
  for (const post of posts) {
    await boaz.reportContent(post, 'unkind');
    await orpah.reportContent(post, 'worried');
  }

  for (const [at, post] of posts.entries()) {
    expect(await (at ? naomi.moderate(post, 'remove') : naomi.deleteAsModerator(post))).toMatchObject({
      status: 200,
    });
  }

  const log = expectShape(LogEntry.array(), await boaz.get(`${COMMUNITY_PATH}/moderation-log`));
  expect(log.map(({ reason }) => reason)).toEqual(['worried', 'worried']);
});

test('the moderation queue lists reports out of worry first, then the others, oldest first', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const [orpah] = (await createEstablishedUser(app, 'Orpah')) as [CommunityUser];
  const posts = [
    await ruth.createPost('One.'),
    await ruth.createPost('Two.'),
    await ruth.createPost('Three.'),
  ] as const;
  const comment = await ruth.createComment(posts[0], 'Four.');
  await boaz.reportContent(posts[1], 'unkind', 'Unkind.');
  await boaz.reportContent(comment, 'private');
  await boaz.reportContent(posts[0], 'scripture');
  await boaz.reportContent(posts[2], 'worried', 'Alone.');
  await orpah.reportContent(posts[2], 'worried');
  await orpah.reportContent(posts[2], 'other', 'Odd.');
  await orpah.reportContent(posts[1], 'unkind', 'Harsh.');

  const queue = await naomi.getQueue();

  expect(queue.map(({ content }) => content)).toEqual(['Three.', 'Two.', 'Four.', 'One.']);
  expect(queue[0]?.reports).toEqual([
    { reason: 'other', count: 1, notes: ['Odd.'] },
    { reason: 'worried', count: 1, notes: ['Alone.'] },
  ]);
  expect(queue[1]).toMatchObject({
    kind: 'post',
    id: posts[1].id,
    postId: posts[1].id,
    roomId: ruth.rooms.town_square,
    roomType: 'town_square',
    createdAt: posts[1].createdAt,
    hidden: false,
    user: { id: ruth.id, firstName: 'Ruth' },
    reports: [{ reason: 'unkind', count: 2 }],
  });
  expect(queue[2]).toMatchObject({ kind: 'comment', id: comment.id, postId: posts[0].id });
  expect((await naomi.get(QUEUE_PATH)).text).not.toMatch(/Boaz|Orpah/);
});

test('many worry reports about five new accounts displace no other item, and the queue counts the items not shown', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  await flood(app, { accounts: 5, each: 40 });
  const named = await ruth.createPost('I am at the end of my strength.');
  const unnamed = await ruth.createPrayerRequest('I cannot go on.');
  const reported = await boaz.createPost('Peace.');
  await boaz.reportContent(named, 'worried');
  await boaz.reportContent(unnamed, 'worried');
  await ruth.reportContent(reported, 'unkind');

  const { items, more } = await naomi.getWholeQueue();

  expect(items).toHaveLength(50);
  expect(more).toBe(5 * 40 + 3 - 50);
  for (const { id } of [named, unnamed, reported]) expect(items.map((item) => item.id)).toContain(id);
  const floodNames = new Set(
    items.map(({ user }) => user.firstName).filter((name) => name.startsWith('Flood')),
  );
  expect(floodNames.size).toBe(5);
});

test('worry reports about sixty new accounts displace no worry report about or by an established user', async () => {
  const { ruth, naomi, app } = await seedCommunity();
  await flood(app, { accounts: 60, each: 2 });
  const [orpah, obed] = (await createEstablishedUser(app, 'Orpah', 'Obed')) as [CommunityUser, CommunityUser];
  const watched = await ruth.createPost('I am at the end of my strength.');
  const hers = await orpah.createPost('I am so tired of it all.');
  await obed.reportContent(watched, 'worried');
  await ruth.reportContent(hers, 'worried');

  const { items, more } = await naomi.getWholeQueue();

  expect(items).toHaveLength(50);
  expect(more).toBe(60 * 2 + 2 - 50);
  for (const { id } of [watched, hers]) expect(items.map((item) => item.id)).toContain(id);
  expect(new Set(items.map(({ user }) => user.id)).size).toBe(50);
});

test('a worry report comes first in the queue, even if there are eighty other reports and the author has more', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  await flood(app, { accounts: 80, each: 1, reason: 'money' });
  const [first, second, worry] = [
    await ruth.createPost('One.'),
    await ruth.createPost('Two.'),
    await ruth.createPost('Three.'),
  ];
  for (const post of [first, second]) await boaz.reportContent(post, 'unkind');
  await boaz.reportContent(worry, 'worried');

  const { items } = await naomi.getWholeQueue();

  expect(items[0]?.id).toBe(worry.id);
  expect(items.map(({ id }) => id)).not.toContain(first.id);
});

test('a moderator can load up to 500 items of the queue, and other limits are rejected', async () => {
  const { naomi, ruth, app } = await seedCommunity();
  await flood(app, { accounts: 60, each: 1 });

  const whole = expectShape(ModerationQueue, await naomi.get(`${QUEUE_PATH}?limit=100`));
  expect(whole.items).toHaveLength(60);
  expect(whole.more).toBe(0);
  expect(expectShape(ModerationQueue, await naomi.get(`${QUEUE_PATH}?limit=7`))).toMatchObject({ more: 53 });
  for (const limit of ['0', '501', '-1', '1.5', 'x', '']) {
    expect(await naomi.get(`${QUEUE_PATH}?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { message: 'The limit must be between 1 and 500.' },
    });
  }
  expect(await ruth.get(`${QUEUE_PATH}?limit=7`)).toMatchObject({ status: 403 });
});

test('moderators cannot decide about reports on their own posts', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const deborah = await createCommunityUser(app, { firstName: 'Deborah', isModerator: true });
  const post = await naomi.createPost('War.');
  const request = await naomi.createPrayerRequest('I am ashamed.');
  const comment = await naomi.createComment(await ruth.createPost('Peace.'), 'War.');
  const OWN = {
    status: 403,
    body: {
      message: 'You wrote this, so another moderator will decide. You can delete it yourself.',
    },
  };

  for (const words of [post, request, comment]) {
    await boaz.reportContent(words);
    for (const act of ['keep', 'hide', 'remove', 'warn'] as const) {
      expect(await naomi.moderate(words, act, 'Mine.')).toMatchObject(OWN);
    }
  }

  expect((await naomi.getQueue()).map(({ mine }) => mine)).toEqual([true, true, true]);
  expect((await deborah.getQueue()).map(({ mine }) => mine)).toEqual([false, false, false]);
  expect((await ruth.get(`${COMMUNITY_PATH}/moderation-log`)).text).toBe('[]');
  expect(await deborah.moderate(post, 'keep')).toMatchObject({ status: 200 });
  expect(await naomi.deletePost(request)).toMatchObject({ status: 200 });
  expect(await naomi.deleteAsModerator(comment)).toMatchObject({ status: 200 });
});

/** Inserts posts by accounts created today, each with an automatic report from an hour ago. */
function flood({ db }: TestApp, { accounts, each, reason = 'worried' }: Flood) {
  return tableRows(
    db,
    `with author as (
      insert into users (email, password, first_name, last_name)
      select 'flood' || n || '@example.org', '', 'Flood' || n, 'Bethlehem' from generate_series(1, ${accounts}) n
      returning id
    ), post as (
      insert into posts (room_id, user_id, content)
      select rooms.id, author.id, 'I want to die. 07700 900123' from rooms, author, generate_series(1, ${each})
      where rooms.type = 'town_square'
      returning id
    )
    insert into reports (post_id, reason, created_at) select id, '${reason}', now() - interval '1 hour' from post`,
  );
}

type Flood = { accounts: number; each: number; reason?: 'worried' | 'money' };
