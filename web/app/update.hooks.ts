import { useSyncExternalStore } from 'react';

/** Minimum time between update checks; a page can stay open for days. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

let isUpdateReady = false;
const listeners = new Set<() => void>();

/** Whether the service worker holds a newer build than the one this page runs. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, getUpdateReady, getUpdateReady);
}

/** Registers the service worker. A newer build is only announced; this page keeps running until the user reloads it. */
export async function registerServiceWorker() {
  const registration = await navigator.serviceWorker.register('/sw.js');
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener(
      'statechange',
      () => installing.state === 'installed' && checkWaiting(registration),
    );
  });
  checkWaiting(registration);

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The sanctuary sends no requests.
    if (document.hidden || location.pathname === '/sanctuary' || Date.now() - checkedAt < CHECK_INTERVAL_MS)
      return;
    checkedAt = Date.now();
    void registration.update().catch(() => {});
  });
}

/** Asks the waiting service worker for its build, which may be the one this page already loaded from the network. */
function checkWaiting({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return;
  const script = document.querySelector('link[data-main]')?.getAttribute('href');
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isSame }) => !isSame && announceUpdate();
  waiting.postMessage({ script }, [port2]);
}

function announceUpdate() {
  isUpdateReady = true;
  for (const listener of listeners) listener();
}

function getUpdateReady() {
  return isUpdateReady;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
