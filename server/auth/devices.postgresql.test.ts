import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tableRows } from '#server/testing/database';
import { userAt } from '#server/testing/modelTestApp';
import { RUTH, seedUsers, type TestUser, type TestVisitor } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';
import { describeBrowser } from './browsers';

const DEVICES = '/api/auth/devices';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918B';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const FIREFOX = `${WINDOWS}; rv:140.0) Gecko/20100101 Firefox/140.0`;
const NOT_FOUND = { status: 404, body: { message: 'That device is already signed out.' } };

type Device = { id: string; name: string; signedInAt: string; current: boolean };

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [`${WINDOWS}) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS}) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari on Mac'],
  [`${MAC}) ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Mac'],
  [
    `${ANDROID}) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${ANDROID}) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['curl/8.7.1', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('the user agent “%s” is shown as %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});

test('the list of devices names each signed-in browser of the user and marks the current one', async () => {
  const { ruth, boaz } = await seedUsers();
  const atTheWell = await signedInWith(ruth, FIREFOX);

  const seen = await devicesOf(atTheWell);

  expect(seen).toEqual([
    { id: expect.any(String), name: 'Firefox on Windows', signedInAt: expect.any(String), current: true },
    { id: expect.any(String), name: 'Unknown browser', signedInAt: expect.any(String), current: false },
  ]);
  expect(Date.parse(seen[0]?.signedInAt ?? '')).toBeGreaterThanOrEqual(Date.parse(seen[1]?.signedInAt ?? ''));
  expect((await devicesOf(ruth)).map(({ current }) => current)).toEqual([false, true]);
  expect(await devicesOf(boaz)).toHaveLength(1);
});

test('signing out another browser ends its session on every process, and the remaining browsers stay signed in', async () => {
  const { ruth } = await seedUsers();
  const lost = await signedInWith(ruth, FIREFOX);
  const elsewhere = await userAt(lost, await createTestApp());
  const kept = await signedInWith(ruth, '');
  const device = (await devicesOf(ruth)).find(({ name }) => name === 'Firefox on Windows');

  expect(await signOutDevice(ruth, device?.id)).toMatchObject({ status: 200 });

  expect(await elsewhere.getUser()).toMatchObject({ status: 401 });
  for (const browser of [ruth, kept]) expect(await browser.getUser()).toMatchObject({ status: 200 });
  expect(await devicesOf(ruth)).toHaveLength(2);
  expect(await signOutDevice(ruth, device?.id)).toMatchObject(NOT_FOUND);
});

test('one request signs out all other browsers of the user, but not other users', async () => {
  const { ruth, boaz } = await seedUsers();
  const others = [await signedInWith(ruth, FIREFOX), await signedInWith(ruth, '')];

  expect(await ruth.request(DEVICES, { method: 'DELETE' })).toMatchObject({
    status: 200,
    body: { message: 'All your other devices have been signed out.' },
  });

  for (const browser of others) expect(await browser.getUser()).toMatchObject({ status: 401 });
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
  expect(await devicesOf(ruth)).toEqual([expect.objectContaining({ current: true })]);
});

test('users can sign out the browser they are using', async () => {
  const { ruth } = await seedUsers();
  const [device] = await devicesOf(ruth);

  expect(await signOutDevice(ruth, device?.id)).toMatchObject({ status: 200 });
  expect(await ruth.getUser()).toMatchObject({ status: 401 });
});

test('a user cannot sign out another user’s device, and a request without a session gets 401', async () => {
  const { ruth, boaz, visitor } = await seedUsers();
  const [his] = await devicesOf(boaz);

  expect(await signOutDevice(ruth, his?.id)).toMatchObject(NOT_FOUND);
  expect(await signOutDevice(ruth, 'x'.repeat(16))).toMatchObject(NOT_FOUND);
  for (const none of ['x', 'x'.repeat(17), '%25', "'%20or%20true--"]) {
    expect(await signOutDevice(ruth, none)).toMatchObject({ status: 400 });
  }
  expect(await signOutDevice(visitor, his?.id)).toMatchObject({ status: 401 });
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
});

test('a device id does not work as a cookie, and the list of devices contains no session token or hash', async () => {
  const { ruth, visitor } = await seedUsers();
  const token = ruth.cookies.get('session') ?? '';
  const sid = createHash('sha256').update(token).digest('base64url');

  const { text } = await ruth.get(DEVICES);
  const [device] = await devicesOf(ruth);

  for (const secret of [token, sid, sid.slice(0, 16)]) expect(text).not.toContain(secret);
  visitor.cookies.set('session', device?.id ?? '');
  expect(await visitor.getUser()).toMatchObject({ status: 401 });
});

test('the list of devices omits expired sessions and shows sessions without a browser as “Unknown browser”', async () => {
  const { ruth, app } = await seedUsers();
  await signedInWith(ruth, FIREFOX);
  await tableRows(
    app.db,
    "update sessions set expire = now() - interval '1 second' where sess->>'browser' = 'Firefox on Windows'",
  );
  await tableRows(app.db, "update sessions set sess = sess - 'browser'");

  expect((await devicesOf(ruth)).map(({ name }) => name)).toEqual(['Unknown browser']);
});

async function signedInWith(member: TestUser, userAgent: string) {
  const browser = member.at('192.0.2.40');
  const form = { email: RUTH.email, password: RUTH.password };
  await browser.post('/api/auth/login', form, { 'User-Agent': userAgent });
  return browser;
}

async function devicesOf(who: TestVisitor): Promise<Device[]> {
  return JSON.parse((await who.get(DEVICES)).text);
}

function signOutDevice(who: TestVisitor, id = '') {
  return who.request(`${DEVICES}/${id}`, { method: 'DELETE' });
}
