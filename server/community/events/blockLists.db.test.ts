import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { blockedUserIdsByUser } from '#server/community/visibility/blocks.queries';
import { seedCommunity } from '#server/testing/community';
import { createTestDatabase } from '#server/testing/database';
import { createBlockListReader } from './blockLists';

test('each user gets their own block list, with blocks in both directions, and without moderators', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  await ruth.blockUser(boaz);
  await naomi.blockUser(ruth);
  const readBlockList = createBlockListReader((await createTestDatabase()).db);

  const lists = await Promise.all([ruth, boaz, naomi].map(({ id }) => readBlockList(id)));

  expect(lists.map((list) => [...list])).toEqual([[boaz.id], [ruth.id], [ruth.id]]);
});

test('a thousand reads at once share two queries, and a read after a block sees the block', async () => {
  const { ruth, boaz } = await seedCommunity();
  const { db } = await createTestDatabase();
  const readBlockList = createBlockListReader(db);
  const select = vi.spyOn(db, 'select');
  await blockedUserIdsByUser(db, [ruth.id]);
  const selectsPerQuery = select.mock.calls.length;
  select.mockClear();

  const first = readBlockList(ruth.id);
  await Promise.resolve();
  const others = Array.from({ length: 999 }, () => readBlockList(randomUUID()));
  await Promise.all([first, ...others]);
  expect(select.mock.calls.length).toBeLessThanOrEqual(2 * selectsPerQuery);

  await ruth.blockUser(boaz);
  expect([...(await readBlockList(ruth.id))]).toEqual([boaz.id]);
});
