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

const LIVE = `${THERE}/live`;
const HEARTBEAT_MS = 20_000;

test('what happens to a post is told to whoever listens, by its number and its room’s alone', async () => {
  const { ruth, boaz, naomi } = await company();
  const line = await listens(boaz);
  const data = (id: number) => ({ roomId: ruth.rooms.prayer_requests, postId: id });

  expect(line.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  expect(line.response.headers.get('Cache-Control')).toBe('no-store');
  const post = await ruth.asksPrayer('Secret words.', false);
  expect(await line.next()).toEqual({ event: 'posted', data: data(post.id) });
  await ruth.mends(post, 'Secret words, mended.');
  expect(await line.next()).toEqual({ event: 'changed', data: data(post.id) });
  const comment = await ruth.hasCommented(post, 'More.');
  expect(await line.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.takesBack(comment);
  expect(await line.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.says(post, true);
  expect(await line.next()).toEqual({ event: 'changed', data: data(post.id) });
  await ruth.takesBack(post);
  expect(await line.next()).toEqual({ event: 'gone', data: data(post.id) });
  const other = await ruth.asksPrayer('Without a name.');
  expect(await line.next()).toEqual({ event: 'posted', data: data(other.id) });
  await naomi.removes(other);
  expect(await line.next()).toEqual({ event: 'gone', data: data(other.id) });
  await naomi.posts(THEMES, {
    title: 'Rest',
    description: '<p>Come.</p>',
    weekStart: '2026-01-04T00:00:00Z',
    weekEnd: '2026-01-10T00:00:00Z',
  });
  expect(await line.next()).toEqual({ event: 'theme', data: {} });
  await line.leave();
});

test('of what is hidden it is told that it is gone, then nothing until it stands again', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const people = await established(house, 'Orpah', 'Obed', 'Jesse');
  const line = await listens(boaz);
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(post, 'And to you.');
  expect(await line.next()).toMatchObject({ event: 'posted' });
  expect(await line.next()).toMatchObject({ event: 'changed' });

  for (const person of people) await person.reports(post);
  expect(await line.next()).toMatchObject({ event: 'gone', data: { postId: post.id } });
  await ruth.mends(post, 'Peace, mended.');
  await ruth.hasCommented(post, 'And to you, too.');
  await ruth.mends(comment, 'And to you, mended.');
  await ruth.takesBack(comment);
  await naomi.acts(post, 'keep');
  expect(await line.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });
  await line.leave();
});

test('two of whom one blocked the other do not hear each other’s words, moderators hear everybody’s', async () => {
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

  for (const line of [before, after]) {
    expect((await line.next())?.data.postId).toBe(his.id);
    expect((await line.next())?.data.postId).toBe(last.id);
  }
  for (const id of [post.id, early.id, last.id]) expect((await hers.next())?.data.postId).toBe(id);
  for (const id of [post.id, early.id, his.id, last.id]) {
    expect((await moderators.next())?.data.postId).toBe(id);
  }

  await ruth.unblocks(boaz);
  const again = await ruth.hasWritten('Again.');
  expect((await before.next())?.data.postId).toBe(again.id);
  for (const line of [before, after, hers, moderators]) await line.leave();
});

test('nor do they hear what stands under each other’s words', async () => {
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.hasWritten('From Ruth.');
  const comment = await naomi.hasCommented(post, 'Welcome.');
  await ruth.blocks(boaz);
  const line = await listens(boaz);

  await naomi.hasCommented(post, 'And welcome again.');
  await naomi.mends(comment, 'Welcome, Ruth.');
  await naomi.takesBack(comment);
  const last = await naomi.hasWritten('From Naomi.');

  expect((await line.next())?.data.postId).toBe(last.id);
  await line.leave();
});

test('who writes without a name is heard by everybody, or it would tell her name', async () => {
  const { ruth, boaz } = await company();
  await ruth.blocks(boaz);
  const line = await listens(boaz);

  const request = await ruth.asksPrayer('I am ashamed.');
  await ruth.hasCommented(request, 'I cannot say more.');

  expect(await line.next()).toMatchObject({ event: 'posted', data: { postId: request.id } });
  expect(await line.next()).toMatchObject({ event: 'changed', data: { postId: request.id } });
  await line.leave();
});

test('in one process a thousand streams are open, and whoever comes then is asked to come again', async () => {
  const live = await openLive(await database());
  const joins = () => live.join({ id: randomUUID(), isModerator: false }, () => {});
  const leaves = await Promise.all(Array.from({ length: 1000 }, joins));

  await expect(joins()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });

  leaves[0]?.();
  const leave = await joins();
  for (const each of [...leaves.slice(1), leave]) each();
  await live.close();
});

