import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startChildServer } from '#server/testing/childServer';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  createEstablishedUser,
  eventsReceivedBy,
  seedCommunity,
  subscribe,
  THEMES_PATH,
} from '#server/testing/community';
import {
  createTestDatabase,
  expectOne,
  freshTestDatabase,
  openTestDatabase,
  tableRows,
} from '#server/testing/database';
import { databaseSettingsOf } from '#server/testing/operator';
import { createTestApp as open } from '#server/testing/testApp';
import { openEventBus } from './events.service';

const EVENTS_PATH = `${COMMUNITY_PATH}/live`;
const HEARTBEAT_MS = 20_000;

test('each event stream tells the browser another time after which it reconnects', async () => {
  const { boaz } = await seedCommunity();

  const delays: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const { body } = await boaz.app.request(
      EVENTS_PATH,
      { headers: { Cookie: cookieOf(boaz) } },
      boaz.address,
    );
    const reader = body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    delays.push(Number(/^retry: (\d+)$/m.exec(first)?.[1]));
  }

  expect(delays.filter((delay) => delay >= 1000 && delay <= 11_000)).toEqual(delays);
  expect(new Set(delays).size).toBeGreaterThan(1);
});

test('subscribers get every event of a post, and the events contain only the ids of the post and the room', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const stream = await subscribe(boaz);
  const data = (id: number) => ({ roomId: ruth.rooms.prayer_requests, postId: id });

  expect(stream.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  expect(stream.response.headers.get('Cache-Control')).toBe('no-store');
  const post = await ruth.createPrayerRequest('Secret words.', false);
  expect(await stream.next()).toEqual({ event: 'posted', data: data(post.id) });
  await ruth.edit(post, 'Secret words, mended.');
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  const comment = await ruth.createComment(post, 'More.');
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.deletePost(comment);
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.markAnswered(post, true);
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.deletePost(post);
  expect(await stream.next()).toEqual({ event: 'gone', data: data(post.id) });
  const other = await ruth.createPrayerRequest('Without a name.');
  expect(await stream.next()).toEqual({ event: 'posted', data: data(other.id) });
  await naomi.deleteAsModerator(other);
  expect(await stream.next()).toEqual({ event: 'gone', data: data(other.id) });
  await naomi.post(THEMES_PATH, {
    title: 'Rest',
    description: '<p>Come.</p>',
    weekStart: '2026-01-04T00:00:00Z',
    weekEnd: '2026-01-10T00:00:00Z',
  });
  expect(await stream.next()).toEqual({ event: 'theme', data: {} });
  await stream.leave();
});

test('when a post is hidden, subscribers get `gone` and no more events of the post until it is approved', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const people = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse');
  const stream = await subscribe(boaz);
  const post = await ruth.createPost('Peace.');
  const comment = await ruth.createComment(post, 'And to you.');
  expect(await stream.next()).toMatchObject({ event: 'posted' });
  expect(await stream.next()).toMatchObject({ event: 'changed' });

  for (const person of people) await person.reportContent(post);
  expect(await stream.next()).toMatchObject({ event: 'gone', data: { postId: post.id } });
  await ruth.edit(post, 'Peace, mended.');
  await ruth.createComment(post, 'And to you, too.');
  await ruth.edit(comment, 'And to you, mended.');
  await ruth.deletePost(comment);
  await naomi.moderate(post, 'keep');
  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });
  await stream.leave();
});

test('after one user blocks another, neither gets events of the other’s posts, but moderators get all events', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const before = await subscribe(boaz);
  const early = await ruth.createPost('Early.');
  expect((await before.next())?.data.postId).toBe(early.id);
  await ruth.blockUser(boaz);
  const [after, hers, moderators] = [await subscribe(boaz), await subscribe(ruth), await subscribe(naomi)];

  const post = await ruth.createPost('From Ruth.');
  await ruth.edit(early, 'Early, mended.');
  const his = await boaz.createPost('From Boaz.');
  const last = await naomi.createPost('From Naomi.');

  for (const stream of [before, after]) {
    expect((await stream.next())?.data.postId).toBe(his.id);
    expect((await stream.next())?.data.postId).toBe(last.id);
  }
  for (const id of [post.id, early.id, last.id]) expect((await hers.next())?.data.postId).toBe(id);
  for (const id of [post.id, early.id, his.id, last.id]) {
    expect((await moderators.next())?.data.postId).toBe(id);
  }

  await ruth.unblockUser(boaz);
  const again = await ruth.createPost('Again.');
  expect((await before.next())?.data.postId).toBe(again.id);
  for (const stream of [before, after, hers, moderators]) await stream.leave();
});

test('a blocked user gets no events of comments on the posts of the user who blocked them', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPost('From Ruth.');
  const comment = await naomi.createComment(post, 'Welcome.');
  await ruth.blockUser(boaz);
  const stream = await subscribe(boaz);

  await naomi.createComment(post, 'And welcome again.');
  await naomi.edit(comment, 'Welcome, Ruth.');
  await naomi.deletePost(comment);
  const last = await naomi.createPost('From Naomi.');

  expect((await stream.next())?.data.postId).toBe(last.id);
  await stream.leave();
});

test('events of anonymous requests reach blocked users too, so that a gap cannot reveal the author', async () => {
  const { ruth, boaz } = await seedCommunity();
  await ruth.blockUser(boaz);
  const stream = await subscribe(boaz);

  const request = await ruth.createPrayerRequest('I am ashamed.');
  await ruth.createComment(request, 'I cannot say more.');

  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: request.id } });
  expect(await stream.next()).toMatchObject({ event: 'changed', data: { postId: request.id } });
  await stream.leave();
});

