import { expect, test } from 'vitest';
import { Post, WrittenPost } from '#contract/community';
import { age, company, shaped } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';

const NO_POST = { status: 404, body: { message: 'This post was deleted.' } };

test('for half an hour she can mend her words, and everybody sees that she did', async () => {
  const { ruth, boaz, house } = await company();
  const post = await ruth.hasWritten('Pray for my mother, Noami.');
  const comment = await boaz.hasCommented(post, 'I wil.');

  const mended = shaped(WrittenPost, await ruth.mends(post, 'Pray for my mother, Naomi.'));
  await boaz.mends(comment, 'I will.');

  expect(mended).toMatchObject({ id: post.id, content: 'Pray for my mother, Naomi.', mine: true });
  expect(await boaz.reads()).toMatchObject([
    {
      content: 'Pray for my mother, Naomi.',
      createdAt: post.createdAt,
      editedAt: mended.editedAt,
      comments: [{ content: 'I will.', editedAt: expect.any(String) }],
    },
  ]);

  const tooLate = {
    status: 403,
    body: { message: 'Words can be changed for 30 minutes. You can still take them back.' },
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

test('the same words again are no change', async () => {
  const { ruth } = await company();
  const post = await ruth.hasWritten('Peace.');

  expect(shaped(WrittenPost, await ruth.mends(post, ' Peace.\n'))).toMatchObject({ editedAt: null });
});

test('she takes her own words back at any time, and what stood under them goes too', async () => {
  const { ruth, boaz, house } = await company();
  const post = await ruth.hasWritten('In haste.');
  const other = await boaz.hasWritten('At leisure.');
  const comment = await ruth.hasCommented(other, 'In haste.');
  await boaz.hasCommented(post, 'And I.');
  await boaz.hearts(post);
  await age(house.db, post, 60 * 24 * 400);
  await age(house.db, comment, 60 * 24 * 400);

  for (const words of [post, comment]) {
    expect(await ruth.takesBack(words)).toMatchObject({
      status: 200,
      body: { message: 'Deleted.' },
    });
    expect(await ruth.takesBack(words)).toMatchObject({ status: 404 });
  }

  expect(await boaz.reads()).toMatchObject([{ id: other.id, commentCount: 0, comments: [] }]);
  expect(await boaz.sees(post)).toMatchObject(NO_POST);
  expect(await rowsOf(house.db, 'select id from comments')).toEqual([]);
  expect(await rowsOf(house.db, 'select id from reactions')).toEqual([]);
});

test('nobody mends, answers or takes back the words of another, a moderator neither', async () => {
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

test('the asker says that her prayer was answered, gives thanks, and may say that it was not after all', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  const message = await ruth.hasWritten('Peace.');

  const thankful = shaped(WrittenPost, await ruth.says(post, true, ' She walks again. '));
  expect(thankful).toMatchObject({ thanks: 'She walks again.', editedAt: null });
  expect(Date.parse(thankful.answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const { care, ...seen } = thankful;
  expect(care).toBeNull();
  expect(await boaz.reads('prayer_requests')).toEqual([{ ...seen, mine: false }]);

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

test('a prayer was answered when she first said so, however often she mends her thanks', async () => {
  const { ruth, house } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  await ruth.says(post, true, 'She waks.');
  await rowsOf(house.db, "update posts set answered_at = answered_at - interval '3 days'");
  const { answeredAt } = shaped(Post, await ruth.sees(post));

  const mended = shaped(WrittenPost, await ruth.says(post, true, 'She walks.'));
  expect(mended).toMatchObject({ answeredAt, thanks: 'She walks.' });
  expect(shaped(WrittenPost, await ruth.says(post, true, 'She walks.'))).toMatchObject({ answeredAt });

  await ruth.says(post, false);
  const again = shaped(WrittenPost, await ruth.says(post, true));
  expect(Date.parse(again.answeredAt ?? '')).toBeGreaterThan(Date.parse(answeredAt ?? ''));
});

test('sixty times an hour she may mend her words and her thanks together, and others theirs', async () => {
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
