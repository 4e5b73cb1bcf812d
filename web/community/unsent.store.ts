import { create } from 'zustand';
import type { NewPost } from '#contract/community';
import { sentenceOf } from '#web/lib/api';
import { forget, keep, recall } from '#web/lib/device';
import { sayFailed } from '#web/ui/failing';
import { isAway, isForLater, sendPost } from './sending';
import { UNSENT } from './unsentKey';

/** Outbox: a post that could not be sent, kept on this device until it is. */
export type Unsent = NewPost & {
  /** Idempotency key, so that two tries create one post. */
  key: string;
  /** The server’s error message. A rejected post is not retried automatically. */
  refusal: string | null;
};

type OutboxState = { items: Record<string, Unsent[]>; sending: string | null };

const NO_ITEMS: Unsent[] = [];

const useOutboxStore = create<OutboxState>(() => ({ items: {}, sending: null }));

/** Storage is blocked: the outbox lives in memory only. */
let isStorageBlocked = false;

window.addEventListener('storage', ({ key }) => {
  if (key?.startsWith(UNSENT)) reloadItems(key.slice(UNSENT.length));
});

/** The unsent posts of a room, and the key of the one being sent. */
export function useUnsent(personId: string, roomId: number) {
  const items = useOutboxStore((state) => state.items[personId] ?? NO_ITEMS);
  const sending = useOutboxStore((state) => state.sending);
  return { unsent: items.filter((item) => item.roomId === roomId), sending };
}

export function keepUnsent(personId: string, item: Unsent): void {
  updateItems(personId, (items) => [...items.filter(({ key }) => key !== item.key), item]);
}

export function takeBack(personId: string, key: string): void {
  updateItems(personId, (items) => items.filter((item) => item.key !== key));
}

/** Flushes the outbox in order. A Web Lock makes sure that only one tab sends. */
export function sendWaiting(personId: string): Promise<void> {
  setItems(personId, loadItems(personId));
  return withLock(async () => {
    for (const item of loadItems(personId).filter(({ refusal }) => refusal === null)) {
      if (!(await trySend(personId, item))) break;
    }
  });
}

/** Retries one post, even if it was rejected. */
export function sendAgain(personId: string, key: string): Promise<void> {
  return withLock(async () => {
    const item = loadItems(personId).find((one) => one.key === key);
    if (item) await trySend(personId, item);
  });
}

/** Returns false if the server is unavailable or asks to wait; the post stays in the outbox. */
async function trySend(personId: string, { key, refusal: _, ...post }: Unsent): Promise<boolean> {
  useOutboxStore.setState({ sending: key });
  try {
    await sendPost(post, key);
    takeBack(personId, key);
    return true;
  } catch (error) {
    if (isForLater(error)) {
      if (!isAway(error)) sayFailed(error, 'Not sent yet');
      return false;
    }
    keepUnsent(personId, { ...post, key, refusal: sentenceOf(error, 'We couldn’t send this.') });
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

function loadItems(personId: string): Unsent[] {
  const stored = isStorageBlocked
    ? useOutboxStore.getState().items[personId]
    : recall<Unsent[]>(UNSENT + personId);
  return stored ?? NO_ITEMS;
}

function updateItems(personId: string, next: (items: Unsent[]) => Unsent[]) {
  const items = next(loadItems(personId));
  if (items.length > 0) {
    keep(UNSENT + personId, items);
    isStorageBlocked = recall(UNSENT + personId) === null;
  } else {
    forget(UNSENT + personId);
  }
  setItems(personId, items);
}

function reloadItems(personId: string) {
  setItems(personId, recall<Unsent[]>(UNSENT + personId) ?? NO_ITEMS);
}

function setItems(personId: string, items: Unsent[]) {
  useOutboxStore.setState(({ items: all }) => ({ items: { ...all, [personId]: items } }));
}
