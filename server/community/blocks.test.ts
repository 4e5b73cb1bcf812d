import { expect, test } from 'vitest';
import { Comment, Post } from '#contract/community';
import { Blocked } from '#contract/moderation';
import { type Companion, company, joins, POSTS, shaped, THERE } from '#server/testing/community';
import { database, rowsOf } from '#server/testing/database';
import { until } from '#server/testing/mailServer';

const BLOCKS = `${THERE}/blocks`;

test('a block hides two users from each other, whichever of them blocked the other', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah' });
  const hers = await ruth.asksPrayer('From Ruth.', false);
  const his = await boaz.asksPrayer('From Boaz.', false);
  const between = await orpah.asksPrayer('From Orpah.', false);
  for (const post of [hers, his, between]) {
    for (const person of [ruth, boaz]) await person.hasCommented(post, `By ${person.id}.`);
  }

  expect(await ruth.blocks(boaz)).toMatchObject({
    status: 200,
    body: { message: 'Blocked. You won’t see each other’s posts.' },
  });

  const postsSeenBy = async (who: Companion) =>
    (await who.reads('prayer_requests')).map(({ content, commentCount, comments }) => [
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
      await who.sees(post),
      await who.gets(`${POSTS}/${post.id}/comments`),
      await who.comments(post, 'Still here?'),
      await who.hearts(post),
      await who.takesHeartBack(post),
      await who.prays(post),
      await who.reports(post),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'This post was deleted.' } });
    }
  }
});

test('moderators see every post, and every user sees posts by moderators', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await boaz.hasWritten('From Boaz.');
  const comment = await boaz.hasCommented(post, 'And more.');
  const notice = await naomi.hasWritten('From Naomi.');
  await ruth.blocks(boaz);
  await naomi.blocks(ruth);

  expect(await naomi.reads()).toHaveLength(2);
  expect(await contentsUnder(naomi, post)).toEqual([comment.content]);
  expect((await ruth.reads()).map(({ id }) => id)).toEqual([notice.id]);
  const ruths = await ruth.hasWritten('From Ruth.');
  expect((await naomi.reads()).map(({ id }) => id)).toContain(ruths.id);
  expect(await ruth.blocks(naomi)).toMatchObject({
    status: 400,
    body: { message: 'Moderators can’t be blocked.' },
  });
});

test('users cannot block themselves or a user who does not exist', async () => {
  const { ruth } = await company();

  expect(await ruth.blocks(ruth)).toMatchObject({
    status: 400,
    body: { message: 'You can’t block yourself.' },
  });
  expect(await ruth.blocks({ id: crypto.randomUUID() })).toMatchObject({
    status: 404,
    body: { message: 'We can’t find that person.' },
  });
  for (const id of ['', 'x', '1', `${ruth.id}'--`]) {
    expect(await ruth.blocks({ id })).toMatchObject({
      status: 400,
      body: { message: 'We can’t find that person.' },
    });
  }
  expect(await ruth.unblocks({ id: 'x' })).toMatchObject({ status: 400 });
  expect((await ruth.gets(BLOCKS)).text).toBe('[]');
});

test('only the user who blocked can list and remove the block', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah' });
  await boaz.hasWritten('From Boaz.');

  await ruth.blocks(boaz);
  await ruth.blocks(boaz);
  await ruth.blocks(orpah);

  expect(shaped(Blocked.array(), await ruth.gets(BLOCKS))).toEqual([
    { id: boaz.id, firstName: 'Boaz', lastName: 'Salmon' },
    { id: orpah.id, firstName: 'Orpah', lastName: 'Bethlehem' },
  ]);
  for (const other of [boaz, orpah, naomi]) expect((await other.gets(BLOCKS)).text).toBe('[]');

  // Boaz did not block Ruth, so his request changes nothing.
  expect(await boaz.unblocks(ruth)).toMatchObject({ status: 200 });
  expect(await ruth.reads()).toEqual([]);
  expect(await ruth.unblocks(boaz)).toMatchObject({
    status: 200,
    body: { message: 'Unblocked. You’ll see each other’s posts again.' },
  });
  expect(await ruth.unblocks(boaz)).toMatchObject({ status: 200 });
  expect(await ruth.reads()).toMatchObject([{ content: 'From Boaz.' }]);
});

test('a user can block and unblock sixty times an hour, and other users are not limited by it', async () => {
  const { ruth, boaz } = await company();
  for (let time = 0; time < 30; time++) {
    expect(await ruth.blocks(boaz)).toMatchObject({ status: 200 });
    expect(await ruth.unblocks(boaz)).toMatchObject({ status: 200 });
  }

  for (const answer of [await ruth.blocks(boaz), await ruth.unblocks(boaz)]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect(await boaz.blocks(ruth)).toMatchObject({ status: 200 });
});

test('a block that changes nothing publishes no event', async () => {
  const { ruth, boaz } = await company();
  const published: string[] = [];
  const last = '{"event":"theme"}';
  const { db, listen } = await database();
  const stop = await listen('community', (event) => void published.push(event));
  const bothWays = async () => {
    await ruth.blocks(boaz);
    await ruth.unblocks(boaz);
  };

  await bothWays();
  await ruth.unblocks(boaz);
  await ruth.blocks(boaz);
  await ruth.blocks(boaz);
  await rowsOf(db, `select pg_notify('community', '${last}')`);
  await until(() => published.includes(last));
  await stop();

  expect(published.filter((event) => event.includes('"block"'))).toHaveLength(3);
});

test('two users who blocked each other see each other again once both unblock', async () => {
  const { ruth, boaz } = await company();
  await boaz.hasWritten('From Boaz.');
  await ruth.blocks(boaz);
  await boaz.blocks(ruth);

  await ruth.unblocks(boaz);
  expect(await ruth.reads()).toEqual([]);
  await boaz.unblocks(ruth);
  expect(await ruth.reads()).toHaveLength(1);
});

test('a user can still delete their comment on the post of a user they blocked', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await boaz.hasWritten('From Boaz.');
  const comment = await ruth.hasCommented(post, 'By Ruth.');
  await ruth.blocks(boaz);

  expect(await ruth.takesBack(comment)).toMatchObject({ status: 200 });
  expect(await contentsUnder(naomi, post)).toEqual([]);
});

test('anonymous requests stay visible after a block, so that no block reveals the author', async () => {
  const { ruth, boaz, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah' });
  const request = await ruth.asksPrayer('I am ashamed of what I did.');
  await ruth.hasCommented(request, 'I cannot say more.');
  const before = await boaz.sees(request);

  // Boaz blocks every user he suspects; Ruth and Orpah block him.
  for (const suspect of [ruth, orpah]) {
    await boaz.blocks(suspect);
    await suspect.blocks(boaz);
    expect((await boaz.sees(request)).text).toBe(before.text);
  }
  expect(await boaz.reads('prayer_requests')).toEqual([shaped(Post, before)]);
  expect(await contentsUnder(boaz, request)).toEqual(['I cannot say more.']);
  for (const answer of [await boaz.hearts(request), await boaz.prays(request), await boaz.reports(request)]) {
    expect(answer.status).toBe(200);
  }
  expect(await boaz.comments(request, 'I pray for you.')).toMatchObject({ status: 201 });
  // Ruth does not see his comment.
  expect(shaped(Post, await ruth.sees(request))).toMatchObject({ commentCount: 1 });
});

async function contentsUnder(who: Companion, { id }: { id: number }) {
  const comments = shaped(Comment.array(), await who.gets(`${POSTS}/${id}/comments`));
  return comments.map(({ content }) => content);
}
