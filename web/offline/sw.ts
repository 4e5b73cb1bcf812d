import { matchPrecache, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** A page that has not begun to arrive by then is shown from the device. */
const PATIENCE_MS = 4000;

precacheAndRoute(self.__WB_MANIFEST);

// A page from the network carries the person; the kept one carries nobody and works without it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event.request));
});

async function pageFor(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    return answer.status < 500 ? answer : keptPage();
  } catch {
    return keptPage();
  } finally {
    clearTimeout(timer);
  }
}

async function keptPage(): Promise<Response> {
  return (await matchPrecache('/index.html')) ?? Response.error();
}