test('a process serves a thousand event streams and asks further users to retry', async () => {
  const live = await openEventBus(await createTestDatabase());
  const joins = () => live.join({ id: randomUUID(), isModerator: false }, () => {});
  const leaves = await Promise.all(Array.from({ length: 1000 }, joins));

  await expect(joins()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });

  leaves[0]?.();
  const leave = await joins();
  for (const each of [...leaves.slice(1), leave]) each();
  await live.close();
});

test('a signed-out visitor gets no event stream, and a user can open at most twelve', async () => {
  const { ruth, boaz, stranger } = await seedCommunity();
  expect(await stranger.get(EVENTS_PATH)).toMatchObject({ status: 401 });

  const streams = await Promise.all(Array.from({ length: 12 }, () => subscribe(ruth)));
  expect(await ruth.get(EVENTS_PATH)).toMatchObject({
    status: 429,
    body: { message: 'You have the community open in too many tabs. Please close some.' },
  });
  const his = await subscribe(boaz);
  await streams[0]?.leave();

  const more: typeof streams = [];
  await expect
    .poll(async () => {
      const stream = await subscribe(ruth);
      more.push(stream);
      return stream.response.status;
    })
    .toBe(200);
  for (const stream of [...streams, his, ...more]) await stream.leave();
});

test('HEAD requests open no event stream, and event streams that the client does not read are closed', async () => {
  const { ruth } = await seedCommunity();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const openStream = (method: string) =>
    ruth.app.request(EVENTS_PATH, { method, headers: { Cookie: cookieOf(ruth) } }, ruth.address);

  for (let time = 0; time < 13; time++) expect((await openStream('HEAD')).status).toBe(200);
  const unread = await Promise.all(Array.from({ length: 12 }, () => openStream('GET')));
  expect(unread.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect((await openStream('GET')).status).toBe(429);
  for (let turn = 0; turn < 12; turn++) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
    // Gives the session check between two heartbeats time to run.
    await ruth.get('/auth/user');
  }

  const stream = await subscribe(ruth);
  expect(stream.response.status).toBe(200);
  await stream.leave();
});

test.each(['a silent', 'a lively'])('in %s room, a stream ends after the user signs out', async (kind) => {
  const { ruth, boaz } = await seedCommunity();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = await subscribe(boaz);
  await ruth.createPost('Good morning.');
  expect(await stream.next()).toMatchObject({ event: 'posted' });

  await boaz.signOut();
  const ended = (async () => {
    while (await stream.next());
    return 'ended';
  })();
  for (let turn = 0; turn < 8; turn++) {
    if (kind === 'a lively') await ruth.createPost('Good morning.');
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
  }

  vi.useRealTimers();
  expect(await ended).toBe('ended');
});

expectOne(
  'postgresql',
  'posts and blocks in one process reach subscribers of another, even after a lost database connection',
  async () => {
    const place = await freshTestDatabase();
    const [database, otherDatabase] = await Promise.all([openTestDatabase(place), openTestDatabase(place)]);
    const { ruth, boaz, app } = await seedCommunity({}, database);
    const other = await open({}, otherDatabase);
    const [near, far] = [await subscribe(boaz), await subscribe(boaz.in(other))];

    const post = await ruth.createPost('Peace.');
    const answer = await ruth.in(other).createPost('And to you.');
    for (const stream of [near, far]) {
      expect([(await stream.next())?.data.postId, (await stream.next())?.data.postId].sort()).toEqual([
        post.id,
        answer.id,
      ]);
    }

    // A block in one process applies in the other.
    await ruth.blockUser(boaz);
    await ruth.createPost('Not for him.');
    const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
    const last = await orpah.createPost('For everybody.');
    for (const stream of [near, far]) expect((await stream.next())?.data.postId).toBe(last.id);

    // A lost database connection is restored, and subscribers are told to reload.
    await tableRows(
      app.db,
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
    );
    await orpah.blockUser(boaz);
    for (const stream of [near, far]) expect(await stream.next()).toEqual({ event: 'resync', data: {} });

    // A block made in the meantime takes effect.
    await orpah.createPost('No longer for him.');
    const obed = await createCommunityUser(app, { firstName: 'Obed' });
    const next = await obed.createPost('For everybody again.');
    for (const stream of [near, far]) {
      expect((await stream.next())?.data.postId).toBe(next.id);
      await stream.leave();
    }
    await database.close();
    await otherDatabase.close();
  },
);

expectOne('postgresql', 'when a server shuts down, its event streams end at once', async () => {
  const place = await freshTestDatabase();
  const server = await startChildServer({ ...databaseSettingsOf(place), LIMITS: 'off' });
  const app = await openTestDatabase(place);
  onTestFinished(app.close);
  const { ruth, boaz } = await seedCommunity({}, app);
  const stream = eventsReceivedBy(
    await fetch(server.url + EVENTS_PATH, { headers: { Cookie: cookieOf(boaz) } }),
  );
  const post = await ruth.createPost('Peace.');
  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });

  const start = performance.now();
  server.process.kill('SIGTERM');

  expect(await stream.next()).toBeNull();
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - start).toBeLessThan(5000);
});

function cookieOf(who: CommunityUser) {
  return [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
