import { expect, test } from 'vitest';
import { Post } from '#contract/community/posts';
import {
  COMMUNITY_PATH,
  createCommunityUser,
  expectShape,
  POSTS_PATH,
  QUEUE_PATH,
  seedCommunity,
  subscribe,
  THEMES_PATH,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import type { TestAnswer } from '#server/testing/people';

const ANONYMOUS_AUTHOR = {
  id: null,
  firstName: 'Someone',
  lastName: '',
  avatarUrl: null,
  isModerator: false,
  companionLevel: null,
};

test('no response to another user reveals who wrote an anonymous request', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const zipporah = await createCommunityUser(app, {
    firstName: 'Zipporah',
    lastName: 'Midianite',
    daysAgo: 500,
    level: 8,
  });
  await tableRows(app.db, `update users set avatar_url = '/avatars/zip.webp' where id = '${zipporah.id}'`);
  const identifying = new RegExp(`Zipporah|Midian|zip\\.webp|${zipporah.id}`, 'i');
  const stream = await subscribe(boaz);
  const events = eventsUntilGone(stream);
  const answers: TestAnswer[] = [];
  const collect = (...more: TestAnswer[]) => answers.push(...more);

  const request = await zipporah.createPrayerRequest('I am ashamed. John 8:11 gives me hope.');
  const comment = await zipporah.createComment(request, 'I cannot say more.');
  await zipporah.edit(request, 'I am ashamed of what I did.');
  await zipporah.edit(comment, 'I cannot say more than that.');

  const readEverything = async () => {
    for (const who of [ruth, boaz, naomi]) {
      collect(
        await who.get(`${COMMUNITY_PATH}/rooms/${who.rooms.prayer_requests}/posts`),
        await who.getPost(request),
        await who.get(`${POSTS_PATH}/${request.id}/comments`),
        await who.get(`${COMMUNITY_PATH}/moderation-log`),
        await who.get(`${COMMUNITY_PATH}/notes`),
        await who.get(`${COMMUNITY_PATH}/blocks`),
        await who.get(QUEUE_PATH),
        await who.get(THEMES_PATH),
      );
    }
  };
  for (const who of [boaz, naomi]) {
    collect(
      await who.sendComment(request, 'I pray.'),
      await who.giveHeart(request),
      await who.removeHeart(request),
      await who.sayPrayer(request),
      await who.edit(request, 'x'),
      await who.deletePost(comment),
      await who.markAnswered(request, true),
    );
  }
  collect(
    await boaz.reportContent(request, 'worried', 'They sound alone.'),
    await boaz.reportContent(comment),
  );
  await readEverything();
  collect(
    await naomi.moderate(request, 'hide', 'Let us talk.'),
    await naomi.moderate(comment, 'warn', 'Gently, please.'),
  );
  await readEverything();
  collect(await ruth.reportContent(comment), await naomi.moderate(comment, 'keep'));
  await zipporah.markAnswered(request, true, 'He forgave me.');
  collect(await naomi.deleteAsModerator(comment));
  await readEverything();
  collect(await naomi.deleteAsModerator(request));
  await readEverything();

  expect(answers.length).toBeGreaterThan(100);
  for (const { text, headers } of answers) {
    expect(text).not.toMatch(identifying);
    expect(JSON.stringify([...headers])).not.toMatch(identifying);
    expect(text).not.toContain('@');
  }
  for (const { data } of await events) expect(Object.keys(data).sort()).toEqual(['postId', 'roomId']);
  await stream.leave();
  expect(app.log.map((entry) => JSON.stringify(entry)).join()).not.toMatch(identifying);
});

/** Reads the events as they come, because the server disconnects a client that stops reading for 20 seconds. */
async function eventsUntilGone({ next }: Awaited<ReturnType<typeof subscribe>>) {
  const events: { event: string; data: Record<string, unknown> }[] = [];
  while (events.at(-1)?.event !== 'gone') {
    const event = await next();
    if (!event) throw new Error('The stream ended before the post was gone.');
    events.push(event);
  }
  return events;
}

