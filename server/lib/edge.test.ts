import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/database';
import { house } from '#server/testing/house';
import { Member, people, RUTH, type Visitor, visitor } from '#server/testing/people';

const SIGN_UP = '/api/auth/register';
const DREAM = '/api/dreams/interpret';
const ELSEWHERE = {
  message: 'This request came from another site. Please open the page here and try again.',
};

/** One second is the promise; the rest is for a machine that runs other tests too. */
const AT_ONCE_MS = 5000;

/** Calls that anybody may make. */
const OPEN = new Set([
  'post /api/auth/register',
  'post /api/auth/login',
  'post /api/auth/logout',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'post /api/auth/verify-email',
  'get /api/biblical-figures',
  'get /api/scripture/passages',
  'get /api/scripture/search',
]);

test('every call that is not open to visitors asks them to sign in', async () => {
  const { stranger } = await people();
  const { body } = await stranger.gets('/api/openapi.json');

  const calls = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path: path.replace(/\{.*?\}/g, '1') })),
  );

  expect(calls.length).toBeGreaterThanOrEqual(48);
  // A stream is no answer that the description could hold.
  for (const { method, path } of [...calls, { method: 'get', path: '/api/community/live' }]) {
    if (OPEN.has(`${method} ${path}`)) continue;
    const answer = await stranger.calls(path, {
      method: method.toUpperCase(),
      ...(method !== 'get' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
    });
    expect({ path, status: answer.status, ...answer.body }).toEqual({
      path,
      status: 401,
      message: 'Please sign in to continue.',
    });
  }
});

test.each([
  ['an origin of another site', { Origin: 'https://elsewhere.example' }],
  ['an origin that hides itself', { Origin: 'null' }],
  ['our name at another port', { Origin: 'http://localhost:3001' }],
  ['our name with more after it', { Origin: 'http://localhost:3000.elsewhere.example' }],
  ['no address for an origin', { Origin: 'localhost:3000' }],
  ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a fetch from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['our origin but a cross-site fetch', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
])('a write with %s is refused, and nothing is written', async (_what, headers) => {
  const { ruth, house: here } = await people();

  expect(await ruth.posts('/api/auth/logout', undefined, headers)).toMatchObject({
    status: 403,
    body: ELSEWHERE,
  });
  expect(await ruth.posts(SIGN_UP, { ...RUTH, email: 'orpah@example.org' }, headers)).toMatchObject({
    status: 403,
  });
  expect(await ruth.asksWhoSheIs()).toMatchObject({ status: 200 });
  expect(await rowsOf(here.db, 'select id from users')).toHaveLength(3);
});

test.each([
  ['neither header, as from a script', {}],
  ['our own origin', { Origin: 'http://localhost:3000' }],
  ['the host that the browser asked for', { Origin: 'http://still.lan:3000', Host: 'still.lan:3000' }],
  ['a fetch of our own page', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }],
])('a write with %s is served', async (_what, headers) => {
  const ruth = await visitor();

  expect(await ruth.posts(SIGN_UP, RUTH, headers)).toMatchObject({ status: 201 });
});

