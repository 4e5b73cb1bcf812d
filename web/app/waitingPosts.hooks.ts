import { useEffect } from 'react';
import { UNSENT } from '#web/community/unsentKey';
import { recall } from '#web/lib/device';

/** Sends what waits on this device when she comes and when there is a connection again. */
export function useWaitingPosts(personId: string, maySend: boolean) {
  useEffect(() => {
    if (!maySend) return;
    let hasLeft = false;

    const send = async () => {
      // Chromium never asks a second time for a script that did not come.
      if (!navigator.onLine || recall(UNSENT + personId) === null) return;
      const { sendWaiting } = await import('#web/community/unsent.store');
      if (!hasLeft) await sendWaiting(personId);
    };

    // What could not be sent now waits for the next time.
    const trySend = () => void send().catch(() => {});
    trySend();
    window.addEventListener('online', trySend);
    return () => {
      hasLeft = true;
      window.removeEventListener('online', trySend);
    };
  }, [personId, maySend]);
}
