import { expect, test } from 'vitest';
import { Post } from '#contract/community';
import { LogEntry, ModerationQueue, ModeratorNote } from '#contract/moderation';
import { type Companion, company, established, joins, QUEUE, shaped, THERE } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';
import type { TestHouse } from '#server/testing/house';

const GONE = { status: 404, body: { message: 'This post was deleted.' } };
const FASTER = { status: 409, body: { message: 'Another moderator has already handled this.' } };

test('the author gets a note when a moderator hides or removes a post, or warns them', async () => {
  const { ruth, boaz, naomi } = await company();
  const [hidden, removed, warned] = [
    await ruth.hasWritten('One.'),
    await ruth.hasWritten('Two.'),
    await ruth.hasWritten(`Thrée ${'🌾'.repeat(200)}`),
  ];
  for (const post of [hidden, removed, warned]) await boaz.reports(post, 'private', 'A name in it.');

  expect(await naomi.acts(hidden, 'hide')).toMatchObject({ status: 200, body: { message: 'Hidden.' } });
  expect(await naomi.acts(removed, 'remove', 'Names.')).toMatchObject({
    status: 200,
    body: { message: 'Removed.' },
  });
  expect(await naomi.acts(warned, 'warn', ' Gently, please. ')).toMatchObject({ status: 200 });

  const notes = shaped(ModeratorNote.array(), await ruth.gets(`${THERE}/notes`));
  expect(notes.map(({ act, note, excerpt }) => [act, note, excerpt.slice(0, 4)])).toEqual([
    ['hide', null, 'One.'],
    ['remove', 'Names.', 'Two.'],
    ['warn', 'Gently, please.', 'Thré'],
  ]);
  expect(notes[2]?.excerpt.length).toBeLessThan(200);
  expect((await ruth.reads()).filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([hidden.id]);
  expect((await boaz.reads()).map(({ id }) => id)).toEqual([warned.id]);
  expect((await boaz.gets(`${THERE}/notes`)).text).toBe('[]');

  // Boaz can't mark Ruth's notes as read.
  await boaz.posts(`${THERE}/notes/read`, { ids: notes.map(({ id }) => id) });
  expect(await ruth.posts(`${THERE}/notes/read`, { ids: [notes[0]?.id, 2_147_483_647] })).toMatchObject({
    status: 200,
  });
  expect(shaped(ModeratorNote.array(), await ruth.gets(`${THERE}/notes`))).toEqual(notes.slice(1));
  for (const ids of ['x', [0], [1.5], Array(101).fill(1), null]) {
    expect(await ruth.posts(`${THERE}/notes/read`, { ids })).toMatchObject({ status: 400 });
  }
});

test('a warning needs a visible note', async () => {
  const { ruth, boaz, naomi } = await company();
  const warned = await ruth.hasWritten('Peace.');
  await boaz.reports(warned);

  for (const note of [undefined, '', ' ', '\u200b']) {
    expect(await naomi.acts(warned, 'warn', note)).toMatchObject({
      status: 400,
      body: { message: 'Write a note to the author first.' },
    });
  }
  expect((await ruth.gets(`${THERE}/notes`)).text).toBe('[]');
});

test('every user can read in the log what was done and why, without any names', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.asksPrayer('Two names in it.', false);
  const comment = await ruth.hasCommented(post, 'And a third.');
  await boaz.reports(post, 'private', 'Boaz was here.');
  await boaz.reports(comment, 'worried');
  await naomi.acts(comment, 'warn', 'For Ruth.');
  await naomi.acts(post, 'hide', 'For Ruth.');
  await naomi.removes(post);

  const answer = await boaz.gets(`${THERE}/moderation-log`);
  const log = shaped(LogEntry.array(), answer);

  const roomType = 'prayer_requests';
  expect(log.map(({ id: _, createdAt: __, ...entry }) => entry)).toEqual([
    { act: 'remove', kind: 'post', roomType, reason: null },
    { act: 'hide', kind: 'post', roomType, reason: 'private' },
    { act: 'warn', kind: 'comment', roomType, reason: 'worried' },
  ]);
  expect(answer.text).not.toMatch(/Ruth|Boaz|Naomi|third|names/);
  for (const { id } of [ruth, boaz, naomi]) expect(answer.text).not.toContain(id);
  const older = await ruth.gets(`${THERE}/moderation-log?before=${log[1]?.id}`);
  expect(shaped(LogEntry.array(), older)).toEqual(log.slice(2));
});

