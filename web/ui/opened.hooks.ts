import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast';

/**
 * What is opened over a screen, fetched when it is first wanted. What does not come leaves the screen as it is and is
 * asked for again the next time: until then `onMissing` has to close it. Says so where it has a name.
 */
export function useOpened<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
  name?: string,
): Part | null | false {
  const [come, setCome] = useState<Part | null>(null);
  const miss = useEffectEvent(() => {
    onMissing();
    if (name) sayMissing(name);
  });

  useEffect(() => {
    if (isWanted)
      bring(load)
        .catch(bringAnew<Part>)
        .then(setCome, miss);
  }, [load, isWanted]);

  return isWanted && come;
}

/** Fetches it before it is wanted. */
export function prepare(load: () => Promise<unknown>): void {
  bring(load).catch(() => {});
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

function sayMissing(name: string) {
  toast({
    title: `${name} did not reach you.`,
    description: 'Check your connection and try again, or load the page again.',
    destructive: true,
  });
}
