import { useEffect } from 'react';
import { OUTBOX_KEY_PREFIX } from '#web/community/outboxKey';
import { getStored } from '#web/lib/storage';

/** Sends the posts waiting on this device, on mount and when the connection returns. */
export function useSendUnsentPosts(personId: string, maySend: boolean) {
  useEffect(() => {
    if (!maySend) return;
    let isUnmounted = false;

    const send = async () => {
      // Checked first, because Chromium never retries a dynamic import that failed.
      if (!navigator.onLine || getStored(OUTBOX_KEY_PREFIX + personId) === null) return;
      const { flushOutbox } = await import('#web/community/outbox.store');
      if (!isUnmounted) await flushOutbox(personId);
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
