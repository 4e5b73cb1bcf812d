import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is opened over a screen, fetched when it is first wanted. What does not come leaves the screen as it is and is
 * asked for again the next time; until then `onMissing` has to close it.
 */
export function useOpened<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null | false {
  const [come, setCome] = useState<Part | null>(null);
  const miss = useEffectEvent(onMissing);

  useEffect(() => {
    if (isWanted)
      bring(load)
        .catch(bringAnew<Part>)
        .then(setCome, miss);
  }, [load, isWanted]);

  return isWanted && come;
}

/** Fetches it when a pointer or the keyboard comes near the button that opens it. */
export function fetchedNear(load: () => Promise<unknown>) {
  const prepare = () => void bring(load).catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** Chromium never asks a second time for a script that did not come: none is asked for where none can come. */
function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  return navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject();
}

/** By another address it does ask; the one that failed stands in its error. */
async function bringAnew<Part>(error: unknown): Promise<Part> {
  const [address] = /http\S+/.exec(String(error)) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
