import { expect, test } from 'vitest';
import { runCommand } from '#server/cli/commands';
import { expectOne, tableRows } from '#server/testing/database';
import { createVisitor, seedUsers, TestUser, TestVisitor } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

const SIGN_IN = { status: 401, body: { message: 'Please sign in to continue.' } };

test('sign-out, account deletion and loss of moderator rights apply to every process at the next request', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  const other = await createTestApp();
  const [ruthThere, boazThere, naomiThere] = [ruth, boaz, naomi].map((who) => onOtherProcess(other, who));
  for (const who of [ruthThere, boazThere, naomiThere]) {
    expect(await who?.getUser()).toMatchObject({ status: 200 });
  }

  await ruth.signOut();
  await boaz.post('/api/auth/delete-account', { password: boaz.account.password });
  await runCommand(app.db, ['moderator', 'revoke', naomi.account.email]);

  for (const who of [ruthThere, boazThere, naomiThere]) {
    expect(await who?.getUser()).toMatchObject(SIGN_IN);
    expect(await who?.get('/api/admin/themes')).toMatchObject(SIGN_IN);
  }
});

test('a session token has 256 random bits and is not stored in the sessions table', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const tokens = [ruth, boaz].map(({ cookies }) => cookies.get('session') ?? '');

  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(2);
  const kept = JSON.stringify(await tableRows(app.db, 'select * from sessions'));
  for (const token of tokens) expect(kept).not.toContain(token);
});

test('of two session cookies in a request, only the first one counts', async () => {
  const { ruth } = await seedUsers();
  const token = ruth.cookies.get('session');

  const asks = (cookie: string) =>
    new TestVisitor(ruth.app, '198.51.100.9').get('/api/auth/user', { Cookie: cookie });

  expect(await asks(`session=${token}; session=planted`)).toMatchObject({ status: 200 });
  expect(await asks(`session=planted; session=${token}`)).toMatchObject(SIGN_IN);
});

test('with an https PUBLIC_URL, a write from an http page of the same host is rejected', async () => {
  const visitor = await createVisitor({ PUBLIC_URL: 'https://still.example' });
  const from = (Origin: string) =>
    visitor.post('/api/auth/logout', undefined, { Origin, Host: 'still.example' });

  expect(await from('http://still.example')).toMatchObject({ status: 403 });
  expect(await from('https://still.example')).toMatchObject({ status: 200 });
});

test('only moderators can access paths under /api/admin, even paths without a route', async () => {
  const { ruth, naomi, visitor } = await seedUsers();

  for (const call of [
    'GET /api/admin/themes',
    'POST /api/admin/themes',
    'GET /api/admin/what-nobody-has-written-yet',
    'DELETE /api/admin/posts/1',
    'PUT /api/admin',
  ]) {
    const [method, path = ''] = call.split(' ');
    const asked = (who: TestVisitor) => who.request(path, { method });
    expect({ call, ...(await asked(visitor)) }).toMatchObject({ call, ...SIGN_IN });
    expect({ call, ...(await asked(ruth)) }).toMatchObject({
      call,
      status: 403,
      body: { message: 'This is for moderators only.' },
    });
    expect([401, 403]).not.toContain((await asked(naomi)).status);
  }
});

test('a new database has no accounts and no sessions', async () => {
  const app = await createTestApp();

  expect(await tableRows(app.db, 'select id from users')).toEqual([]);
  expect(await tableRows(app.db, 'select sid from sessions')).toEqual([]);
});

test('a body or query that tries prototype pollution changes neither Object.prototype nor the account', async () => {
  const { ruth } = await seedUsers();
  const before = await ruth.getUser();
  const { firstName, lastName, email } = ruth.account;
  const poison = '"__proto__":{"isModerator":true},"constructor":{"prototype":{"isModerator":true}}';

  const changed = await ruth.request('/api/auth/profile', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: `{${poison},"firstName":"${firstName}","lastName":"${lastName}","email":"${email}"}`,
  });
  const asked = await ruth.get('/api/community/rooms/1/posts?__proto__[before]=1&constructor=2&__proto__=3');

  expect([changed.status, asked.status]).not.toContain(500);
  expect(({} as { isModerator?: boolean }).isModerator).toBeUndefined();
  expect(({} as { before?: string }).before).toBeUndefined();
  expect((await ruth.getUser()).body).toEqual(before.body);
});

test('duplicate query parameters are rejected', async () => {
  const visitor = await createVisitor();

  for (const twice of ['limit=1&limit=100', 'q=hope']) {
    expect(await visitor.get(`/api/scripture/search?q=love&${twice}`)).toMatchObject({ status: 400 });
  }
});

expectOne('postgresql', 'sixty reset requests by one client add under forty rate limit rows', async () => {
  const visitor = await createVisitor();

  for (let time = 0; time < 60; time++) {
    await visitor.post('/api/auth/forgot-password', { email: `nobody${time}@example.org` });
  }

  const [count] = await tableRows(visitor.app.db, 'select count(*)::int as n from rate_limits');
  expect(count?.n).toBeLessThan(40);
});

/** Returns the same user, with the same cookies, on another process of the same database. */
function onOtherProcess(other: Awaited<ReturnType<typeof createTestApp>>, who: TestUser): TestUser {
  const otherApp = new TestUser(other, who.address, who.account);
  for (const [name, value] of who.cookies) otherApp.cookies.set(name, value);
  return otherApp;
}
