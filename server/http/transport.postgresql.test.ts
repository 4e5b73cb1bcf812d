import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startChildServer } from '#server/testing/childServer';
import { freshTestDatabase } from '#server/testing/database';
import { databaseSettingsOf } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';

// All checks share one server, because starting a server is slow and the checks change nothing.
test('over a real socket, every response has security headers, and malformed requests and path traversal fail', async () => {
  const { port, url, said } = await startTestServer();
  const cookie = await cookieOf(url);

  await expectSecurityHeaders(url, cookie);
  await expectNoPrivateCaching(url, cookie);
  await expectNoPathTraversal(port);
  await expectMalformedRequestsRejected(port);
  await expectNoResponseSplitting(port, said);
});

async function expectSecurityHeaders(url: string, cookie: string) {
  for (const [path, status] of [
    ['/', 200],
    ['/nothing', 404],
    ['/index.html', 200],
    ['/sw.js', 200],
    ['/manifest.webmanifest', 200],
    ['/icon.svg', 200],
    ['/assets/one-a1b2c3.js', 200],
    ['/assets/nothing.js', 404],
    ['/api/nothing', 404],
    ['/api/auth/user', 200],
    ['/api/openapi.json', 200],
    ['/healthz', 200],
    ['/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp', 404],
  ] as const) {
    const answer = await fetch(url + path, { headers: { Cookie: cookie } });
    await answer.text();
    expect({ path, status: answer.status, ...Object.fromEntries(answer.headers) }).toMatchObject({
      path,
      status,
      'content-type': expect.stringMatching(/^(?:[a-z]+\/(?:json|manifest\+json)|.+; ?charset=utf-8)$/i),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect({ path, policy }).toEqual({
      path,
      policy: expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
    });
    expect(policy?.join()).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
}

/** Checks that private responses are no-store, and that pages that mails link to send no Referer. */
async function expectNoPrivateCaching(url: string, cookie: string) {
  for (const path of ['/', '/profile', '/nothing', '/api/auth/user', '/api/nothing', '/api/community/live']) {
    const answer = await fetch(url + path, { headers: { Cookie: cookie } });
    await answer.body?.cancel();
    expect({ path, cache: answer.headers.get('cache-control') }).toEqual({ path, cache: 'no-store' });
  }
  for (const path of [
    '/reset-password',
    '/reset-password/',
    '/verify-email',
    '/verify-email/',
    '/forgot-password',
  ]) {
    expect((await fetch(url + path)).headers.get('referrer-policy')).toBe('no-referrer');
  }
}

/** Checks that private files and paths outside the web folder get 404, however they are encoded. */
async function expectNoPathTraversal(port: number) {
  const own = readFileSync(join(inject('build'), 'dist/server/main.js'), 'utf8').slice(0, 60);
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/dist/server/main.js',
    '/server/main.js',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2f%2e%2e%2fserver%2fmain.js',
    '/assets/..%5c..%5cserver%5cmain.js',
    '/assets/%00',
    '/assets/',
    '/assets/one-a1b2c3.js.map',
    '/sw.js.map',
    '/%',
    '/%ff',
    '//elsewhere.example',
  ]) {
    const said = await raw(port, `GET ${path} HTTP/1.1\r\nHost: still.example\r\nConnection: close\r\n\r\n`);
    expect({ path, start: said.slice(0, 12) }).toEqual({ path, start: 'HTTP/1.1 404' });
    expect(said).not.toContain(own);
    expect(said).not.toMatch(/"dependencies"|\[core\]|"mappings"/);
    expect(said).not.toMatch(/^location:/im);
  }
}

async function expectMalformedRequestsRejected(port: number) {
  const body = '{"email":"ruth@example.org"}';
  for (const [what, request] of [
    [
      'two lengths',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n`,
    ],
    [
      'a length and chunks',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a folded header', `GET / HTTP/1.1\r\nHost: a\r\nX-One: a\r\n b\r\n\r\n`],
    ['no host', `GET / HTTP/1.1\r\n\r\n`],
    ['an invalid host', `GET / HTTP/1.1\r\nHost: a b\r\n\r\n`],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX-One: ${'a'.repeat(20_000)}\r\n\r\n`],
  ]) {
    expect({ what, said: await raw(port, request ?? '') }).toEqual({
      what,
      said: expect.stringMatching(/^HTTP\/1\.1 4(?:00|31) /),
    });
  }
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'OPTIONS']) {
    const said = await raw(
      port,
      `${method} /api/auth/user HTTP/1.1\r\nHost: a\r\nX-Secret: Gleaning7\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect({ method, start: said.slice(0, 12) }).toEqual({ method, start: 'HTTP/1.1 404' });
    expect(said).not.toContain('Gleaning7');
  }
}

/** Checks that a request path cannot add a response header or break a log line. */
async function expectNoResponseSplitting(port: number, said: { out: string }) {
  const split = await raw(
    port,
    'GET /x%0d%0aSet-Cookie:%20a=b?y=%0d%0aX-Two:%20b HTTP/1.1\r\nHost: a\r\nUser-Agent: x%0a{"level":"error"}\r\nConnection: close\r\n\r\n',
  );
  expect(split.slice(0, split.indexOf('\r\n\r\n'))).not.toMatch(/set-cookie|x-two/i);
  const lines = said.out.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ level: 'error' });
  expect(said.out).not.toMatch(/Set-Cookie|X-Two|Gleaning7/i);
}

async function startTestServer() {
  const web = join(inject('build'), 'dist/web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const file of ['assets/one-a1b2c3.js', 'sw.js', 'icon.svg']) writeFileSync(join(web, file), '');
  const place = databaseSettingsOf(await freshTestDatabase());
  return startChildServer({ ...place, PUBLIC_URL: 'https://still.example' });
}

async function cookieOf(url: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(RUTH),
  });
  expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 201 });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Sends raw bytes and returns the response. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      // The server does not always close the connection after it rejects a request.
      if (/^HTTP\/1\.1 4(?:00|31)/.test(said)) socket.destroy();
    });
    socket.once('close', () => resolve(said)).once('error', () => resolve(said));
  });
}
