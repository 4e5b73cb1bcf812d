import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findLocalModel } from './localModel';

const opened: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

/** Starts a local server with this request handler and returns its address. */
async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  opened.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const says = (body: string) => serverThat((_, response) => void response.end(body));

test('findLocalModel skips an unreachable address and returns the first model of the server that lists models', async () => {
  const asked: unknown[] = [];
  const away = 'http://127.0.0.1:9/v1';
  const address = await serverThat((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'llama3.1:8b' }, { id: 'qwen3' }] }));
  });

  expect(await findLocalModel([away, address])).toEqual({ address, name: 'llama3.1:8b' });
  expect(asked).toEqual(['/v1/models']);
});

test('findLocalModel returns null if no address answers with a valid list of models', async () => {
  const addresses = await Promise.all([
    says('<!doctype html><title>A router</title>'),
    says('{"data":[]}'),
    says('{"data":[{"id":"a; rm -rf ~"}]}'),
    says(`{"data":[{"id":"${'x'.repeat(400_000)}"}]}`),
    serverThat((_, response) => void response.writeHead(401).end()),
    serverThat((_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()),
    serverThat(() => {}),
  ]);

  expect(await findLocalModel([...addresses, 'http://127.0.0.1:9/v1'])).toBeNull();
});
