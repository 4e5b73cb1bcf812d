import type { QueryClient } from '@tanstack/react-query';
import { ApiError, errorMessageOf, isSignedOut } from '#web/lib/api';
import { isServerUnavailable } from '#web/lib/serverUnavailable';
import { toastError } from '#web/ui/toast/errorToasts';
import { sendPost } from './newPost.hooks';
import {
  addToOutbox,
  loadOutbox,
  type OutboxPost,
  reloadOutbox,
  removeFromOutbox,
  setSending,
} from './outbox.store';

/** Sends the posts of the outbox in order. A Web Lock makes sure that only one tab sends them. */
export function flushOutbox(client: QueryClient, personId: string): Promise<void> {
  reloadOutbox(personId);
  return withLock(async () => {
    for (const item of loadOutbox(personId).filter((waiting) => !waiting.errorMessage)) {
      if (!(await trySend(client, personId, item))) break;
    }
  });
}

/** Retries one post, even if it was rejected. */
export function retryOutboxPost(client: QueryClient, personId: string, key: string): Promise<void> {
  return withLock(async () => {
    const item = loadOutbox(personId).find((one) => one.key === key);
    if (item) await trySend(client, personId, item);
  });
}

/** Sends one post. After a temporary error, returns false: the post, and all posts after it, stay in the outbox. */
async function trySend(
  client: QueryClient,
  personId: string,
  { key, errorMessage: _, ...post }: OutboxPost,
): Promise<boolean> {
  setSending(key);
  try {
    await sendPost(client, post, key);
    removeFromOutbox(personId, key);
    return true;
  } catch (error) {
    if (isRetryable(error)) {
      if (!isServerUnavailable(error)) toastError(error, 'Not sent yet');
      return false;
    }
    addToOutbox(personId, { ...post, key, errorMessage: errorMessageOf(error, 'We couldn’t send this.') });
    return true;
  } finally {
    setSending(null);
  }
}

// Without Web Locks, the idempotency key alone prevents duplicates.
async function withLock(task: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('stillwaters.outbox', task);
  else await task();
}

/** Returns true if a retry can succeed: once the server is back, the user signs in, or the rate limit resets. */
function isRetryable(error: unknown): boolean {
  return (
    isServerUnavailable(error) || isSignedOut(error) || (error instanceof ApiError && error.status === 429)
  );
}
