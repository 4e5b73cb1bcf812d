import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { House } from './house';

/**
 * Passes streamed answers to calls of this address on up to the first event that matches, and nothing after it: the
 * answer stays under way until the page ends it. Ends with `page.unroute(address)`.
 */
export async function pauseStream(page: Page, address: string, { url }: House, after: RegExp): Promise<void> {
  const proxy = createServer((incoming, outgoing) => {
    // Of a page and a call on one port, as it was before the detour.
    const headers = { ...incoming.headers, host: new URL(url).host, 'sec-fetch-site': 'same-origin' };
    const call = request(url + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      let received = '';
      let isPaused = false;
      answer.setEncoding('utf8').on('data', (piece: string) => {
        received += piece;
        // Event by event: on a busy machine several come as one piece.
        for (let end = received.indexOf('\n\n'); end >= 0 && !isPaused; end = received.indexOf('\n\n')) {
          const event = received.slice(0, end + 2);
          received = received.slice(end + 2);
          outgoing.write(event);
          isPaused = after.test(event);
        }
      });
      answer.on('end', () => isPaused || outgoing.end(received));
      answer.on('error', () => outgoing.destroy());
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
    outgoing.once('close', () => call.destroy());
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
