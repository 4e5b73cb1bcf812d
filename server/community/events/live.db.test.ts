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
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { createTestApp as open } from '#server/testing/testApp';
import { createEventBuffer, openEventBus, publish } from './events.service';

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

test('events that a killed process had committed but not sent reach the streams of another process', async () => {
  const { ruth, boaz } = await seedCommunity();
  const stream = await subscribe(boaz);

  // No process calls the sender after this commit.
  await ruth.app.db.transaction((tx) =>
    publish(tx, { event: 'posted', roomId: ruth.rooms.town_square, postId: 77, by: null }),
  );

  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: 77 } });
  await stream.leave();
});

test('events of a transaction that is rolled back are never sent', async () => {
  const { ruth, boaz } = await seedCommunity();
  const stream = await subscribe(boaz);

  const failing = ruth.app.db.transaction(async (tx) => {
    await publish(tx, { event: 'posted', roomId: ruth.rooms.town_square, postId: 77, by: null });
    throw new Error('The transaction fails.');
  });
  await expect(failing).rejects.toThrow('The transaction fails.');
  const post = await ruth.createPost('Peace.');

  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });
  await stream.leave();
});

test('in a busy room, a stream sends at most once a second, equal events once, and the last state of a post', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const buffer = createEventBuffer();
  const taken: { at: number; events: unknown[] }[] = [];
  const start = Date.now();
  const reading = (async () => {
    for (let events = await buffer.next(HEARTBEAT_MS); events; events = await buffer.next(HEARTBEAT_MS)) {
      taken.push({ at: Date.now() - start, events: events.map(({ event, data }) => [event, data.postId]) });
    }
  })();
  const push = (event: 'posted' | 'changed' | 'gone', postId: number) =>
    buffer.push({ event, data: { roomId: 1, postId } });

  await vi.advanceTimersByTimeAsync(5000);
  push('posted', 1);
  await vi.advanceTimersByTimeAsync(100);
  for (let time = 0; time < 30; time += 1) push('changed', 1);
  push('posted', 2);
  push('gone', 1);
  push('changed', 2);
  await vi.advanceTimersByTimeAsync(100);
  push('changed', 1);
  await vi.advanceTimersByTimeAsync(3000);
  for (let postId = 0; postId < 500; postId += 1) push('posted', postId);
  await vi.advanceTimersByTimeAsync(1000);
  buffer.close();
  await reading;

  expect(taken.slice(0, 2)).toEqual([
    { at: 5000, events: [['posted', 1]] },
    {
      at: 6000,
      events: [
        ['posted', 2],
        ['gone', 1],
        ['changed', 2],
        ['changed', 1],
      ],
    },
  ]);
  // A stream that cannot keep up reloads.
  expect(taken.slice(2).flatMap(({ events }) => events)).toContainEqual(['resync', undefined]);
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
  const { ruth, boaz, visitor } = await seedCommunity();
  expect(await visitor.get(EVENTS_PATH)).toMatchObject({ status: 401 });

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

    // A lost database connection is restored, and subscribers receive an event to reload.
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

expectOne(
  'postgresql',
  'ten connections of two processes publish at once: both processes get every event, and none twice',
  async () => {
    const place = await freshTestDatabase();
    const databases = await Promise.all([openTestDatabase(place), openTestDatabase(place)]);
    const buses = await Promise.all(databases.map(openEventBus));
    const received: number[][] = [[], []];
    for (const [index, bus] of buses.entries()) {
      await bus.join({ id: randomUUID(), isModerator: false }, ({ data }) => {
        if (data.postId !== undefined) received[index]?.push(data.postId);
      });
    }

    const publishSome = async (connection: number) => {
      for (let turn = 0; turn < 30; turn += 1) {
        const postId = connection * 100 + turn;
        const [db, bus] = [databases[connection % 2]?.db, buses[connection % 2]];
        await db?.transaction((tx) => publish(tx, { event: 'posted', roomId: 1, postId, by: null }));
        // Some commits are not followed by a call, as if the process had been killed.
        if (turn % 3 > 0) bus?.sendEvents();
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, connection) => publishSome(connection)));

    const all = Array.from({ length: 300 }, (_, i) => Math.floor(i / 30) * 100 + (i % 30));
    for (const ids of received) {
      await expect.poll(() => ids.toSorted((a, b) => a - b)).toEqual(all);
      // Events of one connection, in which one commit follows another, keep their order.
      const ofFirst = ids.filter((id) => id < 100);
      expect(ofFirst).toEqual(ofFirst.toSorted((a, b) => a - b));
    }
    expect(await tableRows(databases[0].db, 'select id from event_outbox')).toEqual([]);
    for (const bus of buses) await bus.close();
  },
);

expectOne('postgresql', 'after a process is killed, another one sends the events of its posts', async () => {
  const place = await freshTestDatabase();
  const server = await startChildServer({ ...databaseSettingsOf(place), LIMITS: 'off' });
  const database = await openTestDatabase(place);
  const { ruth, boaz } = await seedCommunity({}, database);
  const stream = await subscribe(boaz);
  const acknowledged: number[] = [];
  const headers = { Cookie: cookieOf(ruth), 'Content-Type': 'application/json' };
  const write = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const body = JSON.stringify({ roomId: ruth.rooms.town_square, content: 'Peace.' });
      // A busy server may answer 503.
      const response = await retryUntilAnswered(() =>
        fetch(`${server.url}/api/community/posts`, { method: 'POST', headers, body }),
      );
      expect(response.status).toBe(201);
      acknowledged.push(((await response.json()) as { id: number }).id);
    }
  };
  const writing = Promise.all([write(), write(), write()]).catch((error: Error) => error.message);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  server.process.kill('SIGKILL');
  expect(await writing).toBe('fetch failed');

  const missing = new Set(acknowledged);
  while (missing.size > 0) missing.delete(Number((await stream.next())?.data.postId));

  expect(missing.size).toBe(0);
  await stream.leave();
});

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

  server.process.kill('SIGTERM');

  // A connection that is still open at the end of the shutdown is cut, and reading from it fails.
  expect(await stream.next()).toBeNull();
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
});

function cookieOf(who: CommunityUser) {
  return [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
