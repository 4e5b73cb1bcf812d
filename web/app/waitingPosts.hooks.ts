import { useEffect } from 'react';
import { UNSENT } from '#web/community/unsentKey';
import { recall } from '#web/lib/device';

/** Sends the posts waiting on this device, on mount and when the connection returns. */
export function useWaitingPosts(personId: string, maySend: boolean) {
  useEffect(() => {
    if (!maySend) return;
    let isUnmounted = false;

    const send = async () => {
      // Checked first, because Chromium never retries a dynamic import that failed.
      if (!navigator.onLine || recall(UNSENT + personId) === null) return;
      const { sendWaiting } = await import('#web/community/unsent.store');
      if (!isUnmounted) await sendWaiting(personId);
    };

    // Posts that fail to send stay for the next attempt.
    const trySend = () => void send().catch(() => {});
    trySend();
    window.addEventListener('online', trySend);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', trySend);
    };
  }, [personId, maySend]);
}
