import { useSyncExternalStore } from 'react';

/** A page can stay open for days; more often than this nobody needs to know. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

let isKept = false;
const listeners = new Set<() => void>();

/** Whether the device keeps a newer build than the one this page runs. */
export function useNewer(): boolean {
  return useSyncExternalStore(follow, isNewerKept, isNewerKept);
}

/** Keeps the house on the device. A newer build is only told of: what somebody does here goes on until she loads it. */
export async function keepOnDevice() {
  const house = await navigator.serviceWorker.register('/sw.js');
  house.addEventListener('updatefound', () => {
    const { installing } = house;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && askWaiting(house));
  });
  askWaiting(house);

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The sanctuary asks for nothing while somebody is in it.
    if (document.hidden || location.pathname === '/sanctuary' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    void house.update().catch(() => {});
  });
}

/** What waits may be the build that this page already runs: it came by the network a moment before. */
function askWaiting({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return;
  const script = document.querySelector('link[data-main]')?.getAttribute('href');
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isSame }) => !isSame && tell();
  waiting.postMessage({ script }, [port2]);
}

function tell() {
  isKept = true;
  for (const listener of listeners) listener();
}

function isNewerKept() {
  return isKept;
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
