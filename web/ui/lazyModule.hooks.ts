import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a module, such as a dialog, when `isWanted` becomes true. If loading fails, `onMissing` must make `isWanted`
 * false. When `isWanted` is true again, the module is loaded again.
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null | false {
  const [loaded, setLoaded] = useState<Part | null>(null);
  const reportMissing = useEffectEvent(onMissing);

  useEffect(() => {
    if (isWanted)
      importOnline(load)
        .catch(retryImport<Part>)
        .then(setLoaded, reportMissing);
  }, [load, isWanted]);

  return isWanted && loaded;
}

/** Returns props for the button that opens a module. They preload the module on hover and focus. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => void importOnline(load).catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}

/** Imports a module. Rejects offline without a service worker, because Chromium never retries a failed script. */
function importOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  return navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject();
}

/** Retries under another URL, because Chromium never requests the failed URL again. The error message contains it. */
async function retryImport<Part>(error: unknown): Promise<Part> {
  const [address] = /http\S+/.exec(String(error)) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
