import { create } from 'zustand';
import type { NewPost } from '#contract/community';
import { sentenceOf } from '#web/lib/api';
import { forget, keep, recall } from '#web/lib/device';
import { sayFailed } from '#web/ui/failing';
import { isAway, isForLater, sendPost } from './sending';
import { UNSENT } from './unsentKey';

/** A post that could not be sent, kept on this device until it is. */
export type Unsent = NewPost & {
  /** Under which it is sent, so that two tries make one post. */
  key: string;
  /** What the server has against it; it is not tried again by itself then. */
  refusal: string | null;
};

type Boxes = { items: Record<string, Unsent[]>; sending: string | null };

const NONE: Unsent[] = [];

const useBoxes = create<Boxes>(() => ({ items: {}, sending: null }));

/** A browser that keeps nothing for us: what waits is in this page alone. */
let isForbidden = false;

window.addEventListener('storage', ({ key }) => {
  if (key?.startsWith(UNSENT)) show(key.slice(UNSENT.length));
});

/** What somebody wrote in this room that is not sent yet, and which of it is under way. */
export function useUnsent(personId: string, roomId: number) {
  const items = useBoxes((boxes) => boxes.items[personId] ?? NONE);
  const sending = useBoxes((boxes) => boxes.sending);
  return { unsent: items.filter((item) => item.roomId === roomId), sending };
}

export function keepUnsent(personId: string, item: Unsent): void {
  change(personId, (items) => [...items.filter(({ key }) => key !== item.key), item]);
}

export function takeBack(personId: string, key: string): void {
  change(personId, (items) => items.filter((item) => item.key !== key));
}

/** Sends what waits, one after the other; of two tabs one sends, and the other finds nothing left. */
export function sendWaiting(personId: string): Promise<void> {
  set(personId, itemsOf(personId));
  return alone(async () => {
    for (const item of itemsOf(personId).filter(({ refusal }) => refusal === null)) {
      if (!(await trySend(personId, item))) break;
    }
  });
}

/** Tries one again that waits or was refused. */
export function sendAgain(personId: string, key: string): Promise<void> {
  return alone(async () => {
    const item = itemsOf(personId).find((one) => one.key === key);
    if (item) await trySend(personId, item);
  });
}

/** Answers false when nobody is there to send it to, or it is not its time: then it waits as it is. */
async function trySend(personId: string, { key, refusal: _, ...post }: Unsent): Promise<boolean> {
  useBoxes.setState({ sending: key });
  try {
    await sendPost(post, key);
    takeBack(personId, key);
    return true;
  } catch (error) {
    if (isForLater(error)) {
      if (!isAway(error)) sayFailed(error, 'Not sent yet');
      return false;
    }
    keepUnsent(personId, { ...post, key, refusal: sentenceOf(error, 'It could not be sent.') });
    return true;
  } finally {
    useBoxes.setState({ sending: null });
  }
}

// Where tabs cannot agree, the key alone makes two tries one post.
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('stillwaters.outbox', work);
  else await work();
}

function itemsOf(personId: string): Unsent[] {
  const held = isForbidden ? useBoxes.getState().items[personId] : recall<Unsent[]>(UNSENT + personId);
  return held ?? NONE;
}

function change(personId: string, next: (items: Unsent[]) => Unsent[]) {
  const items = next(itemsOf(personId));
  if (items.length > 0) {
    keep(UNSENT + personId, items);
    isForbidden = recall(UNSENT + personId) === null;
  } else {
    forget(UNSENT + personId);
  }
  set(personId, items);
}

function show(personId: string) {
  set(personId, recall<Unsent[]>(UNSENT + personId) ?? NONE);
}

function set(personId: string, items: Unsent[]) {
  useBoxes.setState(({ items: all }) => ({ items: { ...all, [personId]: items } }));
}
