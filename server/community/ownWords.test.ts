import { expect, test } from 'vitest';
import { Post, WrittenPost } from '#contract/community';
import { age, company, shaped } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';

const NO_POST = { status: 404, body: { message: 'This post was deleted.' } };

test('a user can edit a post and a comment for half an hour, and everyone sees that it was edited', async () => {
  const { ruth, boaz, house } = await company();
  const post = await ruth.hasWritten('Pray for my mother, Noami.');
  const comment = await boaz.hasCommented(post, 'I wil.');

  const edited = shaped(WrittenPost, await ruth.mends(post, 'Pray for my mother, Naomi.'));
  await boaz.mends(comment, 'I will.');

  expect(edited).toMatchObject({ id: post.id, content: 'Pray for my mother, Naomi.', mine: true });
  expect(await boaz.reads()).toMatchObject([
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
  await age(house.db, post, 29);
  expect(await ruth.mends(post, 'Pray for Naomi.')).toMatchObject({ status: 200 });
  await age(house.db, post, 1);
  await age(house.db, comment, 30);
  expect(await ruth.mends(post, 'Pray for me.')).toMatchObject(tooLate);
  expect(await boaz.mends(comment, 'I will not.')).toMatchObject(tooLate);
  expect(await boaz.reads()).toMatchObject([
    { content: 'Pray for Naomi.', comments: [{ content: 'I will.' }] },
  ]);
});

test('saving the same text again does not mark a post as edited', async () => {
  const { ruth } = await company();
  const post = await ruth.hasWritten('Peace.');

  expect(shaped(WrittenPost, await ruth.mends(post, ' Peace.\n'))).toMatchObject({ editedAt: null });
});

test('a user can delete a post at any time, together with its comments and hearts', async () => {
  const { ruth, boaz, house } = await company();
  const post = await ruth.hasWritten('In haste.');
  const other = await boaz.hasWritten('At leisure.');
  const comment = await ruth.hasCommented(other, 'In haste.');
  await boaz.hasCommented(post, 'And I.');
  await boaz.hearts(post);
  await age(house.db, post, 60 * 24 * 400);
  await age(house.db, comment, 60 * 24 * 400);

  for (const item of [post, comment]) {
    expect(await ruth.takesBack(item)).toMatchObject({
      status: 200,
      body: { message: 'Deleted.' },
    });
    expect(await ruth.takesBack(item)).toMatchObject({ status: 404 });
  }

  expect(await boaz.reads()).toMatchObject([{ id: other.id, commentCount: 0, comments: [] }]);
  expect(await boaz.sees(post)).toMatchObject(NO_POST);
  expect(await rowsOf(house.db, 'select id from comments')).toEqual([]);
  expect(await rowsOf(house.db, 'select id from reactions')).toEqual([]);
});

test('no one can edit, answer or delete another user’s post this way, not even a moderator', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  const comment = await ruth.hasCommented(post, 'She is ill.');

  for (const other of [boaz, naomi]) {
    for (const answer of [
      await other.mends(post, 'x'),
      await other.takesBack(post),
      await other.says(post, true),
    ]) {
      expect(answer).toMatchObject(NO_POST);
    }
    for (const answer of [await other.mends(comment, 'x'), await other.takesBack(comment)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'This comment was deleted.' } });
    }
  }
  expect(await boaz.reads('prayer_requests')).toMatchObject([
    { content: 'For my mother.', answeredAt: null, comments: [{ content: 'She is ill.' }] },
  ]);
});

test('a user can mark their request as answered with thanks, and remove the mark again', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  const message = await ruth.hasWritten('Peace.');

  const thankful = shaped(WrittenPost, await ruth.says(post, true, ' She walks again. '));
  expect(thankful).toMatchObject({ thanks: 'She walks again.', editedAt: null });
  expect(Date.parse(thankful.answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const { care, ...shown } = thankful;
  expect(care).toBeNull();
  expect(await boaz.reads('prayer_requests')).toEqual([{ ...shown, mine: false }]);

  expect(shaped(WrittenPost, await ruth.says(post, true, ' \u200b'))).toMatchObject({ thanks: null });
  expect(shaped(WrittenPost, await ruth.says(post, false, 'x'))).toMatchObject({
    answeredAt: null,
    thanks: null,
  });
  expect(await ruth.says(message, true)).toMatchObject({
    status: 400,
    body: { message: 'Only a prayer request can be marked as answered.' },
  });
  expect(await ruth.says(post, true, 'x'.repeat(1001))).toMatchObject({
    status: 400,
    body: { message: 'Thanks can have up to 1,000 characters.' },
  });
  expect(await ruth.says(post, 'yes' as unknown as boolean)).toMatchObject({
    status: 400,
    body: { message: 'Choose whether it was answered.' },
  });
});

test('editing the thanks keeps the date on which the prayer was answered', async () => {
  const { ruth, house } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  await ruth.says(post, true, 'She waks.');
  await rowsOf(house.db, "update posts set answered_at = answered_at - interval '3 days'");
  const { answeredAt } = shaped(Post, await ruth.sees(post));

  const edited = shaped(WrittenPost, await ruth.says(post, true, 'She walks.'));
  expect(edited).toMatchObject({ answeredAt, thanks: 'She walks.' });
  expect(shaped(WrittenPost, await ruth.says(post, true, 'She walks.'))).toMatchObject({ answeredAt });

  await ruth.says(post, false);
  const again = shaped(WrittenPost, await ruth.says(post, true));
  expect(Date.parse(again.answeredAt ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? ''));
});

test('a user can edit posts and thanks sixty times an hour in total, and other users are not limited by it', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  const his = await boaz.asksPrayer('For my father.', false);

  for (let time = 1; time <= 60; time++) {
    expect(await ruth.says(post, true, `Thanks ${time}.`)).toMatchObject({ status: 200 });
  }

  expect(await ruth.says(post, true, 'Thanks 61.')).toMatchObject({ status: 429 });
  expect(await ruth.mends(post, 'For Naomi.')).toMatchObject({ status: 429 });
  expect(await boaz.says(his, true, 'He walks.')).toMatchObject({ status: 200 });
});
