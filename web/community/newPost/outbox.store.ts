import { create } from 'zustand';
import type { NewPost } from '#contract/community/posts';
import { getStored, removeStored, setStored } from '#web/lib/storage/storage';
import { OUTBOX_KEY_PREFIX } from './outboxKey';

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
    if (key?.startsWith(OUTBOX_KEY_PREFIX)) reloadOutbox(key.slice(OUTBOX_KEY_PREFIX.length));
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

export function loadOutbox(personId: string): OutboxPost[] {
  const stored = isStorageBlocked
    ? useOutboxStore.getState().items[personId]
    : getStored<OutboxPost[]>(OUTBOX_KEY_PREFIX + personId);
  return stored ?? NO_ITEMS;
}

/** Reads the posts again from the device. */
export function reloadOutbox(personId: string): void {
  setItems(personId, loadOutbox(personId));
}

export function setSending(key: string | null): void {
  useOutboxStore.setState({ sending: key });
}

function updateItems(personId: string, next: (items: OutboxPost[]) => OutboxPost[]) {
  const items = next(loadOutbox(personId));
  if (items.length > 0) {
    setStored(OUTBOX_KEY_PREFIX + personId, items);
    isStorageBlocked = getStored(OUTBOX_KEY_PREFIX + personId) === null;
  } else {
    removeStored(OUTBOX_KEY_PREFIX + personId);
  }
  setItems(personId, items);
}

function setItems(personId: string, items: OutboxPost[]) {
  useOutboxStore.setState(({ items: all }) => ({ items: { ...all, [personId]: items } }));
}
