import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '#server/testing/childServer';
import {
  type Companion,
  company,
  established,
  heardIn,
  joins,
  listens,
  THEMES,
  THERE,
} from '#server/testing/community';
import { database, freshPlace, only, openPlace, rowsOf } from '#server/testing/database';
import { house as open } from '#server/testing/house';
import { openLive } from './live.service';

const EVENTS_PATH = `${THERE}/live`;
const HEARTBEAT_MS = 20_000;

test('subscribers get every event of a post, with only the ids of post and room', async () => {
  const { ruth, boaz, naomi } = await company();
  const stream = await listens(boaz);
  const data = (id: number) => ({ roomId: ruth.rooms.prayer_requests, postId: id });

  expect(stream.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  expect(stream.response.headers.get('Cache-Control')).toBe('no-store');
  const post = await ruth.asksPrayer('Secret words.', false);
  expect(await stream.next()).toEqual({ event: 'posted', data: data(post.id) });
  await ruth.mends(post, 'Secret words, mended.');
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  const comment = await ruth.hasCommented(post, 'More.');
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.takesBack(comment);
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.says(post, true);
  expect(await stream.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.takesBack(post);
  expect(await stream.next()).toEqual({ event: 'gone', data: data(post.id) });
  const other = await ruth.asksPrayer('Without a name.');
  expect(await stream.next()).toEqual({ event: 'posted', data: data(other.id) });
  await naomi.removes(other);
  expect(await stream.next()).toEqual({ event: 'gone', data: data(other.id) });
  await naomi.posts(THEMES, {
    title: 'Rest',
    description: '<p>Come.</p>',
    weekStart: '2026-01-04T00:00:00Z',
    weekEnd: '2026-01-10T00:00:00Z',
  });
  expect(await stream.next()).toEqual({ event: 'theme', data: {} });
  await stream.leave();
});

test('hiding a post publishes that it is gone, and nothing more until it is approved', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const people = await established(house, 'Orpah', 'Obed', 'Jesse');
  const stream = await listens(boaz);
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(post, 'And to you.');
  expect(await stream.next()).toMatchObject({ event: 'posted' });
  expect(await stream.next()).toMatchObject({ event: 'changed' });

  for (const person of people) await person.reports(post);
  expect(await stream.next()).toMatchObject({ event: 'gone', data: { postId: post.id } });
  await ruth.mends(post, 'Peace, mended.');
  await ruth.hasCommented(post, 'And to you, too.');
  await ruth.mends(comment, 'And to you, mended.');
  await ruth.takesBack(comment);
  await naomi.acts(post, 'keep');
  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });
  await stream.leave();
});

test('after a block two users get no events of each other’s posts, while moderators get all events', async () => {
  const { ruth, boaz, naomi } = await company();
  const before = await listens(boaz);
  const early = await ruth.hasWritten('Early.');
  expect((await before.next())?.data.postId).toBe(early.id);
  await ruth.blocks(boaz);
  const [after, hers, moderators] = [await listens(boaz), await listens(ruth), await listens(naomi)];

  const post = await ruth.hasWritten('From Ruth.');
  await ruth.mends(early, 'Early, mended.');
  const his = await boaz.hasWritten('From Boaz.');
  const last = await naomi.hasWritten('From Naomi.');

  for (const stream of [before, after]) {
    expect((await stream.next())?.data.postId).toBe(his.id);
    expect((await stream.next())?.data.postId).toBe(last.id);
  }
  for (const id of [post.id, early.id, last.id]) expect((await hers.next())?.data.postId).toBe(id);
  for (const id of [post.id, early.id, his.id, last.id]) {
    expect((await moderators.next())?.data.postId).toBe(id);
  }

  await ruth.unblocks(boaz);
  const again = await ruth.hasWritten('Again.');
  expect((await before.next())?.data.postId).toBe(again.id);
  for (const stream of [before, after, hers, moderators]) await stream.leave();
});

test('after a block two users get no events of comments on each other’s posts', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('From Ruth.');
  const comment = await naomi.hasCommented(post, 'Welcome.');
  await ruth.blocks(boaz);
  const stream = await listens(boaz);

  await naomi.hasCommented(post, 'And welcome again.');
  await naomi.mends(comment, 'Welcome, Ruth.');
  await naomi.takesBack(comment);
  const last = await naomi.hasWritten('From Naomi.');

  expect((await stream.next())?.data.postId).toBe(last.id);
  await stream.leave();
});

test('events of anonymous requests reach blocked users too, so that a gap cannot reveal the author', async () => {
  const { ruth, boaz } = await company();
  await ruth.blocks(boaz);
  const stream = await listens(boaz);

  const request = await ruth.asksPrayer('I am ashamed.');
  await ruth.hasCommented(request, 'I cannot say more.');

  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: request.id } });
  expect(await stream.next()).toMatchObject({ event: 'changed', data: { postId: request.id } });
  await stream.leave();
});