test('even the author sees an anonymous request without a name, but marked as their own', async () => {
  const { ruth, boaz } = await seedCommunity();
  const request = await ruth.createPrayerRequest('I am ashamed.');
  const comment = await ruth.createComment(request, 'I cannot say more.');

  expect(request).toMatchObject({ anonymous: true, mine: true, user: ANONYMOUS_AUTHOR });
  expect(comment).toMatchObject({ mine: true, user: ANONYMOUS_AUTHOR });
  expect(await ruth.listPosts('prayer_requests')).toMatchObject([
    { mine: true, user: ANONYMOUS_AUTHOR, comments: [{ mine: true, user: ANONYMOUS_AUTHOR }] },
  ]);
  expect(await boaz.listPosts('prayer_requests')).toMatchObject([
    { mine: false, user: ANONYMOUS_AUTHOR, comments: [{ mine: false, user: ANONYMOUS_AUTHOR }] },
  ]);
});

test('a user is anonymous only in comments on their own anonymous request', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const hidden = await ruth.createPrayerRequest('I am ashamed.');
  const named = await ruth.createPrayerRequest('For my mother.', false);
  const his = await boaz.createPrayerRequest('I am ashamed, too.');

  expect(await ruth.createComment(hidden, 'One.')).toMatchObject({ user: ANONYMOUS_AUTHOR });
  expect(await ruth.createComment(named, 'Two.')).toMatchObject({ user: { id: ruth.id } });
  expect(await ruth.createComment(his, 'Three.')).toMatchObject({ user: { id: ruth.id } });
  expect(await naomi.createComment(hidden, 'Four.')).toMatchObject({
    user: { id: naomi.id, isModerator: true },
  });
  expect(expectShape(Post, await boaz.getPost(hidden)).comments).toMatchObject([
    { user: ANONYMOUS_AUTHOR },
    { user: { firstName: 'Naomi' } },
  ]);
});

test('a moderator can post an anonymous request like any other user', async () => {
  const { boaz, naomi } = await seedCommunity();

  const request = await naomi.createPrayerRequest('I am tired.');

  expect((await boaz.getPost(request)).text).not.toMatch(/Naomi|Elimelech|"isModerator":true/);
});

test('an idempotency key cannot be reused to add or remove the author’s name', async () => {
  const { ruth, boaz } = await seedCommunity();
  const how = { in: 'prayer_requests', type: 'prayer_request' } as const;
  await ruth.sendPost('For my mother.', { ...how, anonymous: false, key: 'first-words' });
  await ruth.sendPost('I am ashamed.', { ...how, anonymous: true, key: 'other-words' });

  const other = {
    status: 409,
    body: { message: 'This idempotency key was already used for something else.' },
  };
  expect(
    await ruth.sendPost('For my mother.', { ...how, anonymous: true, key: 'first-words' }),
  ).toMatchObject(other);
  expect(
    await ruth.sendPost('I am ashamed.', { ...how, anonymous: false, key: 'other-words' }),
  ).toMatchObject(other);
  expect(await boaz.listPosts('prayer_requests')).toMatchObject([{ anonymous: true }, { anonymous: false }]);
});

test('no community response contains an email address; only the account response contains the user’s own', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPost('Good morning.');
  await boaz.createComment(post, 'And to you.');
  await boaz.reportContent(post);
  await ruth.blockUser(boaz);

  for (const who of [ruth, boaz, naomi]) {
    for (const path of [
      `${COMMUNITY_PATH}/rooms/${who.rooms.town_square}/posts`,
      `${POSTS_PATH}/${post.id}`,
      `${POSTS_PATH}/${post.id}/comments`,
      `${COMMUNITY_PATH}/blocks`,
      `${COMMUNITY_PATH}/notes`,
      `${COMMUNITY_PATH}/moderation-log`,
      QUEUE_PATH,
      '/api/gamification/user-stats',
    ]) {
      expect((await who.get(path)).text).not.toMatch(/example\.org|email|password/);
    }
  }
  expect((await ruth.getUser()).body.email).toBe('ruth@example.org');
});
