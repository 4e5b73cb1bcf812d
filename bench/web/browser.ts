import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';

/** Launches a Chromium that Lighthouse can control through the returned port. */
export async function openBrowser(executablePath: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  return { port, close: () => browser.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
