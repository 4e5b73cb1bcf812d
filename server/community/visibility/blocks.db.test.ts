import { expect, test } from 'vitest';
import { BlockedUser } from '#contract/community/moderation';
import { Comment, Post } from '#contract/community/posts';
import { publish } from '#server/community/events/events.service';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  expectShape,
  POSTS_PATH,
  seedCommunity,
} from '#server/testing/community';
import { createTestDatabase } from '#server/testing/database';
import { waitUntil } from '#server/testing/mailServer';

const BLOCKS = `${COMMUNITY_PATH}/blocks`;

test('after one user blocks another, neither sees or can respond to the other’s posts and comments', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  const hers = await ruth.createPrayerRequest('From Ruth.', false);
  const his = await boaz.createPrayerRequest('From Boaz.', false);
  const between = await orpah.createPrayerRequest('From Orpah.', false);
  for (const post of [hers, his, between]) {
    for (const person of [ruth, boaz]) await person.createComment(post, `By ${person.id}.`);
  }

  expect(await ruth.blockUser(boaz)).toMatchObject({
    status: 200,
    body: { message: 'Blocked. You won’t see each other’s posts.' },
  });

  const postsSeenBy = async (who: CommunityUser) =>
    (await who.listPosts('prayer_requests')).map(({ content, commentCount, comments }) => [
      content,
      commentCount,
      comments.map(({ content }) => content),
    ]);
  expect(await postsSeenBy(ruth)).toEqual([
    ['From Orpah.', 1, [`By ${ruth.id}.`]],
    ['From Ruth.', 1, [`By ${ruth.id}.`]],
  ]);
  expect(await postsSeenBy(boaz)).toEqual([
    ['From Orpah.', 1, [`By ${boaz.id}.`]],
    ['From Boaz.', 1, [`By ${boaz.id}.`]],
  ]);
  for (const other of [orpah, naomi]) {
    expect((await postsSeenBy(other)).map(([, count]) => count)).toEqual([2, 2, 2]);
  }
  expect(await contentsUnder(ruth, between)).toEqual([`By ${ruth.id}.`]);
  expect(await contentsUnder(boaz, between)).toEqual([`By ${boaz.id}.`]);
  for (const [who, post] of [
    [ruth, his],
    [boaz, hers],
  ] as const) {
    for (const answer of [
      await who.getPost(post),
      await who.get(`${POSTS_PATH}/${post.id}/comments`),
      await who.sendComment(post, 'Still here?'),
      await who.giveHeart(post),
      await who.removeHeart(post),
      await who.sayPrayer(post),
      await who.reportContent(post),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'This post was deleted.' } });
    }
  }
});

test('blocks hide neither posts from moderators nor the posts that moderators write', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await boaz.createPost('From Boaz.');
  const comment = await boaz.createComment(post, 'And more.');
  const notice = await naomi.createPost('From Naomi.');
  await ruth.blockUser(boaz);
  await naomi.blockUser(ruth);

  expect(await naomi.listPosts()).toHaveLength(2);
  expect(await contentsUnder(naomi, post)).toEqual([comment.content]);
  expect((await ruth.listPosts()).map(({ id }) => id)).toEqual([notice.id]);
  const ruths = await ruth.createPost('From Ruth.');
  expect((await naomi.listPosts()).map(({ id }) => id)).toContain(ruths.id);
  expect(await ruth.blockUser(naomi)).toMatchObject({
    status: 400,
    body: { message: 'Moderators can’t be blocked.' },
  });
});

test('users cannot block themselves or a user who does not exist', async () => {
  const { ruth } = await seedCommunity();

  expect(await ruth.blockUser(ruth)).toMatchObject({
    status: 400,
    body: { message: 'You can’t block yourself.' },
  });
  expect(await ruth.blockUser({ id: crypto.randomUUID() })).toMatchObject({
    status: 404,
    body: { message: 'We can’t find that person.' },
  });
  for (const id of ['', 'x', '1', `${ruth.id}'--`]) {
    expect(await ruth.blockUser({ id })).toMatchObject({
      status: 400,
      body: { message: 'We can’t find that person.' },
    });
  }
  expect(await ruth.unblockUser({ id: 'x' })).toMatchObject({ status: 400 });
  expect((await ruth.get(BLOCKS)).text).toBe('[]');
});

