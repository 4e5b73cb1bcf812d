import { expect, test } from 'vitest';
import { StartupError } from '#server/lib/startupError';
import { freshTestDatabase, openTestDatabase } from '#server/testing/database';

test('a pooler without DATABASE_DIRECT_URL stops the startup with a sentence', async () => {
  const { DATABASE_URL } = await freshTestDatabase();

  await expect(openTestDatabase({ DATABASE_URL, DATA_DIR: '' })).rejects.toThrow(
    new StartupError(
      'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, too.',
    ),
  );
});