test('reading from another site is left to the browser, which shows it nothing', async () => {
  const { ruth } = await people();

  const answer = await ruth.gets('/api/auth/user', {
    Origin: 'https://elsewhere.example',
    'Sec-Fetch-Site': 'cross-site',
  });

  expect(answer.status).toBe(200);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test.each([
  ['text', 'text/plain', JSON.stringify(RUTH)],
  ['a form', 'application/x-www-form-urlencoded', 'email=ruth%40example.org'],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x--'],
  ['XML', 'application/xml', '<ruth/>'],
])('a body of %s is refused', async (_what, type, body) => {
  const ruth = await visitor();

  for (const [method, path] of [
    ['POST', SIGN_UP],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/auth/avatar'],
  ] as const) {
    expect(await ruth.calls(path, { method, headers: { 'Content-Type': type }, body })).toMatchObject({
      status: 415,
      body: { message: 'Send JSON.' },
    });
  }
});

test.each([
  ['nothing', ''],
  ['half of it', '{"email":"ruth@example.org"'],
  ['no JSON', 'Intreat me not to leave thee'],
  ['bytes of no text', '\ufffd\u0000\u0001'],
  ['a number beyond numbers', '1e999999'],
])('a body that says JSON and holds %s is answered 400', async (_what, body) => {
  const ruth = await visitor();

  const answer = await postsRaw(ruth, body);

  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/^[A-Z].*[.a-z]$/);
  expect(answer.text).not.toMatch(/Invalid input|Unexpected|JSON at/);
});

test('a body deeper, wider or larger than anybody writes is answered at once', async () => {
  const { ruth } = await people();
  const deep = `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const deepObjects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, 0])));
  const long = JSON.stringify({ ...RUTH, firstName: 'R'.repeat(200_000) });
  const slow = JSON.stringify({ ...RUTH, email: `${'a.'.repeat(60_000)}@example.org` });

  for (const body of [deep, deepObjects, wide, long, slow]) {
    const start = performance.now();
    expect(await postsRaw(ruth, body, DREAM)).toMatchObject({ status: 400 });
    expect(await postsRaw(ruth, body.slice(0, 8 * 1024))).toMatchObject({ status: 400 });
    expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  }
});

test('whatever JSON somebody thinks of is refused in words for a person', async () => {
  const ruth = await visitor();
  const field = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(RUTH)),
  );
  const form = fc.record({ firstName: field, lastName: field, email: fc.jsonValue(), password: field });

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), form), async (body) => {
      for (const path of [SIGN_UP, '/api/auth/login']) {
        const answer = await ruth.posts(path, body);
        expect(answer.status).toBe(400);
        expect(answer.text).not.toMatch(/Invalid input|expected|undefined/);
      }
    }),
  );
});

test('a body of more than 256 KB is too large, however it is sent', async () => {
  const { ruth } = await people();
  const largest = ofLength(256 * 1024, { dreamText: 'A white bird stood on the water.' });
  const tooLarge = {
    status: 413,
    body: { message: 'This is too long: 256 KB is the most that can be sent.' },
  };

  expect(await postsRaw(ruth, `${largest} `, DREAM)).toMatchObject(tooLarge);
  expect(await postsRaw(ruth, 'x'.repeat(3_000_000), DREAM)).toMatchObject(tooLarge);
  expect(await postsRaw(ruth, largest, DREAM)).toMatchObject({ status: 200 });
});

test('a request about an account takes 8 KB, because it needs no session', async () => {
  const ruth = await visitor();
  const largest = ofLength(8 * 1024, RUTH);
  const tooLarge = { status: 413, body: { message: 'This is too long: 8 KB is the most that can be sent.' } };
  const said = { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': '8193' } };

  expect(await postsRaw(ruth, `${largest} `)).toMatchObject(tooLarge);
  expect(await ruth.calls('/api/auth/login', { ...said, body: '{' })).toMatchObject(tooLarge);
  expect(await postsRaw(ruth, largest)).toMatchObject({ status: 201 });
});

test('with a public address only a page of that address may write, whatever host it names', async () => {
  const ruth = await visitor({ PUBLIC_URL: 'https://still.example' });
  const from = (Origin: string, Host: string) => ruth.posts(SIGN_UP, RUTH, { Origin, Host });

  for (const host of ['elsewhere.example', 'localhost:3000', '192.168.1.5:3000']) {
    expect(await from(`https://${host}`, host)).toMatchObject({
      status: 403,
      body: { message: 'This came from another site. Please open https://still.example and try again.' },
    });
  }
  expect(await from('https://still.example', '127.0.0.1:3000')).toMatchObject({ status: 201 });
});

test('another site cannot open the export, which would use up the exports of the hour', async () => {
  const { ruth } = await people();
  const open = (site: string) => ruth.gets('/api/auth/export', { 'Sec-Fetch-Site': site });

  for (const site of ['cross-site', 'same-site']) expect(await open(site)).toMatchObject({ status: 403 });
  for (const site of ['same-origin', 'none']) expect(await open(site)).toMatchObject({ status: 200 });
});

