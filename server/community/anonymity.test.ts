import { expect, test } from 'vitest';
import { Post } from '#contract/community';
import { company, joins, listens, POSTS, QUEUE, shaped, THEMES, THERE } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';
import type { Answer } from '#server/testing/people';

const ANONYMOUS_AUTHOR = {
  id: null,
  firstName: 'Someone',
  lastName: '',
  avatarUrl: null,
  isModerator: false,
  companionLevel: null,
};

test('no response to another user reveals who wrote an anonymous request', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const zipporah = await joins(house, {
    firstName: 'Zipporah',
    lastName: 'Midianite',
    daysAgo: 500,
    level: 8,
  });
  await rowsOf(house.db, `update users set avatar_url = '/avatars/zip.webp' where id = '${zipporah.id}'`);
  const identifying = new RegExp(`Zipporah|Midian|zip\\.webp|${zipporah.id}`, 'i');
  const stream = await listens(boaz);
  const answers: Answer[] = [];
  const collect = (...more: Answer[]) => answers.push(...more);

  const request = await zipporah.asksPrayer('I am ashamed. John 8:11 gives me hope.');
  const comment = await zipporah.hasCommented(request, 'I cannot say more.');
  await zipporah.mends(request, 'I am ashamed of what I did.');
  await zipporah.mends(comment, 'I cannot say more than that.');

  const readEverything = async () => {
    for (const who of [ruth, boaz, naomi]) {
      collect(
        await who.gets(`${THERE}/rooms/${who.rooms.prayer_requests}/posts`),
        await who.sees(request),
        await who.gets(`${POSTS}/${request.id}/comments`),
        await who.gets(`${THERE}/moderation-log`),
        await who.gets(`${THERE}/notes`),
        await who.gets(`${THERE}/blocks`),
        await who.gets(QUEUE),
        await who.gets(THEMES),
      );
    }
  };
  for (const who of [boaz, naomi]) {
    collect(
      await who.comments(request, 'I pray.'),
      await who.hearts(request),
      await who.takesHeartBack(request),
      await who.prays(request),
      await who.mends(request, 'x'),
      await who.takesBack(comment),
      await who.says(request, true),
    );
  }
  collect(await boaz.reports(request, 'worried', 'They sound alone.'), await boaz.reports(comment));
  await readEverything();
  collect(
    await naomi.acts(request, 'hide', 'Let us talk.'),
    await naomi.acts(comment, 'warn', 'Gently, please.'),
  );
  await readEverything();
  collect(await ruth.reports(comment), await naomi.acts(comment, 'keep'));
  await zipporah.says(request, true, 'He forgave me.');
  collect(await naomi.removes(comment));
  await readEverything();
  collect(await naomi.removes(request));
  await readEverything();

  expect(answers.length).toBeGreaterThan(100);
  for (const { text, headers } of answers) {
    expect(text).not.toMatch(identifying);
    expect(JSON.stringify([...headers])).not.toMatch(identifying);
    expect(text).not.toContain('@');
  }
  for (let event = await stream.next(); event?.event !== 'gone'; event = await stream.next()) {
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(['postId', 'roomId']);
  }
  await stream.leave();
  expect(house.log.map((entry) => JSON.stringify(entry)).join()).not.toMatch(identifying);
});

test('the author of an anonymous request also sees no name, but sees that the request is theirs', async () => {
  const { ruth, boaz } = await company();
  const request = await ruth.asksPrayer('I am ashamed.');
  const comment = await ruth.hasCommented(request, 'I cannot say more.');

  expect(request).toMatchObject({ anonymous: true, mine: true, user: ANONYMOUS_AUTHOR });
  expect(comment).toMatchObject({ mine: true, user: ANONYMOUS_AUTHOR });
  expect(await ruth.reads('prayer_requests')).toMatchObject([
    { mine: true, user: ANONYMOUS_AUTHOR, comments: [{ mine: true, user: ANONYMOUS_AUTHOR }] },
  ]);
  expect(await boaz.reads('prayer_requests')).toMatchObject([
    { mine: false, user: ANONYMOUS_AUTHOR, comments: [{ mine: false, user: ANONYMOUS_AUTHOR }] },
  ]);
});

test('a user is anonymous only in comments on their own anonymous request', async () => {
  const { ruth, boaz, naomi } = await company();
  const hidden = await ruth.asksPrayer('I am ashamed.');
  const named = await ruth.asksPrayer('For my mother.', false);
  const his = await boaz.asksPrayer('I am ashamed, too.');

  expect(await ruth.hasCommented(hidden, 'One.')).toMatchObject({ user: ANONYMOUS_AUTHOR });
  expect(await ruth.hasCommented(named, 'Two.')).toMatchObject({ user: { id: ruth.id } });
  expect(await ruth.hasCommented(his, 'Three.')).toMatchObject({ user: { id: ruth.id } });
  expect(await naomi.hasCommented(hidden, 'Four.')).toMatchObject({
    user: { id: naomi.id, isModerator: true },
  });
  expect(shaped(Post, await boaz.sees(hidden)).comments).toMatchObject([
    { user: ANONYMOUS_AUTHOR },
    { user: { firstName: 'Naomi' } },
  ]);
});

test('a moderator can post an anonymous request like any other user', async () => {
  const { boaz, naomi } = await company();

  const request = await naomi.asksPrayer('I am tired.');

  expect((await boaz.sees(request)).text).not.toMatch(/Naomi|Elimelech|"isModerator":true/);
});

test('an idempotency key cannot be reused to send the same text with or without a name', async () => {
  const { ruth, boaz } = await company();
  const how = { in: 'prayer_requests', type: 'prayer_request' } as const;
  await ruth.writes('For my mother.', { ...how, anonymous: false, key: 'first-words' });
  await ruth.writes('I am ashamed.', { ...how, anonymous: true, key: 'other-words' });

  const other = {
    status: 409,
    body: { message: 'This idempotency key was already used for something else.' },
  };
  expect(await ruth.writes('For my mother.', { ...how, anonymous: true, key: 'first-words' })).toMatchObject(
    other,
  );
  expect(await ruth.writes('I am ashamed.', { ...how, anonymous: false, key: 'other-words' })).toMatchObject(
    other,
  );
  expect(await boaz.reads('prayer_requests')).toMatchObject([{ anonymous: true }, { anonymous: false }]);
});

test('an email address is sent only to its owner', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('Good morning.');
  await boaz.hasCommented(post, 'And to you.');
  await boaz.reports(post);
  await ruth.blocks(boaz);

  for (const who of [ruth, boaz, naomi]) {
    for (const path of [
      `${THERE}/rooms/${who.rooms.town_square}/posts`,
      `${POSTS}/${post.id}`,
      `${POSTS}/${post.id}/comments`,
      `${THERE}/blocks`,
      `${THERE}/notes`,
      `${THERE}/moderation-log`,
      QUEUE,
      '/api/gamification/user-stats',
    ]) {
      expect((await who.gets(path)).text).not.toMatch(/example\.org|email|password/);
    }
  }
  expect((await ruth.asksWhoSheIs()).body.email).toBe('ruth@example.org');
});