test('the second of two moderators gets a conflict', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const deborah = await joins(house, { firstName: 'Deborah', isModerator: true });
  const post = await ruth.hasWritten('Peace.');
  await boaz.reports(post);

  expect(await naomi.acts(post, 'keep')).toMatchObject({ status: 200 });
  for (const act of ['keep', 'hide', 'remove', 'warn'] as const) {
    expect(await deborah.acts(post, act, 'Late.')).toMatchObject(FASTER);
  }
  expect(await deborah.acts(post, 'praise' as 'keep')).toMatchObject({
    status: 400,
    body: { message: 'There is no such action.' },
  });
  expect(shaped(Post, await boaz.sees(post)).hidden).toBe(false);
  await naomi.removes(post);
  expect(await deborah.acts(post, 'keep')).toMatchObject(GONE);
});

test('a moderator can remove any post or comment, and removing it again returns 404', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('Peace.');
  const comment = await boaz.hasCommented(post, 'War.');

  for (const words of [comment, post]) {
    expect(await naomi.removes(words)).toMatchObject({ status: 200, body: { message: 'Removed.' } });
    expect(await naomi.removes(words)).toMatchObject({ status: 404 });
  }
  expect(await boaz.reads()).toEqual([]);
  expect(shaped(ModeratorNote.array(), await boaz.gets(`${THERE}/notes`))).toMatchObject([
    { act: 'remove', excerpt: 'War.' },
  ]);
});

test('the log names worry as the reason, whatever else was reported', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah' });
  const posts = [await ruth.hasWritten('First.'), await ruth.hasWritten('Second.')];
  for (const post of posts) {
    await boaz.reports(post, 'unkind');
    await orpah.reports(post, 'worried');
  }

  for (const [at, post] of posts.entries()) {
    expect(await (at ? naomi.acts(post, 'remove') : naomi.removes(post))).toMatchObject({ status: 200 });
  }

  const log = shaped(LogEntry.array(), await boaz.gets(`${THERE}/moderation-log`));
  expect(log.map(({ reason }) => reason)).toEqual(['worried', 'worried']);
});

test('the queue lists worries first, then the oldest reports', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const [orpah] = (await established(house, 'Orpah')) as [Companion];
  const posts = [
    await ruth.hasWritten('One.'),
    await ruth.hasWritten('Two.'),
    await ruth.hasWritten('Three.'),
  ] as const;
  const comment = await ruth.hasCommented(posts[0], 'Four.');
  await boaz.reports(posts[1], 'unkind', 'Unkind.');
  await boaz.reports(comment, 'private');
  await boaz.reports(posts[0], 'scripture');
  await boaz.reports(posts[2], 'worried', 'Alone.');
  await orpah.reports(posts[2], 'worried');
  await orpah.reports(posts[2], 'other', 'Odd.');
  await orpah.reports(posts[1], 'unkind', 'Harsh.');

  const queue = await naomi.looksAtQueue();

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
  expect((await naomi.gets(QUEUE)).text).not.toMatch(/Boaz|Orpah/);
});

test('a flood of worries by a few new accounts hides no other worry, and the queue counts the items not shown', async () => {
  const { ruth, boaz, naomi, house } = await company();
  await flood(house, { accounts: 5, each: 40 });
  const named = await ruth.hasWritten('I am at the end of my strength.');
  const unnamed = await ruth.asksPrayer('I cannot go on.');
  const reported = await boaz.hasWritten('Peace.');
  await boaz.reports(named, 'worried');
  await boaz.reports(unnamed, 'worried');
  await ruth.reports(reported, 'unkind');

  const { items, more } = await naomi.looksAtWholeQueue();

  expect(items).toHaveLength(50);
  expect(more).toBe(5 * 40 + 3 - 50);
  for (const { id } of [named, unnamed, reported]) expect(items.map((item) => item.id)).toContain(id);
  const floodNames = new Set(
    items.map(({ user }) => user.firstName).filter((name) => name.startsWith('Flood')),
  );
  expect(floodNames.size).toBe(5);
});

