import { expect, onTestFinished } from 'vitest';
import { freshTestDatabase, openTestDatabase } from './database';
import { RUTH, TestUser } from './people';
import { createTestApp } from './testApp';

/**
 * Signs Ruth in on two app instances with one PostgreSQL server. Each instance has ten connections, because other test
 * files need some of the server's hundred.
 */
export async function openTwoInstances() {
  const place = await freshTestDatabase();
  const [app, otherApp] = await Promise.all([openTestDatabase(place), openTestDatabase(place)]);
  for (const { pool, close } of [app, otherApp]) {
    if (pool) pool.options.max = 10;
    onTestFinished(close);
  }
  const one = new TestUser(await createTestApp({ LIMITS: 'off' }, app), '192.0.2.1', RUTH);
  const other = new TestUser(await createTestApp({ LIMITS: 'off' }, otherApp), '203.0.113.7', RUTH);
  expect(await one.signUp()).toMatchObject({ status: 201 });
  expect(await other.signInAgain()).toMatchObject({ status: 200 });
  return { one, other, db: app.db, pool: app.pool };
}
