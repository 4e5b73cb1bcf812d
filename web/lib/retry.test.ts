import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isIdempotent, sendWithRetry } from './retry';

test('reads, PUTs, DELETEs and POSTs with an idempotency key are idempotent, and other POSTs are not', () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'put']) expect(isIdempotent({ method })).toBe(true);
  expect(isIdempotent()).toBe(true);
  expect(isIdempotent({ method: 'POST', headers: { 'idempotency-key': 'of-one-post' } })).toBe(true);
  expect(isIdempotent({ method: 'POST', headers: { 'Content-Type': 'application/json' } })).toBe(false);
});

test('a request that gets 503 with Retry-After is sent again, up to two times', async () => {
  const server = await serverWith([503, 503, 409]);

  expect((await sendWithRetry(server.send)).status).toBe(409);
  expect(server.requests()).toBe(3);
});

test('sendWithRetry returns the third 503 response instead of retrying a third time', async () => {
  const server = await serverWith([503, 503, 503, 200]);

  expect((await sendWithRetry(server.send)).status).toBe(503);
  expect(server.requests()).toBe(3);
});

test.each([
  ['another error', [500], '0'],
  ['a rate limit', [429], '1'],
  ['a 503 without Retry-After', [503], ''],
  ['a 503 that asks for a minute', [503], '60'],
])('a request is not retried after %s', async (_what, statuses, retryAfter) => {
  const server = await serverWith(statuses, retryAfter);

  expect((await sendWithRetry(server.send)).status).toBe(statuses[0]);
  expect(server.requests()).toBe(1);
});

test('a request is not retried if `mayRetry` returns false', async () => {
  const server = await serverWith([503, 200]);

  expect((await sendWithRetry(server.send, () => false)).status).toBe(503);
  expect(server.requests()).toBe(1);
});

test('the first retry waits as long as the server asks, the second twice as long, plus up to 50%', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let requests = 0;
  const busy = async () => {
    requests += 1;
    return new Response(null, { status: 503, headers: { 'Retry-After': '2' } });
  };

  const answer = sendWithRetry(busy);
  for (const [passedMs, sent] of [
    [1999, 1],
    [1001, 2],
    [3000, 2],
    [3000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(passedMs);
    expect(requests).toBe(sent);
  }
  expect((await answer).status).toBe(503);
});

/** Starts a server that responds with the given statuses in order. */
async function serverWith(statuses: number[], retryAfter = '0') {
  let requests = 0;
  const server = createServer((_request, response) => {
    if (retryAfter) response.setHeader('Retry-After', retryAfter);
    response.writeHead(statuses[requests] ?? 200).end();
    requests += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { send: () => fetch(`http://127.0.0.1:${port}`), requests: () => requests };
}
