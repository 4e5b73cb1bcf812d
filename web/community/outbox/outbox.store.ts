import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { NewPost } from '#contract/community';
import { errorMessageOf } from '#web/lib/api';
import { getStored, removeStored, setStored } from '#web/lib/storage';
import { toastError } from '#web/ui/toast/errorToasts';
import { OUTBOX_KEY_PREFIX } from './outboxKey';
import { isRetryable, isServerUnavailable, sendPost } from './sendPost';

/** A post in the outbox: it could not be sent yet and waits on this device. */
export type OutboxPost = NewPost & {
  /** Idempotency key, so that repeated attempts create only one post. */
  key: string;
  /** The server’s message if it rejected the post, otherwise null. A rejected post is not retried automatically. */
  errorMessage: string | null;
};

type OutboxState = { items: Record<string, OutboxPost[]>; sending: string | null };

const NO_ITEMS: OutboxPost[] = [];

const useOutboxStore = create<OutboxState>(() => ({ items: {}, sending: null }));

/** Whether the browser blocks storage. If so, the outbox is kept in memory only. */
let isStorageBlocked = false;

// The build prerenders without a browser.
if (!import.meta.env.SSR) {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(OUTBOX_KEY_PREFIX)) reloadItems(key.slice(OUTBOX_KEY_PREFIX.length));
  });
}

/** Returns the unsent posts of a room, and the key of the post that is being sent. */
export function useOutbox(personId: string, roomId: number) {
  const items = useOutboxStore((state) => state.items[personId] ?? NO_ITEMS);
  const sending = useOutboxStore((state) => state.sending);
  return { unsent: items.filter((item) => item.roomId === roomId), sending };
}

export function addToOutbox(personId: string, item: OutboxPost): void {
  updateItems(personId, (items) => [...items.filter(({ key }) => key !== item.key), item]);
}

export function removeFromOutbox(personId: string, key: string): void {
  updateItems(personId, (items) => items.filter((item) => item.key !== key));
}

/** Sends the posts of the outbox in order. A Web Lock makes sure that only one tab sends them. */
export function flushOutbox(client: QueryClient, personId: string): Promise<void> {
  setItems(personId, loadItems(personId));
  return withLock(async () => {
    for (const item of loadItems(personId).filter((waiting) => !waiting.errorMessage)) {
      if (!(await trySend(client, personId, item))) break;
    }
  });
}

/** Retries one post, even if it was rejected. */
export function retryOutboxPost(client: QueryClient, personId: string, key: string): Promise<void> {
  return withLock(async () => {
    const item = loadItems(personId).find((one) => one.key === key);
    if (item) await trySend(client, personId, item);
  });
}

/** Sends one post. After a temporary error, returns false: the post, and all posts after it, stay in the outbox. */
async function trySend(
  client: QueryClient,
  personId: string,
  { key, errorMessage: _, ...post }: OutboxPost,
): Promise<boolean> {
  useOutboxStore.setState({ sending: key });
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
    useOutboxStore.setState({ sending: null });
  }
}

// Without Web Locks, the idempotency key alone prevents duplicates.
async function withLock(task: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('stillwaters.outbox', task);
  else await task();
}

function loadItems(personId: string): OutboxPost[] {
  const stored = isStorageBlocked
    ? useOutboxStore.getState().items[personId]
    : getStored<OutboxPost[]>(OUTBOX_KEY_PREFIX + personId);
  return stored ?? NO_ITEMS;
}

function updateItems(personId: string, next: (items: OutboxPost[]) => OutboxPost[]) {
  const items = next(loadItems(personId));
  if (items.length > 0) {
    setStored(OUTBOX_KEY_PREFIX + personId, items);
    isStorageBlocked = getStored(OUTBOX_KEY_PREFIX + personId) === null;
  } else {
    removeStored(OUTBOX_KEY_PREFIX + personId);
  }
  setItems(personId, items);
}

function reloadItems(personId: string) {
  setItems(personId, getStored<OutboxPost[]>(OUTBOX_KEY_PREFIX + personId) ?? NO_ITEMS);
}

function setItems(personId: string, items: OutboxPost[]) {
  useOutboxStore.setState(({ items: all }) => ({ items: { ...all, [personId]: items } }));
}
