import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { seedCommunity } from '#server/testing/community';
import { freshTestDatabase, newTempFolder, openTestDatabase, tableRows } from '#server/testing/database';
import { type AcknowledgedWrite, cutPower } from '#server/testing/powerCut';
import { recordDisk } from '#server/testing/simulatedDisk';

afterEach(() => {
  vi.restoreAllMocks();
});

const INSERT = 'insert into rate_limits (key, points) values (gen_random_uuid()::text, 1)';

test('after a power cut, the database has every acknowledged post, which takes the fsync at each commit', async () => {
  const { recording, acknowledged } = await recordPosts();
  const responses = acknowledged.map(({ at }) => at);
  const last = responses.at(-1) ?? 0;

  for (const [seed, cut] of responses.filter((_, index) => index % 9 === 4).entries()) {
    const result = await cutPower(recording, acknowledged, { cut, seed, folder: newTempFolder() });
    expect(result, `cut ${cut}, seed ${seed}`).toEqual({ lost: [], corrupt: [], isCreated: true });
  }

  let isNoticed = false;
  for (let seed = 0; seed < 8 && !isNoticed; seed += 1) {
    const options = { cut: last, seed, folder: newTempFolder(), without: 'commit' } as const;
    const { lost, corrupt } = await cutPower(recording, acknowledged, options);
    isNoticed = lost.length > 0 || corrupt.length > 0;
  }
  expect(isNoticed).toBe(true);
});

async function recordPosts() {
  const place = await freshTestDatabase();
  const recording = recordDisk(place.DATA_DIR);
  try {
    const database = await openTestDatabase(place);
    const { ruth, boaz } = await seedCommunity({ LIMITS: 'off' }, database);
    const acknowledged: AcknowledgedWrite[] = [];
    const post = async (user: typeof ruth, content: string) => {
      const { status } = await user.sendPost(content);
      expect(status).toBe(201);
      acknowledged.push({ line: `post ${content}`, at: recording.entries.length });
    };
    for (const round of [1, 2, 3]) {
      const posts = [ruth, boaz].flatMap((user) =>
        Array.from({ length: 6 }, (_, index) => post(user, `Peace, ${round} ${index}, from ${user.id}`)),
      );
      await Promise.all([
        ...posts,
        tableRows(database.db, round === 2 ? 'select pg_switch_wal()' : 'checkpoint'),
      ]);
    }
    return { recording, acknowledged };
  } finally {
    recording.stop();
  }
}

test('a write and what others read of it wait for the fsync, and one fsync serves many writes', async () => {
  const { db } = await openTestDatabase(await freshTestDatabase());
  const { fdatasync } = fs;
  const held: (() => void)[] = [];
  const fsync = vi.spyOn(fs, 'fdatasync').mockImplementation((descriptor, done) => {
    held.push(() => fdatasync(descriptor, done));
  });
  const done: string[] = [];

  const write = tableRows(db, INSERT).then(() => done.push('write'));
  const read = tableRows(db, 'select from rate_limits').then(() => done.push('read'));
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const others = Array.from({ length: 20 }, () => tableRows(db, INSERT));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);

  fsync.mockRestore();
  const counted = vi.spyOn(fs, 'fdatasync');
  held[0]?.();
  await Promise.all([write, read, ...others]);
  expect(done).toHaveLength(2);
  expect(counted.mock.calls.length).toBeLessThan(5);
});

test.each([
  ['fsyncSync', 'checkpoint'],
  ['fdatasync', INSERT],
] as const)('after a failed %s, nothing is answered until a restart', async (name, statement) => {
  const place = await freshTestDatabase();
  const database = await openTestDatabase(place);
  await tableRows(database.db, INSERT);
  const failure = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  const failing = vi.spyOn(fs, name).mockImplementation(((_: number, done?: (error: Error) => void) => {
    if (!done) throw failure;
    setImmediate(done, failure);
  }) as never);

  await expect(tableRows(database.db, statement)).rejects.toMatchObject({ cause: failure });
  failing.mockRestore();
  await expect(tableRows(database.db, INSERT)).rejects.toMatchObject({ cause: failure });
  await expect(tableRows(database.db, 'select 1')).rejects.toMatchObject({ cause: failure });

  const reopened = await openTestDatabase(place);
  const counted = await tableRows(reopened.db, 'select count(*)::int as count from rate_limits');
  expect(counted[0]?.count).toBeGreaterThan(0);
});
