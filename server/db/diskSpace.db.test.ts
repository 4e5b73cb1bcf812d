import { expect, test } from 'vitest';
import { createVisitor, RUTH } from '#server/testing/people';
import { isDiskFull } from './diskSpace';

/** A Linux file system without free space. */
const FULL = '/sys';

test('on a full disk, writes are rejected with a message, and reads still work', async () => {
  const ruth = await createVisitor({ DATA_DIR: FULL });

  const refused = await ruth.post('/api/auth/register', RUTH);

  expect(refused).toMatchObject({
    status: 503,
    body: {
      message:
        'The server is full, so nothing new can be saved right now. You can still read. Please try again later.',
    },
  });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ruth.get('/readyz')).toMatchObject({ status: 200 });
  expect(await ruth.get('/api/scripture/passages?reference=Psalm+23')).toMatchObject({ status: 200 });
});

test('with DATABASE_URL, writes succeed even if the disk of DATA_DIR is full', async () => {
  const ruth = await createVisitor({ DATA_DIR: FULL, DATABASE_URL: 'postgresql://elsewhere/stillwaters' });

  expect(await ruth.post('/api/auth/register', RUTH)).toMatchObject({ status: 201 });
});

test('the message about a full disk names the free space and the space that is needed', async () => {
  expect(await isDiskFull(FULL)).toBe(
    'Only 0 MB are free on the disk that holds /sys. Writes are refused until 64 MB are free.',
  );
  expect(await isDiskFull(import.meta.dirname)).toBe(null);
});
