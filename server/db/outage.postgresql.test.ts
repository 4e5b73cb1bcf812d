import pg from 'pg';
import { expect, test } from 'vitest';
import type { Settings } from '#server/lib/settings';
import { startChildServer } from '#server/testing/childServer';
import { freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { createPlaceProxy } from '#server/testing/databaseProxy';
import { databaseSettingsOf } from '#server/testing/operator';
import { RUTH, TestUser, TestVisitor } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

/** The goal is two seconds. The rest allows for a busy machine that runs other tests too. */
const MAX_DURATION_MS = 5000;

const UNAVAILABLE = 'We can’t reach our database right now. Please try again in a moment.';

for (const outage of ['cut', 'freeze'] as const) {
  const way = outage === 'cut' ? 'cut off' : 'no longer answering';

  test(`with PostgreSQL ${way}, requests get 503 within seconds, and succeed when PostgreSQL is back`, async () => {
    const { ruth, visitor, proxy, app } = await createAppWithProxy();

    proxy[outage]();
    const calls = [
      () => visitor.get('/readyz'),
      () => ruth.getUser(),
      () => ruth.signInAgain(),
      () => visitor.post('/api/auth/register', { ...RUTH, email: 'orpah@example.org' }),
    ];
    for (const call of calls) {
      const start = performance.now();
      const answer = await call();
      expect(performance.now() - start).toBeLessThan(MAX_DURATION_MS);
      expect(answer).toMatchObject({ status: 503, body: { message: UNAVAILABLE, id: expect.any(String) } });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(app.log.filter(({ level, id }) => level === 'error' && id === answer.body.id)).toHaveLength(1);
    }
    expect(await visitor.get('/healthz')).toMatchObject({ status: 200 });

    proxy.restore();
    expect(await visitor.get('/readyz')).toMatchObject({ status: 200 });
    expect(await ruth.getUser()).toMatchObject({ status: 200 });
  });
}

test('with PostgreSQL no longer answering, forty concurrent requests all get 503 within seconds', async () => {
  const { ruth, proxy } = await createAppWithProxy();
  proxy.freeze();

  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 40 }, () => ruth.getUser()));

  expect(performance.now() - start).toBeLessThan(MAX_DURATION_MS);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
});

test('the log line of a database error has a stack trace and no user data', async () => {
  const { ruth, visitor, proxy, app } = await createAppWithProxy({ LIMITS: 'off' });
  const token = ruth.cookies.get('session') ?? 'no cookie';
  const sendRequests = async () => {
    await ruth.signInAgain();
    await ruth.getUser();
    await visitor.post('/api/auth/register', { ...RUTH, firstName: 'Orpah', email: 'orpah@example.org' });
  };

  await tableRows(app.db, 'alter table users rename column first_name to given_name');
  await sendRequests();
  proxy.cut();
  await sendRequests();

  const errors = app.log.filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(6);
  for (const line of errors) {
    expect(Object.keys(line).sort()).toEqual(['err', 'id', 'level', 'msg', 'route', 'time']);
    expect(line.msg).toBe('a request failed');
    expect(line.err).toMatchObject({ stack: expect.stringContaining('at ') });
  }
  const secrets = [
    RUTH.password,
    RUTH.firstName,
    'Orpah',
    'example.org',
    'argon2',
    token,
    'insert into',
    'select ',
  ];
  for (const secret of secrets) expect(JSON.stringify(app.log)).not.toContain(secret);
});

test('after PostgreSQL closes our connections, at most the first request fails', async () => {
  const { ruth, app } = await createAppWithProxy();
  const admin = new pg.Client({ connectionString: app.directUrl });
  await admin.connect();
  const { rows } = await admin.query(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // pg_terminate_backend returns after it signals the backends, before they have ended.
  const left = async () => {
    const pids = rows.map(({ pid }) => pid);
    return (await admin.query('select from pg_stat_activity where pid = any($1)', [pids])).rowCount;
  };
  await expect.poll(left).toBe(0);
  await admin.end();

  const answers = [await ruth.getUser(), await ruth.getUser()];

  expect([200, 503]).toContain(answers[0]?.status);
  expect(answers[1]).toMatchObject({ status: 200 });
});

test('after the database is dropped, a request gets 503, not 500', async () => {
  const { ruth, app } = await createAppWithProxy();
  const name = new URL(app.directUrl).pathname.slice(1);
  const admin = new pg.Client({ connectionString: app.directUrl.replace(name, 'postgres') });
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();

  await ruth.getUser();
  expect(await ruth.getUser()).toMatchObject({ status: 503, body: { message: UNAVAILABLE } });
});

test('a request with an SQL error gets a 500 with a message and an id, and the log has the same id', async () => {
  const { ruth, app } = await createAppWithProxy();
  await tableRows(app.db, 'alter table users rename column first_name to given_name');

  const answer = await ruth.getUser();

  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    id: expect.any(String),
  });
  expect(app.log.find(({ level }) => level === 'error')).toMatchObject({
    id: answer.body.id,
    err: { code: '42703' },
  });
});

test('an HTML page is served during a database outage and contains the sign-in state after the outage', async () => {
  const proxy = await createPlaceProxy(await freshTestDatabase());
  const { url } = await startChildServer(databaseSettingsOf(proxy.place));
  const page = async () => {
    const answer = await fetch(`${url}/sanctuary`, { headers: { Cookie: 'session=of-a-user' } });
    return { status: answer.status, html: await answer.text() };
  };

  proxy.cut();
  expect(await page()).toEqual({ status: 200, html: expect.not.stringContaining('"person":') });
  proxy.restore();
  expect(await page()).toEqual({ status: 200, html: expect.stringContaining('"person":null') });
});

/** Creates an app whose PostgreSQL connection can be cut, and signs Ruth in. */
async function createAppWithProxy(settings: Partial<Settings> = {}) {
  const place = await freshTestDatabase();
  const proxy = await createPlaceProxy(place);
  const opened = await openTestDatabase(proxy.place);
  const directUrl = place.DATABASE_DIRECT_URL ?? place.DATABASE_URL ?? '';
  const app = { ...(await createTestApp(settings, opened)), directUrl };
  const ruth = new TestUser(app, '192.0.2.1', RUTH);
  await ruth.signUp();
  return { ruth, visitor: new TestVisitor(app, '198.51.100.9'), proxy, app };
}
