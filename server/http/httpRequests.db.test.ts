import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableRows } from '#server/testing/database';
import { createVisitor, RUTH, seedUsers, TestUser, type TestVisitor } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

const SIGN_UP = '/api/auth/register';
const DREAM = '/api/dreams/interpret';
const FROM_OTHER_SITE = {
  message: 'This request came from another site. Please open the page here and try again.',
};

/** The goal is one second. The rest allows for a busy machine that runs other tests too. */
const MAX_DURATION_MS = 5000;

/** Routes that need no session. */
const PUBLIC_ROUTES = new Set([
  'post /api/auth/register',
  'post /api/auth/login',
  'post /api/auth/logout',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'post /api/auth/verify-email',
  'get /api/biblical-figures',
  'get /api/scripture/passages',
  'get /api/scripture/related',
  'get /api/scripture/search',
  'get /api/scripture/words',
]);

test('without a session, every API route gets 401, except those on the list of public routes', async () => {
  const { visitor } = await seedUsers();
  const { body } = await visitor.get('/api/openapi.json');

  const calls = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path: path.replace(/\{.*?\}/g, '1') })),
  );

  expect(calls.length).toBeGreaterThanOrEqual(48);
  // The OpenAPI document does not describe event streams.
  for (const { method, path } of [...calls, { method: 'get', path: '/api/community/live' }]) {
    if (PUBLIC_ROUTES.has(`${method} ${path}`)) continue;
    const answer = await visitor.request(path, {
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
  ['an opaque origin', { Origin: 'null' }],
  ['our name at another port', { Origin: 'http://localhost:3001' }],
  ['our name with more after it', { Origin: 'http://localhost:3000.elsewhere.example' }],
  ['an invalid origin', { Origin: 'localhost:3000' }],
  ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a fetch from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['our origin but a cross-site fetch', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
])('a write with %s is rejected and changes nothing', async (_what, headers) => {
  const { ruth, app } = await seedUsers();

  expect(await ruth.post('/api/auth/logout', undefined, headers)).toMatchObject({
    status: 403,
    body: FROM_OTHER_SITE,
  });
  expect(await ruth.post(SIGN_UP, { ...RUTH, email: 'orpah@example.org' }, headers)).toMatchObject({
    status: 403,
  });
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
  expect(await tableRows(app.db, 'select id from users')).toHaveLength(3);
});

test.each([
  ['neither header, like a script', {}],
  ['our own origin', { Origin: 'http://localhost:3000' }],
  ['the host of the request', { Origin: 'http://still.lan:3000', Host: 'still.lan:3000' }],
  ['a fetch of our own page', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['a navigation from the address bar', { 'Sec-Fetch-Site': 'none' }],
])('a write with %s succeeds', async (_what, headers) => {
  const ruth = await createVisitor();

  expect(await ruth.post(SIGN_UP, RUTH, headers)).toMatchObject({ status: 201 });
});

test('reads from another site get no CORS headers, so the browser blocks them', async () => {
  const { ruth } = await seedUsers();

  const answer = await ruth.get('/api/auth/user', {
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
])('a request body of %s instead of JSON gets 415', async (_what, type, body) => {
  const ruth = await createVisitor();

  for (const [method, path] of [
    ['POST', SIGN_UP],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/auth/avatar'],
  ] as const) {
    expect(await ruth.request(path, { method, headers: { 'Content-Type': type }, body })).toMatchObject({
      status: 415,
      body: { message: 'Send JSON.' },
    });
  }
});

test.each([
  ['nothing', ''],
  ['half of it', '{"email":"ruth@example.org"'],
  ['no JSON', 'Intreat me not to leave thee'],
  ['invalid UTF-8', '\ufffd\u0000\u0001'],
  ['a number that is too large', '1e999999'],
])('a JSON body with %s gets 400', async (_what, body) => {
  const ruth = await createVisitor();

  const answer = await postRaw(ruth, body);

  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(/^[A-Z].*[.a-z]$/);
  expect(answer.text).not.toMatch(/Invalid input|Unexpected|JSON at/);
});

test('a very deep, wide or large JSON body is rejected quickly', async () => {
  const { ruth } = await seedUsers();
  const deep = `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const deepObjects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, 0])));
  const long = JSON.stringify({ ...RUTH, firstName: 'R'.repeat(200_000) });
  const slow = JSON.stringify({ ...RUTH, email: `${'a.'.repeat(60_000)}@example.org` });

  for (const body of [deep, deepObjects, wide, long, slow]) {
    const start = performance.now();
    expect(await postRaw(ruth, body, DREAM)).toMatchObject({ status: 400 });
    expect(await postRaw(ruth, body.slice(0, 8 * 1024))).toMatchObject({ status: 400 });
    expect(performance.now() - start).toBeLessThan(MAX_DURATION_MS);
  }
});

test('random JSON sent to sign-up or sign-in gets 400 with a readable message', async () => {
  const ruth = await createVisitor();
  const field = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(RUTH)),
  );
  const form = fc.record({ firstName: field, lastName: field, email: fc.jsonValue(), password: field });

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), form), async (body) => {
      for (const path of [SIGN_UP, '/api/auth/login']) {
        const answer = await ruth.post(path, body);
        expect(answer.status).toBe(400);
        expect(answer.text).not.toMatch(/Invalid input|expected|undefined/);
      }
    }),
  );
});

test('a request body can have 256 KB, and a larger one gets 413', async () => {
  const { ruth } = await seedUsers();
  const largest = jsonOfLength(256 * 1024, { dreamText: 'A white bird stood on the water.' });
  const tooLarge = {
    status: 413,
    body: { message: 'That’s too long. You can send up to 256 KB.' },
  };

  expect(await postRaw(ruth, `${largest} `, DREAM)).toMatchObject(tooLarge);
  expect(await postRaw(ruth, 'x'.repeat(3_000_000), DREAM)).toMatchObject(tooLarge);
  expect(await postRaw(ruth, largest, DREAM)).toMatchObject({ status: 200 });
});

test('a request body for /api/auth can have 8 KB, and a larger one gets 413', async () => {
  const ruth = await createVisitor();
  const largest = jsonOfLength(8 * 1024, RUTH);
  const tooLarge = { status: 413, body: { message: 'That’s too long. You can send up to 8 KB.' } };
  const said = { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': '8193' } };

  expect(await postRaw(ruth, `${largest} `)).toMatchObject(tooLarge);
  expect(await ruth.request('/api/auth/login', { ...said, body: '{' })).toMatchObject(tooLarge);
  expect(await postRaw(ruth, largest)).toMatchObject({ status: 201 });
});

test('if PUBLIC_URL is set, only pages of that origin can write, whatever the Host header says', async () => {
  const ruth = await createVisitor({ PUBLIC_URL: 'https://still.example' });
  const from = (Origin: string, Host: string) => ruth.post(SIGN_UP, RUTH, { Origin, Host });

  for (const host of ['elsewhere.example', 'localhost:3000', '192.168.1.5:3000']) {
    expect(await from(`https://${host}`, host)).toMatchObject({
      status: 403,
      body: {
        message: 'This request came from another site. Please open https://still.example and try again.',
      },
    });
  }
  expect(await from('https://still.example', '127.0.0.1:3000')).toMatchObject({ status: 201 });
});

test('a request for the data export that comes from another site gets 403', async () => {
  const { ruth } = await seedUsers();
  const open = (site: string) => ruth.get('/api/auth/export', { 'Sec-Fetch-Site': site });

  for (const site of ['cross-site', 'same-site']) expect(await open(site)).toMatchObject({ status: 403 });
  for (const site of ['same-origin', 'none']) expect(await open(site)).toMatchObject({ status: 200 });
});

test('over a real socket, a huge body is rejected and the next request succeeds', async () => {
  const app = await createTestApp();
  const { url, close } = await listenOnNetwork(app.app.fetch);
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

test('an unknown API path returns 404 as JSON', async () => {
  const { ruth, visitor } = await seedUsers();

  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/auth',
    '/api/auth/user/1',
    '/api/../api/x',
    '/api/%00',
  ]) {
    for (const caller of [ruth, visitor]) {
      const answer = await caller.get(path);
      expect(answer).toMatchObject({ status: 404, body: { message: 'There’s nothing at this address.' } });
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  }
  expect(await ruth.request('/api/auth/user', { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await ruth.get('/api/auth/login')).toMatchObject({ status: 404 });
});

test('every API response has the security headers, errors included', async () => {
  const { ruth, visitor } = await seedUsers();

  const answers = [
    await ruth.getUser(),
    await visitor.getUser(),
    await ruth.get('/api/nothing'),
    await postRaw(visitor, '{'),
    await visitor.post(SIGN_UP, {}),
    await visitor.post(SIGN_UP, RUTH),
    await postRaw(visitor, 'x'.repeat(300_000)),
    await visitor.request(SIGN_UP, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
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

test('with an https PUBLIC_URL, responses have the Strict-Transport-Security header', async () => {
  const { ruth } = await seedUsers({ PUBLIC_URL: 'https://still.example' });

  expect((await ruth.getUser()).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('GET /healthz and GET /readyz report a healthy server', async () => {
  const door = await createVisitor();

  expect(await door.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await door.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', guide: 'written' },
  });
});

test('each request is logged as one line with the route pattern and no user data', async () => {
  const app = await createTestApp();
  const ruth = new TestUser(app, '192.0.2.1', RUTH);

  await ruth.signUp();
  await ruth.get('/api/auth/user?secret=Gleaning7');
  await ruth.get('/api/nothing/ruth@example.org');

  // Leaves out the log line of the sign-up mail, which mailWorker.db.test.ts checks.
  const calls = app.log.filter(({ method }) => method);
  expect(calls.map(({ time: _time, ms: _ms, ...line }) => line)).toEqual([
    { level: 'info', method: 'POST', route: '/api/auth/register', status: 201 },
    { level: 'info', method: 'GET', route: '/api/auth/user', status: 200 },
    { level: 'info', method: 'GET', route: '/api/*', status: 404 },
  ]);
});

/** Returns JSON of this size, padded with an unknown field. */
function jsonOfLength(bytes: number, fields: object): string {
  const bare = JSON.stringify({ ...fields, more: '' });
  return JSON.stringify({ ...fields, more: 'x'.repeat(bytes - bare.length) });
}

function postRaw(visitor: TestVisitor, body: string, path = SIGN_UP) {
  return visitor.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

function listenOnNetwork(fetch: Parameters<typeof serve>[0]['fetch']) {
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