test('a process serves a thousand event streams and asks further users to retry', async () => {
  const live = await openLive(await database());
  const joins = () => live.join({ id: randomUUID(), isModerator: false }, () => {});
  const leaves = await Promise.all(Array.from({ length: 1000 }, joins));

  await expect(joins()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });

  leaves[0]?.();
  const leave = await joins();
  for (const each of [...leaves.slice(1), leave]) each();
  await live.close();
});

test('a signed-out visitor gets no event stream, and a user at most twelve', async () => {
  const { ruth, boaz, stranger } = await company();
  expect(await stranger.gets(EVENTS_PATH)).toMatchObject({ status: 401 });

  const streams = await Promise.all(Array.from({ length: 12 }, () => listens(ruth)));
  expect(await ruth.gets(EVENTS_PATH)).toMatchObject({
    status: 429,
    body: { message: 'You have the community open in too many tabs. Please close some.' },
  });
  const his = await listens(boaz);
  await streams[0]?.leave();

  const more: typeof streams = [];
  await expect
    .poll(async () => {
      const stream = await listens(ruth);
      more.push(stream);
      return stream.response.status;
    })
    .toBe(200);
  for (const stream of [...streams, his, ...more]) await stream.leave();
});

test('HEAD requests and unread streams do not use up a user’s event streams', async () => {
  const { ruth } = await company();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const openStream = (method: string) =>
    ruth.house.request(EVENTS_PATH, { method, headers: { Cookie: cookieOf(ruth) } }, ruth.address);

  for (let time = 0; time < 13; time++) expect((await openStream('HEAD')).status).toBe(200);
  const unread = await Promise.all(Array.from({ length: 12 }, () => openStream('GET')));
  expect(unread.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect((await openStream('GET')).status).toBe(429);
  for (let turn = 0; turn < 12; turn++) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
    // Lets the session check between two heartbeats run.
    await ruth.gets('/auth/user');
  }

  const stream = await listens(ruth);
  expect(stream.response.status).toBe(200);
  await stream.leave();
});

test.each(['a silent', 'a lively'])('in %s room an event stream ends with its session', async (kind) => {
  const { ruth, boaz } = await company();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = await listens(boaz);
  await ruth.hasWritten('Good morning.');
  expect(await stream.next()).toMatchObject({ event: 'posted' });

  await boaz.signsOut();
  const ended = (async () => {
    while (await stream.next());
    return 'ended';
  })();
  for (let turn = 0; turn < 8; turn++) {
    if (kind === 'a lively') await ruth.hasWritten('Good morning.');
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
  }

  vi.useRealTimers();
  expect(await ended).toBe('ended');
});

only('postgresql', 'a post written in one process is published to subscribers of the other', async () => {
  const place = await freshPlace();
  const [here, there] = await Promise.all([openPlace(place), openPlace(place)]);
  const { ruth, boaz, house } = await company({}, here);
  const other = await open({}, there);
  const [near, far] = [await listens(boaz), await listens(boaz.in(other))];

  const post = await ruth.hasWritten('Peace.');
  const answer = await ruth.in(other).hasWritten('And to you.');
  for (const stream of [near, far]) {
    expect([(await stream.next())?.data.postId, (await stream.next())?.data.postId].sort()).toEqual([
      post.id,
      answer.id,
    ]);
  }

  // A block in one process applies in the other.
  await ruth.blocks(boaz);
  await ruth.hasWritten('Not for him.');
  const orpah = await joins(house, { firstName: 'Orpah' });
  const last = await orpah.hasWritten('For everybody.');
  for (const stream of [near, far]) expect((await stream.next())?.data.postId).toBe(last.id);

  // A lost database connection is restored, and subscribers are told to reload.
  await rowsOf(here.db, "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
  await orpah.blocks(boaz);
  for (const stream of [near, far]) expect(await stream.next()).toEqual({ event: 'again', data: {} });

  // A block made in the meantime takes effect.
  await orpah.hasWritten('No longer for him.');
  const obed = await joins(house, { firstName: 'Obed' });
  const next = await obed.hasWritten('For everybody again.');
  for (const stream of [near, far]) {
    expect((await stream.next())?.data.postId).toBe(next.id);
    await stream.leave();
  }
  await here.close();
  await there.close();
});

only('postgresql', 'when a server shuts down, its event streams end at once', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshPlace();
  const server = await startServer({ DATABASE_URL, LIMITS: 'off' });
  const here = await openPlace({ DATABASE_URL, DATA_DIR });
  onTestFinished(here.close);
  const { ruth, boaz } = await company({}, here);
  const stream = heardIn(await fetch(server.url + EVENTS_PATH, { headers: { Cookie: cookieOf(boaz) } }));
  const post = await ruth.hasWritten('Peace.');
  expect(await stream.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });

  const start = performance.now();
  server.process.kill('SIGTERM');

  expect(await stream.next()).toBeNull();
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - start).toBeLessThan(5000);
});

function cookieOf(who: Companion) {
  return [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
