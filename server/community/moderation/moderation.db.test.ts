import { expect, test } from 'vitest';
import { REPORT_REASONS } from '#contract/community/limits';
import { ModeratorNote } from '#contract/community/moderation';
import { Post } from '#contract/community/posts';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  createEstablishedUser,
  expectShape,
  seedCommunity,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';

const POST_DELETED = { status: 404, body: { message: 'This post was deleted.' } };

test('moderators see the reason and the note of a report, but not who reported', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();

  for (const reason of REPORT_REASONS) {
    const post = await ruth.createPost(`Reported as ${reason}.`);
    expect(await boaz.reportContent(post, reason, ` Because of ${reason}. `)).toMatchObject({
      status: 200,
      body: {
        message:
          reason === 'worried'
            ? 'Thank you for looking out for someone. Moderators will see this first.'
            : 'Thank you. A moderator will take a look.',
      },
    });
  }

  const queue = await naomi.getQueue();
  expect(queue.map(({ reports }) => reports)).toEqual(
    REPORT_REASONS.map((reason) => [{ reason, count: 1, notes: [`Because of ${reason}.`] }]),
  );
  expect(queue.every(({ hidden }) => !hidden)).toBe(true);
  expect(JSON.stringify(queue)).not.toMatch(/Boaz|Salmon/);
  expect(JSON.stringify(queue)).not.toContain(boaz.id);
});

test('a report without a valid reason, with an overlong note or of the user’s own post is rejected', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPost('Peace.');
  const comment = await ruth.createComment(post, 'And more.');

  for (const words of [post, comment]) {
    expect(await ruth.reportContent(words)).toMatchObject({
      status: 400,
      body: { message: 'This is yours. You can delete it yourself.' },
    });
  }
  for (const reason of ['', 'money', 'x', null, 1]) {
    expect(await boaz.reportContent(post, reason as 'other')).toMatchObject({
      status: 400,
      body: { message: 'Choose why you’re reporting this.' },
    });
  }
  expect(await boaz.reportContent(post, 'other', 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: { message: 'A note can have up to 500 characters.' },
  });
  expect(await naomi.getQueue()).toEqual([]);
});

test('reporting the same post again replaces the first report', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const post = await ruth.createPost('Peace.');
  const comment = await ruth.createComment(post, 'And more.');

  for (const words of [post, comment]) {
    await boaz.reportContent(words, 'unkind', 'First.');
    await boaz.reportContent(words, 'selling', 'Second.');
    await boaz.reportContent(words, 'other');
  }

  expect(await tableRows(app.db, 'select reason, note from reports')).toEqual([
    { reason: 'other', note: null },
    { reason: 'other', note: null },
  ]);
  expect((await naomi.getQueue()).map(({ kind, reports }) => ({ kind, reports }))).toEqual([
    { kind: 'post', reports: [{ reason: 'other', count: 1, notes: [] }] },
    { kind: 'comment', reports: [{ reason: 'other', count: 1, notes: [] }] },
  ]);
});

test('three reports by established users hide a post or comment, but reports out of worry do not count', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const [one, two, three] = (await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse')) as [
    CommunityUser,
    CommunityUser,
    CommunityUser,
  ];
  const many = await Promise.all(
    ['Ram', 'Perez', 'Hezron', 'Nahshon'].map((firstName, at) =>
      createCommunityUser(app, {
        firstName,
        ...(at % 2 ? { daysAgo: 6, level: 9 } : { daysAgo: 90, level: 1 }),
      }),
    ),
  );
  const post = await ruth.createPost('Peace.');
  const comment = await ruth.createComment(await boaz.createPost('Good morning.'), 'And to you.');

  for (const words of [post, comment]) {
    for (const newcomer of [boaz, ...many]) await newcomer.reportContent(words);
    for (const person of [one, two, three]) await person.reportContent(words, 'worried');
    for (const person of [one, two]) await person.reportContent(words, 'unkind');
    await one.reportContent(words, 'selling');
    expect((await naomi.getQueue()).find(({ id }) => id === words.id)?.hidden).toBe(false);
    expect(await three.reportContent(words, 'other')).toMatchObject({ status: 200 });
  }

  expect(await hiddenIdsSeenBy(naomi)).toEqual([post.id, comment.id]);
  expect(await hiddenIdsSeenBy(ruth)).toEqual([post.id, comment.id]);
  for (const other of [boaz, one]) {
    expect(await hiddenIdsSeenBy(other)).toEqual([]);
    expect(await other.listPosts()).toMatchObject([{ content: 'Good morning.', commentCount: 0 }]);
    for (const answer of [
      await other.getPost(post),
      await other.sendComment(post, 'Why?'),
      await other.giveHeart(post),
      await other.removeHeart(post),
      await other.reportContent(post),
    ]) {
      expect(answer).toMatchObject(POST_DELETED);
    }
    expect(await other.reportContent(comment)).toMatchObject({ status: 404 });
  }
});

