import { expect, test } from 'vitest';
import { seedCommunity } from '#server/testing/community';
import { freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import type { DatabaseSettings } from './db';

const STATEMENT_NAMES = 'select name from pg_prepared_statements order by name';

test('with DATABASE_DIRECT_URL, no statement has a name and no statement timeout is sent', async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = `${DATABASE_URL}?direct` } = await freshTestDatabase();

  const db = await useOneConnection({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: '' });

  expect(await tableRows(db, STATEMENT_NAMES)).toEqual([]);
  expect(await tableRows(db, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
});

test('without DATABASE_DIRECT_URL, the statements of the session, the feed and the limits have names', async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = await freshTestDatabase();

  const db = await useOneConnection({ DATABASE_URL: DATABASE_DIRECT_URL, DATA_DIR: '' });

  const names = (await tableRows(db, STATEMENT_NAMES)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['posts_newest_member', 'rate_limits:rlflx-upsert', 'session']),
  );
  expect(await tableRows(db, 'show statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
});

/** Opens a database, and writes and reads posts over a pool of one connection. */
async function useOneConnection(settings: DatabaseSettings) {
  const database = await openTestDatabase(settings);
  if (database.pool) database.pool.options.max = 1;
  const { ruth } = await seedCommunity({}, database);
  await ruth.createPost('Good morning.');
  await ruth.listPosts();
  return database.db;
}
