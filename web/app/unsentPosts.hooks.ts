import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OUTBOX_KEY_PREFIX } from '#web/community/newPost/outboxKey';
import { getStored } from '#web/lib/storage/storage';

/** Sends the unsent posts of this device on mount, and again whenever the browser comes back online. */
export function useSendUnsentPosts(personId: string, maySend: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!maySend) return;
    let isUnmounted = false;

    const send = async () => {
      // Does not import while offline, because Chromium never retries a dynamic import that failed.
      if (!navigator.onLine || getStored(OUTBOX_KEY_PREFIX + personId) === null) return;
      const { flushOutbox } = await import('#web/community/newPost/sendOutbox');
      if (!isUnmounted) await flushOutbox(client, personId);
    };

    // Posts that fail to send stay in the outbox until the next attempt.
    const trySend = () => void send().catch(() => {});
    trySend();
    window.addEventListener('online', trySend);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', trySend);
    };
  }, [client, personId, maySend]);
}
