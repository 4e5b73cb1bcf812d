import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

// The service worker caches the pages for offline use.
declare const self: ServiceWorkerGlobalScope;

/** Defined in vite.serviceWorker.config.ts. */
declare const PRECACHED_FILES: PrecacheEntry[];

/** A page that has not started to arrive after this time is served from the cache. */
const NETWORK_TIMEOUT_MS = 4000;

const precached = PRECACHED_FILES;

// With these options, no page URL matches a precached file. Otherwise '/' would always be served from the cache.
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false });

// Network first: a page from the network contains the signed-in user, but the precached page does not.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event.request));
});

// A page asks whether it runs the build that is precached here. Pages of an older build may still need the old files,
// so this service worker takes over only if the asking page is the only open page.
self.addEventListener('message', (event) => {
  const isSame = precached.some(({ url }) => url === event.data.script);
  event.ports[0]?.postMessage(isSame);
  if (isSame) event.waitUntil(takeOverWhenAlone());
});

async function takeOverWhenAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

async function pageFor(request: Request): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), NETWORK_TIMEOUT_MS);
  try {
    const response = await fetch(request, { signal: timeout.signal });
    return response.status < 500 ? response : precachedPage();
  } catch {
    return precachedPage();
  } finally {
    clearTimeout(timer);
  }
}

async function precachedPage(): Promise<Response> {
  return (await matchPrecache('/index.html')) ?? Response.error();
}
