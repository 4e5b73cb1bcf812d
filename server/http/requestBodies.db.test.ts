import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createVisitor, seedUsers, type TestUser } from '#server/testing/people';
import type { TestApp } from '#server/testing/testApp';

const LOG_IN = '/api/auth/login';
const DREAM = '/api/dreams/interpret';
const FROM_YOUR_NETWORK = {
  message: 'Your network is sending too much right now. Please try again in a moment.',
};
const MANY_PEOPLE = {
  message: 'A lot of people are sending something right now. Please try again in a moment.',
};

/** Waiting takes many sign-ins, which must not reach their own limit. */
const UNLIMITED = { LIMITS: 'off' } as const;

/** The maximum body size. */
const LONGEST = 256 * 1024;

test('one client can send two hundred request bodies at once; the next gets 429, and other clients are served', async () => {
  const { app } = await createVisitor(UNLIMITED);
  const held = hold(app, LOG_IN, { times: 200, length: 10, address: '203.0.113.7' });

  const refused = await errorResponseAt(app, LOG_IN, 429, '203.0.113.7');
  expect(await refused.json()).toEqual(FROM_YOUR_NETWORK);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await logIn(app, '203.0.113.8')).status).toBe(401);

  await held.hangUp();
  expect((await logIn(app, '203.0.113.7')).status).toBe(401);
});

test('the server receives at most a thousand request bodies at once, and the next one gets 503', async () => {
  const { app } = await createVisitor(UNLIMITED);
  const held = [1, 2, 3, 4, 5].map((client) =>
    hold(app, LOG_IN, { times: 200, length: 10, address: `203.0.113.${client}` }),
  );

  const refused = await errorResponseAt(app, LOG_IN, 503, '203.0.113.9');
  expect(await refused.json()).toEqual(MANY_PEOPLE);
  expect(refused.headers.get('Retry-After')).toBe('5');

  for (const { hangUp } of held) await hangUp();
  expect((await logIn(app, '203.0.113.9')).status).toBe(401);
});

test('the Content-Length of unfinished requests can total 4 MB per client and 32 MB for all clients', async () => {
  const { ruth } = await seedUsers(UNLIMITED);
  const { app } = ruth;
  const cookie = cookieOf(ruth);
  const held = [1, 2, 3, 4, 5, 6, 7, 8].map((client) =>
    hold(app, DREAM, { times: 16, length: LONGEST, address: `203.0.113.${client}`, cookie }),
  );

  expect(await (await errorResponseAt(app, LOG_IN, 429, '203.0.113.1')).json()).toEqual(FROM_YOUR_NETWORK);
  expect(await (await errorResponseAt(app, LOG_IN, 503, '203.0.113.9')).json()).toEqual(MANY_PEOPLE);

  for (const { hangUp } of held) await hangUp();
  expect((await logIn(app, '203.0.113.1')).status).toBe(401);
});

test('an unfinished request body without Content-Length counts as 256 KB, the maximum size', async () => {
  const { ruth } = await seedUsers(UNLIMITED);
  const held = hold(ruth.app, DREAM, {
    times: 16,
    length: null,
    address: '203.0.113.7',
    cookie: cookieOf(ruth),
  });

  await errorResponseAt(ruth.app, LOG_IN, 429, '203.0.113.7');

  await held.hangUp();
  await vi.waitFor(async () => expect((await logIn(ruth.app, '203.0.113.7')).status).toBe(401), {
    timeout: 60_000,
  });
});

type Held = { times: number; length: number | null; address: string; cookie?: string };

/**
 * Sends requests whose bodies do not end until `hangUp` aborts them. A request that is refused is sent again, because
 * a sign-in of `errorResponseAt` may have taken its place for a moment.
 */
function hold(app: TestApp, path: string, { times, length, address, cookie }: Held) {
  let isOver = false;
  const bodies = new Set<ReadableStreamDefaultController>();
  const headers = {
    'Content-Type': 'application/json',
    ...(length === null ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(length) }),
    ...(cookie && { Cookie: cookie }),
  };
  const send = async () => {
    while (!isOver) {
      let controller: ReadableStreamDefaultController | undefined;
      const body = new ReadableStream({
        start(own) {
          controller = own;
          bodies.add(own);
        },
      });
      const { status } = await app.request(path, { method: 'POST', headers, body, duplex: 'half' }, address);
      if (controller) bodies.delete(controller);
      if (status !== 429 && status !== 503) return;
      await setTimeout(20);
    }
  };
  const requests = Array.from({ length: times }, send);
  const hangUp = async () => {
    isOver = true;
    for (const body of bodies) body.error(new Error('hung up'));
    await Promise.all(requests);
  };
  onTestFinished(hangUp);
  return { hangUp };
}

/** Retries until the earlier bodies are counted and a request gets this status. Returns the response. */
function errorResponseAt(app: TestApp, path: string, status: number, address: string): Promise<Response> {
  return vi.waitFor(
    async () => {
      const answer = await logIn(app, address, path);
      expect(answer.status).toBe(status);
      return answer;
    },
    { timeout: 60_000 },
  );
}

function logIn(app: TestApp, address: string, path = LOG_IN): Promise<Response> {
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Gleaning7' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return app.request(path, { method: 'POST', headers, body }, address);
}

function cookieOf({ cookies }: TestUser): string {
  return `session=${cookies.get('session')}`;
}
