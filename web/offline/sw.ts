import { matchPrecache, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** A page that has not begun to arrive by then is shown from the device. */
const PATIENCE_MS = 4000;

const kept = self.__WB_MANIFEST;

// No address stands for a file that is kept, or '/' would be its own kept page for ever.
precacheAndRoute(kept, { directoryIndex: '', cleanURLs: false });

// A page from the network carries the person; the kept one carries nobody and works without it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event.request));
});

// A page asks whether it began with the build that is kept here. Another page of an older build may still need what is
// kept for it, so a newer build takes over only where its own page is the one that is open.
self.addEventListener('message', (event) => {
  const isSame = kept.some((file) => `/${typeof file === 'string' ? file : file.url}` === event.data.script);
  event.ports[0]?.postMessage(isSame);
  if (isSame) event.waitUntil(takeOverWhenAlone());
});

async function takeOverWhenAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

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
