import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a module, such as a dialog, when it is first wanted. If it fails to load, `onMissing` has to close it; the next
 * attempt loads it again.
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

/** Preloads the module on hover or focus of the button that opens it. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => void importOnline(load).catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}

/** Imports a module, but not while offline: Chromium never retries a module script that failed. */
function importOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  return navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject();
}

/** Retries under another URL, which Chromium does request; the failed URL is in the error's message. */
async function retryImport<Part>(error: unknown): Promise<Part> {
  const [address] = /http\S+/.exec(String(error)) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
