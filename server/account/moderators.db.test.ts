import { expect, test } from 'vitest';
import { runCommand } from '#server/cli/commands';
import type { Db } from '#server/db/db';
import { startChildServer } from '#server/testing/childServer';
import { expectOne, freshTestDatabase, tableRows } from '#server/testing/database';
import { databaseSettingsOf, runCli } from '#server/testing/operator';
import { RUTH, seedUsers } from '#server/testing/people';

test('the moderator command accepts an account with an unconfirmed email address only with --unconfirmed', async () => {
  const { ruth, app } = await seedUsers();
  await tableRows(app.db, `update users set created_at = '2026-11-21T09:00:00Z'`);
  const refused = await runCommand(app.db, ['moderator', 'grant', RUTH.email]);

  expect(refused).toEqual({
    isDone: false,
    message:
      'No one has confirmed the address ruth@example.org. Its account, of Ruth Elimelech, who joined on 2026-11-21, may belong to someone else. Ask them to confirm it with the link we emailed, or add --unconfirmed.',
  });
  expect(await ruth.get('/api/admin/queue')).toMatchObject({ status: 403 });

  const done = await runCommand(app.db, ['moderator', 'grant', RUTH.email, '--unconfirmed']);
  expect(done).toEqual({
    isDone: true,
    message:
      'ruth@example.org is now a moderator: Ruth Elimelech, who joined on 2026-11-21. They have been signed out everywhere and need to sign in again.',
  });
});

test('granting moderator rights ends the existing sessions of the user', async () => {
  const { ruth, app } = await seedUsers();
  await confirm(app.db);

  expect(await runCommand(app.db, ['moderator', 'grant', RUTH.email])).toMatchObject({ isDone: true });

  expect(await ruth.get('/api/admin/queue')).toMatchObject({ status: 401 });
  await ruth.signInAgain();
  expect(await ruth.get('/api/admin/queue')).toMatchObject({ status: 200 });
});

test('the moderator command removes control characters from the names it prints', async () => {
  const { app } = await seedUsers();
  await tableRows(app.db, `update users set first_name = E'Ru\x1b[2Jth\u202e' where email = '${RUTH.email}'`);

  const { message } = await runCommand(app.db, ['moderator', 'grant', RUTH.email, '--unconfirmed']);

  expect(message).toContain('Ru[2Jth Elimelech');
  expect(message).not.toMatch(/\p{C}/u);
});

test.each([
  [['grant']],
  [['grant', '--unconfirmed']],
  [['grant', RUTH.email, '--force']],
  [['grant', RUTH.email, '--unconfirmed', 'boaz@example.org']],
  [['revoke', RUTH.email, '--unconfirmed']],
])('the moderator command with the invalid arguments “%s” prints its usage', async (args) => {
  const { app } = await seedUsers();

  expect(await runCommand(app.db, ['moderator', ...args])).toEqual({
    isDone: false,
    message: expect.stringContaining('npm run moderator -- grant EMAIL [--unconfirmed]'),
  });
});

test('the operator can grant and revoke moderator rights while the server runs, and revoking ends all sessions', async () => {
  const place = await freshTestDatabase();
  const app = await startChildServer(databaseSettingsOf(place));
  await signUp(app.url);

  expect(await runCli(place, 'moderator', 'grant', RUTH.email)).toMatchObject({ code: 1 });
  const address = ` ${RUTH.email.toUpperCase()} `;
  expect(await runCli(place, 'moderator', 'grant', address, '--unconfirmed')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^ruth@example\.org is now a moderator: Ruth Elimelech, who joined on \d{4}-\d\d-\d\d\./,
    ),
  });
  const cookie = await signIn(app.url);
  expect(await statusOf(app.url, '/api/admin/themes', cookie)).toBe(200);

  expect(await runCli(place, 'moderator', 'revoke', RUTH.email)).toEqual({
    code: 0,
    said: `${RUTH.email} is no longer a moderator and has been signed out everywhere.`,
  });
  expect(await statusOf(app.url, '/api/admin/themes', cookie)).toBe(401);

  // An unknown account changes nothing, and an unknown command prints the usage.
  const unknown = 'There is no account with the address nobody@example.org.';

  expect(await runCli(place, 'moderator', 'grant', 'nobody@example.org')).toEqual({
    code: 1,
    said: unknown,
  });
  expect(await runCli(place, 'moderator', 'crown', RUTH.email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run moderator'),
  });
  expect(await statusOf(app.url, '/healthz')).toBe(200);
});

expectOne('pglite', 'the operator can also grant moderator rights while the server is stopped', async () => {
  const place = await freshTestDatabase();
  const first = await startChildServer(databaseSettingsOf(place));
  await signUp(first.url);
  first.process.kill('SIGTERM');
  await first.ended;

  expect(await runCli(place, 'moderator', 'grant', RUTH.email, '--unconfirmed')).toMatchObject({ code: 0 });
  const second = await startChildServer(databaseSettingsOf(place));
  expect(await statusOf(second.url, '/api/admin/themes', await signIn(second.url))).toBe(200);
});

function confirm(db: Db) {
  return tableRows(db, 'update users set email_verified = true');
}

async function signUp(url: string) {
  expect((await send(`${url}/api/auth/register`, RUTH)).status).toBe(201);
}

async function signIn(url: string): Promise<string> {
  const { email, password } = RUTH;
  const response = await send(`${url}/api/auth/login`, { email, password });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function send(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function statusOf(url: string, path: string, cookie = ''): Promise<number> {
  return (await fetch(url + path, { headers: { cookie } })).status;
}
