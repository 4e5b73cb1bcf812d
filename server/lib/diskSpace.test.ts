import { expect, test } from 'vitest';
import { RUTH, visitor } from '#server/testing/people';
import { lacksRoom } from './diskSpace';

/** A file system of Linux on which nothing is ever free. */
const FULL = '/sys';

test('where there is no room nothing new is taken, with a sentence, and reading goes on', async () => {
  const ruth = await visitor({ DATA_DIR: FULL });

  const refused = await ruth.posts('/api/auth/register', RUTH);

  expect(refused).toMatchObject({
    status: 503,
    body: {
      message:
        'The server is full, so nothing new can be saved right now. You can still read. Please try again later.',
    },
  });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ruth.gets('/readyz')).toMatchObject({ status: 200 });
  expect(await ruth.gets('/api/scripture/passages?reference=Psalm+23')).toMatchObject({ status: 200 });
});

test('a house on a PostgreSQL server does not ask how much room is beside it', async () => {
  const ruth = await visitor({ DATA_DIR: FULL, DATABASE_URL: 'postgresql://elsewhere/stillwaters' });

  expect(await ruth.posts('/api/auth/register', RUTH)).toMatchObject({ status: 201 });
});

test('the operator hears how much is free, and how much is needed', async () => {
  expect(await lacksRoom(FULL)).toBe(
    'Only 0 MB are free where /sys is: nothing new is written until there are 64.',
  );
  expect(await lacksRoom(import.meta.dirname)).toBe(null);
});