test('a post that a moderator approves is visible again, and reports no longer hide it', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const people = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse');
  const others = await createEstablishedUser(app, 'Ram', 'Perez', 'Hezron');
  const post = await ruth.createPost('Peace.');
  for (const person of people) await person.reportContent(post);
  expect(await boaz.getPost(post)).toMatchObject(POST_DELETED);

  expect(await naomi.moderate(post, 'keep')).toMatchObject({ status: 200, body: { message: 'Approved.' } });

  expect(expectShape(Post, await boaz.getPost(post)).hidden).toBe(false);
  expect(await naomi.getQueue()).toEqual([]);
  expect(expectShape(ModeratorNote.array(), await ruth.get(`${COMMUNITY_PATH}/notes`))).toEqual([]);
  for (const person of [...others, ...people]) await person.reportContent(post);
  expect(await boaz.getPost(post)).toMatchObject({ status: 200 });
  expect(await naomi.getQueue()).toMatchObject([{ id: post.id, reports: [{ reason: 'unkind', count: 6 }] }]);
});

test('reports can hide an approved post again after its text was edited', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const people = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse');
  const post = await ruth.createPost('Peace.');
  for (const person of people) await person.reportContent(post);
  await naomi.moderate(post, 'keep');

  await ruth.edit(post, 'War.');
  for (const person of people) await person.reportContent(post);

  expect(await boaz.getPost(post)).toMatchObject(POST_DELETED);
});

test('reports can hide an approved prayer request again only after its thank-you text has changed', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const people = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse');
  const post = await ruth.createPrayerRequest('For my mother.', false);
  await ruth.markAnswered(post, true, 'She walks.');
  for (const person of people) await person.reportContent(post);
  await naomi.moderate(post, 'keep');

  await ruth.markAnswered(post, true, 'She walks.');
  for (const person of people) await person.reportContent(post);
  expect(await boaz.getPost(post)).toMatchObject({ status: 200 });

  await ruth.markAnswered(post, true, 'Woe to you.');
  for (const person of people) await person.reportContent(post);
  expect(await boaz.getPost(post)).toMatchObject(POST_DELETED);
});

/** Returns the ids of the posts and comments that this user sees marked as hidden. */
async function hiddenIdsSeenBy(who: CommunityUser) {
  const posts = await who.listPosts();
  return [...posts, ...posts.flatMap(({ comments }) => comments)]
    .filter(({ hidden }) => hidden)
    .map(({ id }) => id);
}

test('only a moderator can approve a hidden post, and approving it again returns a conflict', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  await boaz.reportContent(post);
  expect((await naomi.post('/api/admin/queue', { kind: 'post', id: post.id, act: 'hide' })).status).toBe(200);
  expect((await boaz.get(`/api/community/posts/${post.id}`)).status).toBe(404);

  expect((await ruth.post('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(403);
  expect((await naomi.post('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(200);
  expect((await boaz.get(`/api/community/posts/${post.id}`)).status).toBe(200);
  expect((await naomi.post('/api/admin/queue', { kind: 'post', id: post.id, act: 'keep' })).status).toBe(409);
});
