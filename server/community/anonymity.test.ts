import { expect, test } from 'vitest';
import { Post } from '#contract/community';
import { company, joins, listens, POSTS, QUEUE, shaped, THEMES, THERE } from '#server/testing/community';
import { rowsOf } from '#server/testing/database';
import type { Answer } from '#server/testing/people';

const SOMEONE = {
  id: null,
  firstName: 'Someone',
  lastName: '',
  avatarUrl: null,
  isModerator: false,
  companionLevel: null,
};

test('nothing that anybody else is answered tells who asked without a name', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const zipporah = await joins(house, {
    firstName: 'Zipporah',
    lastName: 'Midianite',
    daysAgo: 500,
    level: 8,
  });
  await rowsOf(house.db, `update users set avatar_url = '/avatars/zip.webp' where id = '${zipporah.id}'`);
  const told = new RegExp(`Zipporah|Midian|zip\\.webp|${zipporah.id}`, 'i');
  const line = await listens(boaz);
  const answers: Answer[] = [];
  const heard = (...more: Answer[]) => answers.push(...more);

  const request = await zipporah.asksPrayer('I am ashamed. John 8:11 gives me hope.');
  const comment = await zipporah.hasCommented(request, 'I cannot say more.');
  await zipporah.mends(request, 'I am ashamed of what I did.');
  await zipporah.mends(comment, 'I cannot say more than that.');

  const looks = async () => {
    for (const who of [ruth, boaz, naomi]) {
      heard(
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
    heard(
      await who.comments(request, 'I pray.'),
      await who.hearts(request),
      await who.takesHeartBack(request),
      await who.prays(request),
      await who.mends(request, 'x'),
      await who.takesBack(comment),
      await who.says(request, true),
    );
  }
  heard(await boaz.reports(request, 'worried', 'Somebody is alone.'), await boaz.reports(comment));
  await looks();
  heard(
    await naomi.acts(request, 'hide', 'Let us talk.'),
    await naomi.acts(comment, 'warn', 'Gently, please.'),
  );
  await looks();
  heard(await ruth.reports(comment), await naomi.acts(comment, 'keep'));
  await zipporah.says(request, true, 'He forgave me.');
  heard(await naomi.removes(comment));
  await looks();
  heard(await naomi.removes(request));
  await looks();

  expect(answers.length).toBeGreaterThan(100);
  for (const { text, headers } of answers) {
    expect(text).not.toMatch(told);
    expect(JSON.stringify([...headers])).not.toMatch(told);
    expect(text).not.toContain('@');
  }
  for (let event = await line.next(); event?.event !== 'gone'; event = await line.next()) {
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(['postId', 'roomId']);
  }
  await line.leave();
  expect(house.log.map((entry) => JSON.stringify(entry)).join()).not.toMatch(told);
});

test('she herself is shown without her name too, and sees that the words are hers', async () => {
  const { ruth, boaz } = await company();
  const request = await ruth.asksPrayer('I am ashamed.');
  const comment = await ruth.hasCommented(request, 'I cannot say more.');

  expect(request).toMatchObject({ anonymous: true, mine: true, user: SOMEONE });
  expect(comment).toMatchObject({ mine: true, user: SOMEONE });
  expect(await ruth.reads('prayer_requests')).toMatchObject([
    { mine: true, user: SOMEONE, comments: [{ mine: true, user: SOMEONE }] },
  ]);
  expect(await boaz.reads('prayer_requests')).toMatchObject([
    { mine: false, user: SOMEONE, comments: [{ mine: false, user: SOMEONE }] },
  ]);
});

test('without a name she is only under her own request', async () => {
  const { ruth, boaz, naomi } = await company();
  const hidden = await ruth.asksPrayer('I am ashamed.');
  const named = await ruth.asksPrayer('For my mother.', false);
  const his = await boaz.asksPrayer('I am ashamed, too.');

  expect(await ruth.hasCommented(hidden, 'One.')).toMatchObject({ user: SOMEONE });
  expect(await ruth.hasCommented(named, 'Two.')).toMatchObject({ user: { id: ruth.id } });
  expect(await ruth.hasCommented(his, 'Three.')).toMatchObject({ user: { id: ruth.id } });
  expect(await naomi.hasCommented(hidden, 'Four.')).toMatchObject({
    user: { id: naomi.id, isModerator: true },
  });
  expect(shaped(Post, await boaz.sees(hidden)).comments).toMatchObject([
    { user: SOMEONE },
    { user: { firstName: 'Naomi' } },
  ]);
});

test('a moderator who asks without a name is as nameless as everybody', async () => {
  const { boaz, naomi } = await company();

  const request = await naomi.asksPrayer('I am tired.');

  expect((await boaz.sees(request)).text).not.toMatch(/Naomi|Elimelech|"isModerator":true/);
});

test('what was sent with a name is not taken for the same without one', async () => {
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

test('no e-mail address leaves the house but to its owner', async () => {
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