test('a flood by new accounts hides no worry about or by an established user', async () => {
  const { ruth, naomi, house } = await company();
  await flood(house, { accounts: 60, each: 2 });
  const [orpah, obed] = (await established(house, 'Orpah', 'Obed')) as [Companion, Companion];
  const watched = await ruth.hasWritten('I am at the end of my strength.');
  const hers = await orpah.hasWritten('I am so tired of it all.');
  await obed.reports(watched, 'worried');
  await ruth.reports(hers, 'worried');

  const { items, more } = await naomi.looksAtWholeQueue();

  expect(items).toHaveLength(50);
  expect(more).toBe(60 * 2 + 2 - 50);
  for (const { id } of [watched, hers]) expect(items.map((item) => item.id)).toContain(id);
  expect(new Set(items.map(({ user }) => user.id)).size).toBe(50);
});

test('a flood of other reports hides no worry, and each author’s most serious item is shown', async () => {
  const { ruth, boaz, naomi, house } = await company();
  await flood(house, { accounts: 80, each: 1, reason: 'money' });
  const [first, second, worry] = [
    await ruth.hasWritten('One.'),
    await ruth.hasWritten('Two.'),
    await ruth.hasWritten('Three.'),
  ];
  for (const post of [first, second]) await boaz.reports(post, 'unkind');
  await boaz.reports(worry, 'worried');

  const { items } = await naomi.looksAtWholeQueue();

  expect(items[0]?.id).toBe(worry.id);
  expect(items.map(({ id }) => id)).not.toContain(first.id);
});

test('a moderator can load the whole queue', async () => {
  const { naomi, ruth, house } = await company();
  await flood(house, { accounts: 60, each: 1 });

  const whole = shaped(ModerationQueue, await naomi.gets(`${QUEUE}?limit=100`));
  expect(whole.items).toHaveLength(60);
  expect(whole.more).toBe(0);
  expect(shaped(ModerationQueue, await naomi.gets(`${QUEUE}?limit=7`))).toMatchObject({ more: 53 });
  for (const limit of ['0', '501', '-1', '1.5', 'x', '']) {
    expect(await naomi.gets(`${QUEUE}?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { message: 'The limit must be between 1 and 500.' },
    });
  }
  expect(await ruth.gets(`${QUEUE}?limit=7`)).toMatchObject({ status: 403 });
});

test('moderators cannot decide about reports on their own posts', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const deborah = await joins(house, { firstName: 'Deborah', isModerator: true });
  const post = await naomi.hasWritten('War.');
  const request = await naomi.asksPrayer('I am ashamed.');
  const comment = await naomi.hasCommented(await ruth.hasWritten('Peace.'), 'War.');
  const OWN = {
    status: 403,
    body: {
      message: 'This is your own, so another moderator decides about it. You can delete it yourself.',
    },
  };

  for (const words of [post, request, comment]) {
    await boaz.reports(words);
    for (const act of ['keep', 'hide', 'remove', 'warn'] as const) {
      expect(await naomi.acts(words, act, 'Mine.')).toMatchObject(OWN);
    }
  }

  expect((await naomi.looksAtQueue()).map(({ mine }) => mine)).toEqual([true, true, true]);
  expect((await deborah.looksAtQueue()).map(({ mine }) => mine)).toEqual([false, false, false]);
  expect((await ruth.gets(`${THERE}/moderation-log`)).text).toBe('[]');
  expect(await deborah.acts(post, 'keep')).toMatchObject({ status: 200 });
  expect(await naomi.takesBack(request)).toMatchObject({ status: 200 });
  expect(await naomi.removes(comment)).toMatchObject({ status: 200 });
});

/** Posts by accounts created today, each with an automatic report from an hour ago. */
function flood({ db }: TestHouse, { accounts, each, reason = 'worried' }: Flood) {
  return rowsOf(
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
