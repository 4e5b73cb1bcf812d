import { expect, test } from 'vitest';
import { Post, WrittenPost } from '#contract/community/posts';
import { backdate, expectShape, seedCommunity } from '#server/testing/community';
import { tableRows } from '#server/testing/database';

const NO_POST = { status: 404, body: { message: 'This post was deleted.' } };

test('a user can edit a post and a comment for half an hour, and everyone sees that it was edited', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const post = await ruth.createPost('Pray for my mother, Noami.');
  const comment = await boaz.createComment(post, 'I wil.');

  const edited = expectShape(WrittenPost, await ruth.edit(post, 'Pray for my mother, Naomi.'));
  await boaz.edit(comment, 'I will.');

  expect(edited).toMatchObject({ id: post.id, content: 'Pray for my mother, Naomi.', mine: true });
  expect(await boaz.listPosts()).toMatchObject([
    {
      content: 'Pray for my mother, Naomi.',
      createdAt: post.createdAt,
      editedAt: edited.editedAt,
      comments: [{ content: 'I will.', editedAt: expect.any(String) }],
    },
  ]);

  const tooLate = {
    status: 403,
    body: { message: 'You can edit for 30 minutes. You can still delete it.' },
  };
  await backdate(app.db, post, 29);
  expect(await ruth.edit(post, 'Pray for Naomi.')).toMatchObject({ status: 200 });
  await backdate(app.db, post, 1);
  await backdate(app.db, comment, 30);
  expect(await ruth.edit(post, 'Pray for me.')).toMatchObject(tooLate);
  expect(await boaz.edit(comment, 'I will not.')).toMatchObject(tooLate);
  expect(await boaz.listPosts()).toMatchObject([
    { content: 'Pray for Naomi.', comments: [{ content: 'I will.' }] },
  ]);
});

test('saving the same text again does not mark a post as edited', async () => {
  const { ruth } = await seedCommunity();
  const post = await ruth.createPost('Peace.');

  expect(expectShape(WrittenPost, await ruth.edit(post, ' Peace.\n'))).toMatchObject({ editedAt: null });
});

test('a user can delete a post at any time, together with its comments and hearts', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const post = await ruth.createPost('In haste.');
  const other = await boaz.createPost('At leisure.');
  const comment = await ruth.createComment(other, 'In haste.');
  await boaz.createComment(post, 'And I.');
  await boaz.giveHeart(post);
  await backdate(app.db, post, 60 * 24 * 400);
  await backdate(app.db, comment, 60 * 24 * 400);

  for (const item of [post, comment]) {
    expect(await ruth.deletePost(item)).toMatchObject({
      status: 200,
      body: { message: 'Deleted.' },
    });
    expect(await ruth.deletePost(item)).toMatchObject({ status: 404 });
  }

  expect(await boaz.listPosts()).toMatchObject([{ id: other.id, commentCount: 0, comments: [] }]);
  expect(await boaz.getPost(post)).toMatchObject(NO_POST);
  expect(await tableRows(app.db, 'select id from comments')).toEqual([]);
  expect(await tableRows(app.db, 'select id from reactions')).toEqual([]);
});

test('only the author can edit a post, delete it or mark it as answered; a moderator cannot', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  const comment = await ruth.createComment(post, 'She is ill.');

  for (const other of [boaz, naomi]) {
    for (const answer of [
      await other.edit(post, 'x'),
      await other.deletePost(post),
      await other.markAnswered(post, true),
    ]) {
      expect(answer).toMatchObject(NO_POST);
    }
    for (const answer of [await other.edit(comment, 'x'), await other.deletePost(comment)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'This comment was deleted.' } });
    }
  }
  expect(await boaz.listPosts('prayer_requests')).toMatchObject([
    { content: 'For my mother.', answeredAt: null, comments: [{ content: 'She is ill.' }] },
  ]);
});

test('a user can mark their prayer request as answered and add thanks, and can remove the mark again', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  const message = await ruth.createPost('Peace.');

  const thankful = expectShape(WrittenPost, await ruth.markAnswered(post, true, ' She walks again. '));
  expect(thankful).toMatchObject({ thanks: 'She walks again.', editedAt: null });
  expect(Date.parse(thankful.answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const { crisisHelp, ...shown } = thankful;
  expect(crisisHelp).toBeNull();
  expect(await boaz.listPosts('prayer_requests')).toEqual([{ ...shown, mine: false }]);

  expect(expectShape(WrittenPost, await ruth.markAnswered(post, true, ' \u200b'))).toMatchObject({
    thanks: null,
  });
  expect(expectShape(WrittenPost, await ruth.markAnswered(post, false, 'x'))).toMatchObject({
    answeredAt: null,
    thanks: null,
  });
  expect(await ruth.markAnswered(message, true)).toMatchObject({
    status: 400,
    body: { message: 'Only a prayer request can be marked as answered.' },
  });
  expect(await ruth.markAnswered(post, true, 'x'.repeat(1001))).toMatchObject({
    status: 400,
    body: { message: 'Thanks can have up to 1,000 characters.' },
  });
  expect(await ruth.markAnswered(post, 'yes' as unknown as boolean)).toMatchObject({
    status: 400,
    body: { message: 'Choose whether it was answered.' },
  });
});

test('editing the thank-you text keeps the date on which the prayer was answered', async () => {
  const { ruth, app } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  await ruth.markAnswered(post, true, 'She waks.');
  await tableRows(app.db, "update posts set answered_at = answered_at - interval '3 days'");
  const { answeredAt } = expectShape(Post, await ruth.getPost(post));

  const edited = expectShape(WrittenPost, await ruth.markAnswered(post, true, 'She walks.'));
  expect(edited).toMatchObject({ answeredAt, thanks: 'She walks.' });
  expect(expectShape(WrittenPost, await ruth.markAnswered(post, true, 'She walks.'))).toMatchObject({
    answeredAt,
  });

  await ruth.markAnswered(post, false);
  const again = expectShape(WrittenPost, await ruth.markAnswered(post, true));
  expect(Date.parse(again.answeredAt ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? ''));
});

test('a user can edit posts and thank-you texts sixty times an hour in total, independently of other users', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  const his = await boaz.createPrayerRequest('For my father.', false);

  for (let time = 1; time <= 60; time++) {
    expect(await ruth.markAnswered(post, true, `Thanks ${time}.`)).toMatchObject({ status: 200 });
  }

  expect(await ruth.markAnswered(post, true, 'Thanks 61.')).toMatchObject({ status: 429 });
  expect(await ruth.edit(post, 'For Naomi.')).toMatchObject({ status: 429 });
  expect(await boaz.markAnswered(his, true, 'He walks.')).toMatchObject({ status: 200 });
});