test('a stranger hears nothing, and nobody listens in more than twelve places', async () => {
  const { ruth, boaz, stranger } = await company();
  expect(await stranger.gets(LIVE)).toMatchObject({ status: 401 });

  const lines = await Promise.all(Array.from({ length: 12 }, () => listens(ruth)));
  expect(await ruth.gets(LIVE)).toMatchObject({
    status: 429,
    body: { message: 'You have the community open in too many tabs. Please close some.' },
  });
  const his = await listens(boaz);
  await lines[0]?.leave();

  const more: typeof lines = [];
  await expect
    .poll(async () => {
      const line = await listens(ruth);
      more.push(line);
      return line.response.status;
    })
    .toBe(200);
  for (const line of [...lines, his, ...more]) await line.leave();
});

test('who only looks at the address, or never reads what is said there, keeps no place', async () => {
  const { ruth } = await company();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const asks = (method: string) =>
    ruth.house.request(LIVE, { method, headers: { Cookie: cookieOf(ruth) } }, ruth.address);

  for (let time = 0; time < 13; time++) expect((await asks('HEAD')).status).toBe(200);
  const unread = await Promise.all(Array.from({ length: 12 }, () => asks('GET')));
  expect(unread.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect((await asks('GET')).status).toBe(429);
  for (let turn = 0; turn < 12; turn++) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
    // Between two beats it is looked up whether the session still holds.
    await ruth.gets('/auth/user');
  }

  const line = await listens(ruth);
  expect(line.response.status).toBe(200);
  await line.leave();
});

test.each(['a silent', 'a lively'])('in %s room a line ends when its session has', async (kind) => {
  const { ruth, boaz } = await company();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const line = await listens(boaz);
  await ruth.hasWritten('Good morning.');
  expect(await line.next()).toMatchObject({ event: 'posted' });

  await boaz.signsOut();
  const ended = (async () => {
    while (await line.next());
    return 'ended';
  })();
  for (let turn = 0; turn < 8; turn++) {
    if (kind === 'a lively') await ruth.hasWritten('Good morning.');
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 2 + 1);
  }

  vi.useRealTimers();
  expect(await ended).toBe('ended');
});

only('postgresql', 'what is written in one house is heard in the other', async () => {
  const place = await freshPlace();
  const [here, there] = await Promise.all([openPlace(place), openPlace(place)]);
  const { ruth, boaz, house } = await company({}, here);
  const other = await open({}, there);
  const [near, far] = [await listens(boaz), await listens(boaz.in(other))];

  const post = await ruth.hasWritten('Peace.');
  const answer = await ruth.in(other).hasWritten('And to you.');
  for (const line of [near, far]) {
    expect([(await line.next())?.data.postId, (await line.next())?.data.postId].sort()).toEqual([
      post.id,
      answer.id,
    ]);
  }

  // Whom somebody blocks in one house she no longer hears in the other.
  await ruth.blocks(boaz);
  await ruth.hasWritten('Not for him.');
  const orpah = await joins(house, { firstName: 'Orpah' });
  const last = await orpah.hasWritten('For everybody.');
  for (const line of [near, far]) expect((await line.next())?.data.postId).toBe(last.id);

  // A line to the database that was cut is mended, and whoever listens looks for herself.
  await rowsOf(here.db, "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
  await orpah.blocks(boaz);
  for (const line of [near, far]) expect(await line.next()).toEqual({ event: 'again', data: {} });

  // Nor does a block get lost that was made meanwhile.
  await orpah.hasWritten('No longer for him.');
  const obed = await joins(house, { firstName: 'Obed' });
  const next = await obed.hasWritten('For everybody again.');
  for (const line of [near, far]) {
    expect((await line.next())?.data.postId).toBe(next.id);
    await line.leave();
  }
  await here.close();
  await there.close();
});

only('postgresql', 'when a house closes, whoever listens there is let go at once', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshPlace();
  const server = await startServer({ DATABASE_URL, LIMITS: 'off' });
  const here = await openPlace({ DATABASE_URL, DATA_DIR });
  onTestFinished(here.close);
  const { ruth, boaz } = await company({}, here);
  const line = heardIn(await fetch(server.url + LIVE, { headers: { Cookie: cookieOf(boaz) } }));
  const post = await ruth.hasWritten('Peace.');
  expect(await line.next()).toMatchObject({ event: 'posted', data: { postId: post.id } });

  const start = performance.now();
  server.process.kill('SIGTERM');

  expect(await line.next()).toBeNull();
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(performance.now() - start).toBeLessThan(5000);
});

function cookieOf(who: Companion) {
  return [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
