import { expect, test } from 'vitest';
import { Post } from '#contract/community';
import { REPORT_REASONS } from '#contract/communityLimits';
import { ModeratorNote } from '#contract/moderation';
import { type Companion, company, established, joins, shaped, THERE } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';

const GONE = { status: 404, body: { message: 'This post was deleted.' } };

test('Boaz reports a post with a reason and a note', async () => {
  const { ruth, boaz, naomi } = await company();

  for (const reason of REPORT_REASONS) {
    const post = await ruth.hasWritten(`Reported as ${reason}.`);
    expect(await boaz.reports(post, reason, ` Because of ${reason}. `)).toMatchObject({
      status: 200,
      body: {
        message:
          reason === 'worried'
            ? 'Thank you for looking out for someone. Moderators will see this first.'
            : 'Thank you. A moderator will take a look.',
      },
    });
  }

  const queue = await naomi.looksAtQueue();
  expect(queue.map(({ reports }) => reports)).toEqual(
    REPORT_REASONS.map((reason) => [{ reason, count: 1, notes: [`Because of ${reason}.`] }]),
  );
  expect(queue.every(({ hidden }) => !hidden)).toBe(true);
  expect(JSON.stringify(queue)).not.toMatch(/Boaz|Salmon/);
  expect(JSON.stringify(queue)).not.toContain(boaz.id);
});

test('a report without a reason, with a long note or of one’s own post is rejected', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(post, 'And more.');

  for (const words of [post, comment]) {
    expect(await ruth.reports(words)).toMatchObject({
      status: 400,
      body: { message: 'This is yours. You can delete it yourself.' },
    });
  }
  for (const reason of ['', 'money', 'x', null, 1]) {
    expect(await boaz.reports(post, reason as 'other')).toMatchObject({
      status: 400,
      body: { message: 'Choose why you’re reporting this.' },
    });
  }
  expect(await boaz.reports(post, 'other', 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: { message: 'A note can have up to 500 characters.' },
  });
  expect(await naomi.looksAtQueue()).toEqual([]);
});

test('reporting the same post again replaces the first report', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(post, 'And more.');

  for (const words of [post, comment]) {
    await boaz.reports(words, 'unkind', 'First.');
    await boaz.reports(words, 'selling', 'Second.');
    await boaz.reports(words, 'other');
  }

  expect(await rowsOf(house.db, 'select reason, note from reports')).toEqual([
    { reason: 'other', note: null },
    { reason: 'other', note: null },
  ]);
  expect((await naomi.looksAtQueue()).map(({ kind, reports }) => ({ kind, reports }))).toEqual([
    { kind: 'post', reports: [{ reason: 'other', count: 1, notes: [] }] },
    { kind: 'comment', reports: [{ reason: 'other', count: 1, notes: [] }] },
  ]);
});

test('reports by three established users hide a post or comment; reports by newcomers and worries do not', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const [one, two, three] = (await established(house, 'Orpah', 'Obed', 'Jesse')) as [
    Companion,
    Companion,
    Companion,
  ];
  const many = await Promise.all(
    ['Ram', 'Perez', 'Hezron', 'Nahshon'].map((firstName, at) =>
      joins(house, { firstName, ...(at % 2 ? { daysAgo: 6, level: 9 } : { daysAgo: 90, level: 1 }) }),
    ),
  );
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(await boaz.hasWritten('Good morning.'), 'And to you.');

  for (const words of [post, comment]) {
    for (const newcomer of [boaz, ...many]) await newcomer.reports(words);
    for (const person of [one, two, three]) await person.reports(words, 'worried');
    for (const person of [one, two]) await person.reports(words, 'unkind');
    await one.reports(words, 'selling');
    expect((await naomi.looksAtQueue()).find(({ id }) => id === words.id)?.hidden).toBe(false);
    expect(await three.reports(words, 'other')).toMatchObject({ status: 200 });
  }

  expect(await hiddenIdsSeenBy(naomi)).toEqual([post.id, comment.id]);
  expect(await hiddenIdsSeenBy(ruth)).toEqual([post.id, comment.id]);
  for (const other of [boaz, one]) {
    expect(await hiddenIdsSeenBy(other)).toEqual([]);
    expect(await other.reads()).toMatchObject([{ content: 'Good morning.', commentCount: 0 }]);
    for (const answer of [
      await other.sees(post),
      await other.comments(post, 'Why?'),
      await other.hearts(post),
      await other.takesHeartBack(post),
      await other.reports(post),
    ]) {
      expect(answer).toMatchObject(GONE);
    }
    expect(await other.reports(comment)).toMatchObject({ status: 404 });
  }
});

test('a post that a moderator approves is visible again, and reports no longer hide it', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const people = await established(house, 'Orpah', 'Obed', 'Jesse');
  const others = await established(house, 'Ram', 'Perez', 'Hezron');
  const post = await ruth.hasWritten('Peace.');
  for (const person of people) await person.reports(post);
  expect(await boaz.sees(post)).toMatchObject(GONE);

  expect(await naomi.acts(post, 'keep')).toMatchObject({ status: 200, body: { message: 'Approved.' } });

  expect(shaped(Post, await boaz.sees(post)).hidden).toBe(false);
  expect(await naomi.looksAtQueue()).toEqual([]);
  expect(shaped(ModeratorNote.array(), await ruth.gets(`${THERE}/notes`))).toEqual([]);
  for (const person of [...others, ...people]) await person.reports(post);
  expect(await boaz.sees(post)).toMatchObject({ status: 200 });
  expect(await naomi.looksAtQueue()).toMatchObject([
    { id: post.id, reports: [{ reason: 'unkind', count: 6 }] },
  ]);
});

test('reports can hide an approved post again after its text was edited', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const people = await established(house, 'Orpah', 'Obed', 'Jesse');
  const post = await ruth.hasWritten('Peace.');
  for (const person of people) await person.reports(post);
  await naomi.acts(post, 'keep');

  await ruth.mends(post, 'War.');
  for (const person of people) await person.reports(post);

  expect(await boaz.sees(post)).toMatchObject(GONE);
});

test('reports can hide an approved request again after its thanks changed, but not if they stayed the same', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const people = await established(house, 'Orpah', 'Obed', 'Jesse');
  const post = await ruth.asksPrayer('For my mother.', false);
  await ruth.says(post, true, 'She walks.');
  for (const person of people) await person.reports(post);
  await naomi.acts(post, 'keep');

  await ruth.says(post, true, 'She walks.');
  for (const person of people) await person.reports(post);
  expect(await boaz.sees(post)).toMatchObject({ status: 200 });

  await ruth.says(post, true, 'Woe to you.');
  for (const person of people) await person.reports(post);
  expect(await boaz.sees(post)).toMatchObject(GONE);
});

/** The ids of the posts and comments that this user sees marked as hidden. */
async function hiddenIdsSeenBy(who: Companion) {
  const posts = await who.reads();
  return [...posts, ...posts.flatMap(({ comments }) => comments)]
    .filter(({ hidden }) => hidden)
    .map(({ id }) => id);
}

test('only moderators can approve a hidden post, and they can do so at any time', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  await boaz.reports(post);
  expect((await naomi.posts('/api/admin/queue', { kind: 'post', id: post.id, act: 'hide' })).status).toBe(
    200,
  );
  expect((await boaz.gets(`/api/community/posts/${post.id}`)).status).toBe(404);

  expect((await ruth.posts('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(403);
  expect((await naomi.posts('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(
    200,
  );
  expect((await boaz.gets(`/api/community/posts/${post.id}`)).status).toBe(200);
  expect((await naomi.posts('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(
    409,
  );
});
