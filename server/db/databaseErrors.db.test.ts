import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { isDatabaseUnavailable, withRetry } from './databaseErrors';

expectOne('postgresql', 'two transactions that deadlock both succeed, each applied once', async () => {
  const { db } = await openTestDatabase(await freshTestDatabase());
  await tableRows(db, 'create table lanes (id int primary key, cars int not null)');
  await tableRows(db, 'insert into lanes values (1, 0), (2, 0)');
  let tries = 0;
  let bothInside = () => {};
  const inside = new Promise<void>((resolve) => {
    bothInside = resolve;
  });
  const cross = (from: number, to: number) =>
    db.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`update lanes set cars = cars + 1 where id = ${from}`);
      if (tries === 2) bothInside();
      await inside;
      await tx.execute(sql`update lanes set cars = cars + 1 where id = ${to}`);
    });

  await Promise.all([cross(1, 2), cross(2, 1)]);

  expect(tries).toBe(3);
  expect(await tableRows(db, 'select cars from lanes order by id')).toEqual([{ cars: 2 }, { cars: 2 }]);
});

test('withRetry tries a conflicting transaction four times and then reports the database as unavailable', async () => {
  let tries = 0;
  const outcome = await withRetry(async () => {
    tries += 1;
    throw new Error('could not serialize access', {
      cause: Object.assign(new Error('failed'), { code: '40001' }),
    });
  }).catch((error: unknown) => error);

  expect(tries).toBe(4);
  expect(isDatabaseUnavailable(outcome)).toBe(true);
});

test('a unique violation is not retried and does not count as an unavailable database', async () => {
  let tries = 0;
  const outcome = await withRetry(async () => {
    tries += 1;
    throw Object.assign(new Error('a row twice'), { code: '23505' });
  }).catch((error: unknown) => error);

  expect(tries).toBe(1);
  expect(isDatabaseUnavailable(outcome)).toBe(false);
});

test('a full disk, a statement timeout and a lock timeout count as an unavailable database', () => {
  for (const code of ['53100', '57014', '55P03']) {
    expect(
      isDatabaseUnavailable(new Error('failed', { cause: Object.assign(new Error('failed'), { code }) })),
    ).toBe(true);
  }
});
