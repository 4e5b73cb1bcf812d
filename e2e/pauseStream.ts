import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { TestServer } from './fixtures';

/**
 * Proxies the streamed responses of this address. Pauses each response after the first event that matches `after`, so
 * that the response stays pending until the page aborts it. `page.unroute(address)` stops the proxying.
 */
export async function pauseStream(
  page: Page,
  address: string,
  { url }: TestServer,
  after: RegExp,
): Promise<void> {
  const proxy = createServer((incoming, outgoing) => {
    // Restores the headers of a same-origin request.
    const headers = { ...incoming.headers, host: new URL(url).host, 'sec-fetch-site': 'same-origin' };
    const upstream = request(url + incoming.url, { method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      let received = '';
      let isPaused = false;
      response.setEncoding('utf8').on('data', (piece: string) => {
        received += piece;
        // Splits by event, because one chunk may contain several.
        for (let end = received.indexOf('\n\n'); end >= 0 && !isPaused; end = received.indexOf('\n\n')) {
          const event = received.slice(0, end + 2);
          received = received.slice(end + 2);
          outgoing.write(event);
          isPaused = after.test(event);
        }
      });
      response.on('end', () => isPaused || outgoing.end(received));
      response.on('error', () => outgoing.destroy());
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
    outgoing.once('close', () => upstream.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  page.once('close', () => proxy.close());
  const { port } = proxy.address() as AddressInfo;
  await page.route(address, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://localhost:${port}${pathname}` });
  });
}