test('over the wire a flood is refused and the next caller is served', async () => {
  const here = await house();
  const { url, close } = await listening(here.app.fetch);
  const headers = { 'Content-Type': 'application/json' };

  const flood = await fetch(url + SIGN_UP, { method: 'POST', headers, body: 'x'.repeat(3_000_000) });
  const endless = await fetch(url + SIGN_UP, {
    method: 'POST',
    headers,
    body: streamOf(3_000_000),
    duplex: 'half',
  });
  const ruth = await fetch(url + SIGN_UP, { method: 'POST', headers, body: JSON.stringify(RUTH) });

  expect([flood.status, endless.status, ruth.status]).toEqual([413, 413, 201]);
  await close();
});

test('an address of the API where nothing is says so in JSON', async () => {
  const { ruth, stranger } = await people();

  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/auth',
    '/api/auth/user/1',
    '/api/../api/x',
    '/api/%00',
  ]) {
    for (const caller of [ruth, stranger]) {
      const answer = await caller.gets(path);
      expect(answer).toMatchObject({ status: 404, body: { message: 'There’s nothing at this address.' } });
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  }
  expect(await ruth.calls('/api/auth/user', { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await ruth.gets('/api/auth/login')).toMatchObject({ status: 404 });
});

test('every answer of the API, good or bad, carries the headers that keep it safe', async () => {
  const { ruth, stranger } = await people();

  const answers = [
    await ruth.asksWhoSheIs(),
    await stranger.asksWhoSheIs(),
    await ruth.gets('/api/nothing'),
    await postsRaw(stranger, '{'),
    await stranger.posts(SIGN_UP, {}),
    await stranger.posts(SIGN_UP, RUTH),
    await postsRaw(stranger, 'x'.repeat(300_000)),
    await stranger.calls(SIGN_UP, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 400, 400, 409, 413, 415]);
  for (const { status, headers } of answers) {
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = headers.get('Content-Security-Policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy?.join()).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  }
});

test('behind https browsers are told to stay there', async () => {
  const { ruth } = await people({ PUBLIC_URL: 'https://still.example' });

  expect((await ruth.asksWhoSheIs()).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('whoever watches over the house asks whether it lives and whether it is ready', async () => {
  const door = await visitor();

  expect(await door.gets('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await door.gets('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', guide: 'written' },
  });
});

test('each call is one line in the log, of five words and no content', async () => {
  const here = await house();
  const ruth = new Member(here, '192.0.2.1', RUTH);

  await ruth.signsUp();
  await ruth.gets('/api/auth/user?secret=Gleaning7');
  await ruth.gets('/api/nothing/ruth@example.org');

  // What the mail of her sign-up says in the log, lib/mail.test.ts tells.
  const calls = here.log.filter(({ method }) => method);
  expect(calls.map(({ time: _time, ms: _ms, ...line }) => line)).toEqual([
    { level: 'info', method: 'POST', route: '/api/auth/register', status: 201 },
    { level: 'info', method: 'GET', route: '/api/auth/user', status: 200 },
    { level: 'info', method: 'GET', route: '/api/*', status: 404 },
  ]);
});

/** JSON of so many bytes, with a field that nobody reads. */
function ofLength(bytes: number, fields: object): string {
  const bare = JSON.stringify({ ...fields, more: '' });
  return JSON.stringify({ ...fields, more: 'x'.repeat(bytes - bare.length) });
}

function postsRaw(visitor: Visitor, body: string, path = SIGN_UP) {
  return visitor.calls(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

function listening(fetch: Parameters<typeof serve>[0]['fetch']) {
  return new Promise<{ url: string; close: () => Promise<void> }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ url: `http://127.0.0.1:${port}`, close });
    }) as Server;
  });
}

function streamOf(bytes: number) {
  let left = bytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(50_000));
      left -= 50_000;
      if (left <= 0) controller.close();
    },
  });
}
