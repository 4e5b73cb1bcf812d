import { expect, test } from 'vitest';
import { startServer } from '#server/testing/childServer';
import { freshPlace, only } from '#server/testing/database';
import { operate, settingsOf } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';

test('the operator makes and unmakes a moderator beside a running house, and her open pages end', async () => {
  const place = await freshPlace();
  const house = await startServer(settingsOf(place));
  const cookie = await signUp(house.url);

  expect(await operate(place, 'moderator', 'grant', ` ${RUTH.email.toUpperCase()} `)).toEqual({
    code: 0,
    said: `${RUTH.email} is a moderator now.`,
  });
  expect(await statusOf(house.url, '/api/admin/themes', cookie)).toBe(200);

  expect(await operate(place, 'moderator', 'revoke', RUTH.email)).toEqual({
    code: 0,
    said: `${RUTH.email} is no longer a moderator, and is signed out everywhere.`,
  });
  expect(await statusOf(house.url, '/api/admin/themes', cookie)).toBe(401);

  // Who is unknown is made nothing, and a command that is none says how to say it.
  const unknown = 'There is no account with the address nobody@example.org.';

  expect(await operate(place, 'moderator', 'grant', 'nobody@example.org')).toEqual({
    code: 1,
    said: unknown,
  });
  expect(await operate(place, 'moderator', 'crown', RUTH.email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run moderator'),
  });
  expect(await statusOf(house.url, '/healthz')).toBe(200);
});

only('pglite', 'the operator makes a moderator also while the house is closed', async () => {
  const place = await freshPlace();
  const first = await startServer(settingsOf(place));
  await signUp(first.url);
  first.process.kill('SIGTERM');
  await first.ended;

  expect(await operate(place, 'moderator', 'grant', RUTH.email)).toMatchObject({ code: 0 });
  const second = await startServer(settingsOf(place));
  const { email, password } = RUTH;
  const signedIn = await send(`${second.url}/api/auth/login`, { email, password });
  expect(await signedIn.json()).toMatchObject({ isModerator: true });
});

async function signUp(url: string): Promise<string> {
  const response = await send(`${url}/api/auth/register`, RUTH);
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
