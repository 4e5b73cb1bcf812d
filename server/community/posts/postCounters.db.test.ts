import { expect, test } from 'vitest';
import { Comment } from '#contract/community/posts';
import { runCommand } from '#server/cli/commands';
import {
  type CommunityUser,
  createCommunityUser,
  createEstablishedUser,
  expectShape,
  POSTS_PATH,
  seedCommunity,
  wrongCounters,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';

test('the counters of a post follow hearts, prayers, comments, moderation and account deletion', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const five = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse', 'Ram', 'Perez');
  const post = await ruth.createPrayerRequest('For my mother.', false);
  const counters = async () => {
    expect(await wrongCounters(app.db)).toEqual([]);
    const [row] = await tableRows(
      app.db,
      `select heart_count, prayer_count, comment_count, hidden_comment_count from posts where id = ${post.id}`,
    );
    return Object.values(row ?? {});
  };
  expect(await counters()).toEqual([0, 0, 0, 0]);

  for (const who of [boaz, naomi, boaz]) await who.giveHeart(post);
  for (const who of [boaz, naomi, boaz]) await who.sayPrayer(post);
  const comments: Comment[] = [];
  for (const who of [ruth, boaz, ...five]) comments.push(await who.createComment(post, 'Amen.'));
  const [own, reported, removed, byFirst] = comments as [Comment, Comment, Comment, Comment];
  expect(await counters()).toEqual([2, 2, 7, 0]);

  await boaz.removeHeart(post);
  await boaz.removeHeart(post);
  await ruth.edit(own, 'Amen, and amen.');
  await ruth.deletePost(own);
  await naomi.deleteAsModerator(removed);
  expect(await counters()).toEqual([1, 2, 5, 0]);

  for (const who of five.slice(0, 3)) await who.reportContent(reported);
  expect(await counters()).toEqual([1, 2, 4, 1]);
  await naomi.moderate(reported, 'keep');
  expect(await counters()).toEqual([1, 2, 5, 0]);

  for (const who of five) await who.giveHeart(post);
  await tableRows(app.db, `delete from users where id = '${byFirst.user.id}'`);
  expect(await counters()).toEqual([5, 2, 4, 0]);
});

test('every viewer sees as many comments as the counter says, with blocks and hidden comments', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  const all = [ruth, boaz, naomi, orpah];
  const posts = [
    await ruth.createPrayerRequest('For my mother.'),
    await boaz.createPrayerRequest('For the harvest.', false),
    await naomi.createPost('Peace to you.'),
    await orpah.createPost('A good day.'),
  ];
  for (const post of posts) for (const who of all) await who.createComment(post, `By ${who.id}.`);
  await tableRows(
    app.db,
    `update comments set hidden_at = now() where user_id = '${boaz.id}' and id % 2 = 0`,
  );
  await ruth.blockUser(boaz);
  await orpah.blockUser(ruth);
  await naomi.blockUser(boaz);

  const seen: number[][] = [];
  for (const who of all) seen.push(await Promise.all(posts.map((post) => expectSameCount(who, post))));

  expect(seen[2]).toEqual([4, 4, 4, 4]);
  expect(seen.flat().filter((count) => count < 4).length).toBeGreaterThan(5);
  expect(await wrongCounters(app.db)).toEqual([]);
});

test('posts from before the counters show the same numbers, and npm run recount counts them', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const old = await ruth.createPrayerRequest('For my mother.', false);
  const wrong = await ruth.createPrayerRequest('For my father.', false);
  for (const post of [old, wrong]) {
    for (const who of [boaz, naomi]) {
      await who.giveHeart(post);
      await who.sayPrayer(post);
      await who.createComment(post, 'Amen.');
    }
  }
  const before = await boaz.listPosts('prayer_requests');
  await tableRows(
    app.db,
    `update posts set heart_count = null, prayer_count = null, comment_count = null, hidden_comment_count = null where id = ${old.id}`,
  );

  expect(await boaz.listPosts('prayer_requests')).toEqual(before);
  expect((await ruth.giveHeart(old)).body).toEqual({ reacted: true, count: 3 });
  expect((await ruth.removeHeart(old)).body).toEqual({ reacted: false, count: 2 });

  await tableRows(app.db, `update posts set heart_count = 77 where id = ${wrong.id}`);
  expect(await runCommand(app.db, ['recount'])).toEqual({
    isDone: true,
    message: 'Checked 2 posts: 1 counted for the first time, 1 corrected.',
  });
  expect(await wrongCounters(app.db)).toEqual([]);
  expect(await boaz.listPosts('prayer_requests')).toEqual(before);
  expect(await runCommand(app.db, ['recount'])).toMatchObject({
    message: 'Checked 2 posts: 0 counted for the first time, 0 corrected.',
  });
});

/** Expects that the number on the post is the number of comments that this user can list. */
async function expectSameCount(who: CommunityUser, { id }: { id: number }): Promise<number> {
  const answer = await who.getPost({ id });
  if (answer.status === 404) return 0;
  const listed = expectShape(Comment.array(), await who.get(`${POSTS_PATH}/${id}/comments`));
  expect(answer.body.commentCount).toBe(listed.length);
  return listed.length;
}
