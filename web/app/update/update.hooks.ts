import { useSyncExternalStore } from 'react';
import { isInSanctuary } from '#web/lib/requestLog';

/** Minimum time between update checks. Repeated checks are needed because a page can stay open for days. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

let isUpdateReady = false;
const listeners = new Set<() => void>();

/** Returns whether a service worker with a newer build than this page is waiting. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, getUpdateReady, getUpdateReady);
}

/** Registers the service worker and announces newer builds. This page runs the old build until the user reloads it. */
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
    if (document.hidden || isInSanctuary() || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => {});
  });
}

/**
 * Announces an update if the waiting service worker has another build than this page. The builds can be the same,
 * because the page may have loaded the newest build from the network.
 */
function checkWaiting({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return;
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
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
