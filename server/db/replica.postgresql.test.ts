import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { achievementsOf } from '#server/progress/progress.queries';
import { seedCommunity } from '#server/testing/community';
import { openTestDatabase, tableRows } from '#server/testing/database';
import { createDatabaseProxy } from '#server/testing/databaseProxy';
import { startReplication } from '#server/testing/postgresql';

test('with a replica, older pages are read from it, and a user’s own writes and live events from the primary', async () => {
  const { primary, standby } = await startReplication();
  onTestFinished(primary.stop);
  onTestFinished(standby.stop);
  const place = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url, DATA_DIR: '' };
  const database = await openTestDatabase(place);
  const { ruth, boaz, app } = await seedCommunity({ DATABASE_READ_URL: standby.url }, database);
  const post = await ruth.createPost('Peace.');
  const before = post.id + 1;
  const isOnReplica = () =>
    database.readReplica(async (db) => (await tableRows(db, 'select pg_is_in_recovery() as is'))[0]?.is);
  await expect.poll(isOnReplica).toBe(true);
  await queryServer(standby.url, 'select pg_wal_replay_pause()');

  await ruth.giveHeart(post);
  expect(ruth.cookies.get('wrote')).toBe('1');
  const [own] = await ruth.listPosts('town_square', before);
  expect(own?.reactions).toMatchObject([{ count: 1, mine: true }]);

  // The replica lags behind: everyone reads from the primary.
  await expect.poll(isOnReplica).toBe(false);
  expect((await boaz.listPosts('town_square', before))[0]?.reactions).toMatchObject([{ count: 1 }]);

  await queryServer(standby.url, 'select pg_wal_replay_resume()');
  await expect.poll(isOnReplica).toBe(true);
  const onPrimary = await countReads(standby.url, async () => {
    await ruth.listPosts('town_square', before);
    await boaz.listPosts('town_square');
    await boaz.request(`/api/community/rooms/${boaz.rooms.town_square}/posts?before=${before}`, {
      headers: { 'Cache-Control': 'no-cache' },
    });
  });
  expect(onPrimary).toBe(0);
  const onStandby = await countReads(standby.url, async () => {
    expect((await boaz.listPosts('town_square', before))[0]?.reactions).toMatchObject([{ count: 1 }]);
  });
  expect(onStandby).toBeGreaterThan(0);
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('when the replica is gone, the primary serves all reads, and the replica is used again once it is back', async () => {
  const { primary, standby } = await startReplication();
  onTestFinished(primary.stop);
  const proxy = await createDatabaseProxy(standby.url);
  const place = { DATABASE_URL: primary.url, DATABASE_READ_URL: proxy.url, DATA_DIR: '' };
  const database = await openTestDatabase(place);
  const { boaz, ruth } = await seedCommunity({}, database);
  const post = await ruth.createPost('Peace.');
  const isOnReplica = () =>
    database.readReplica(async (db) => (await tableRows(db, 'select pg_is_in_recovery() as is'))[0]?.is);
  const expectReads = async () => {
    for (let time = 0; time < 20; time += 1) {
      expect(await boaz.listPosts('town_square', post.id + 1)).toMatchObject([{ id: post.id }]);
      expect(await database.readReplica((db) => achievementsOf(db, boaz.id))).toHaveLength(16);
    }
    expect(await isOnReplica()).toBe(false);
  };

  for (const outage of ['cut', 'freeze'] as const) {
    await expect.poll(isOnReplica).toBe(true);
    proxy[outage]();
    await expectReads();
    proxy.restore();
  }
  await expect.poll(isOnReplica).toBe(true);
  await standby.stop();
  await expectReads();
});

test('a primary that is set as the replica is never read as one', async () => {
  const { primary, standby } = await startReplication();
  onTestFinished(primary.stop);
  onTestFinished(standby.stop);
  const place = { DATABASE_URL: primary.url, DATABASE_READ_URL: primary.url, DATA_DIR: '' };
  const { readReplica, db } = await openTestDatabase(place);
  await new Promise((resolve) => setTimeout(resolve, 1000));

  expect(await readReplica(async (used) => used === db)).toBe(true);
});

async function queryServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** Returns how many scans of the posts the standby has made meanwhile. */
async function countReads(url: string, work: () => Promise<void>): Promise<number> {
  const count = async () => {
    const [row] = await queryServer(
      url,
      "select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as n from pg_stat_user_tables where relname = 'posts'",
    );
    return Number(row?.n);
  };
  // The server publishes statistics after at most a second.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await settle();
  const before = await count();
  await work();
  await settle();
  return (await count()) - before;
}