test('only the user who blocked another user can list and remove the block', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  await boaz.createPost('From Boaz.');

  await ruth.blockUser(boaz);
  await ruth.blockUser(boaz);
  await ruth.blockUser(orpah);

  expect(expectShape(BlockedUser.array(), await ruth.get(BLOCKS))).toEqual([
    { id: boaz.id, firstName: 'Boaz', lastName: 'Salmon' },
    { id: orpah.id, firstName: 'Orpah', lastName: 'Bethlehem' },
  ]);
  for (const other of [boaz, orpah, naomi]) expect((await other.get(BLOCKS)).text).toBe('[]');

  // Boaz did not block Ruth, so his request changes nothing.
  expect(await boaz.unblockUser(ruth)).toMatchObject({ status: 200 });
  expect(await ruth.listPosts()).toEqual([]);
  expect(await ruth.unblockUser(boaz)).toMatchObject({
    status: 200,
    body: { message: 'Unblocked. You’ll see each other’s posts again.' },
  });
  expect(await ruth.unblockUser(boaz)).toMatchObject({ status: 200 });
  expect(await ruth.listPosts()).toMatchObject([{ content: 'From Boaz.' }]);
});

test('a user can block and unblock sixty times an hour in total, independently of other users', async () => {
  const { ruth, boaz } = await seedCommunity();
  for (let time = 0; time < 30; time++) {
    expect(await ruth.blockUser(boaz)).toMatchObject({ status: 200 });
    expect(await ruth.unblockUser(boaz)).toMatchObject({ status: 200 });
  }

  for (const answer of [await ruth.blockUser(boaz), await ruth.unblockUser(boaz)]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await boaz.blockUser(ruth)).toMatchObject({ status: 200 });
});

test('a block or unblock that changes nothing publishes no event', async () => {
  const { ruth, boaz } = await seedCommunity();
  let published: string[] = [];
  const last = '{"event":"theme"}';
  const { db, listen } = await createTestDatabase();
  const stop = await listen('community', (event) => void published.push(event));
  const blockEventsOf = async (action: () => Promise<unknown>) => {
    await action();
    await publish(db, { event: 'theme' });
    await waitUntil(() => published.includes(last));
    const blocks = published.filter((event) => event.includes('"block"')).length;
    published = [];
    return blocks;
  };
  const block = () => blockEventsOf(() => ruth.blockUser(boaz));
  const unblock = () => blockEventsOf(() => ruth.unblockUser(boaz));

  expect([await block(), await unblock(), await unblock(), await block(), await block()]).toEqual([
    1, 1, 0, 1, 0,
  ]);
  await stop();
});

test('two users who blocked each other see each other again once both unblock', async () => {
  const { ruth, boaz } = await seedCommunity();
  await boaz.createPost('From Boaz.');
  await ruth.blockUser(boaz);
  await boaz.blockUser(ruth);

  await ruth.unblockUser(boaz);
  expect(await ruth.listPosts()).toEqual([]);
  await boaz.unblockUser(ruth);
  expect(await ruth.listPosts()).toHaveLength(1);
});

test('a user can still delete their comment on the post of a user they blocked', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await boaz.createPost('From Boaz.');
  const comment = await ruth.createComment(post, 'By Ruth.');
  await ruth.blockUser(boaz);

  expect(await ruth.deletePost(comment)).toMatchObject({ status: 200 });
  expect(await contentsUnder(naomi, post)).toEqual([]);
});

test('anonymous requests stay visible after a block, so that a block cannot reveal their author', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  const request = await ruth.createPrayerRequest('I am ashamed of what I did.');
  await ruth.createComment(request, 'I cannot say more.');
  const before = await boaz.getPost(request);

  // Boaz blocks every user he suspects; Ruth and Orpah block him.
  for (const suspect of [ruth, orpah]) {
    await boaz.blockUser(suspect);
    await suspect.blockUser(boaz);
    expect((await boaz.getPost(request)).text).toBe(before.text);
  }
  expect(await boaz.listPosts('prayer_requests')).toEqual([expectShape(Post, before)]);
  expect(await contentsUnder(boaz, request)).toEqual(['I cannot say more.']);
  for (const answer of [
    await boaz.giveHeart(request),
    await boaz.sayPrayer(request),
    await boaz.reportContent(request),
  ]) {
    expect(answer.status).toBe(200);
  }
  expect(await boaz.sendComment(request, 'I pray for you.')).toMatchObject({ status: 201 });
  // Ruth does not see his comment.
  expect(expectShape(Post, await ruth.getPost(request))).toMatchObject({ commentCount: 1 });
});

async function contentsUnder(who: CommunityUser, { id }: { id: number }) {
  const comments = expectShape(Comment.array(), await who.get(`${POSTS_PATH}/${id}/comments`));
  return comments.map(({ content }) => content);
}
