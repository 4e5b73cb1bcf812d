import { setMaxListeners } from 'node:events';
import type { Viewer } from '#server/community/visibility/visibility.queries';
import type { Database, Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { openEventStreams as listening } from '#server/observability/metrics';
import { createBlockListReader } from './blockLists';
import { startEventSender } from './eventSender';
import { CHANNEL, insertEvent } from './events.queries';

/** Maximum number of open event streams per user. A client with more open tabs is probably a script. */
const MAX_STREAMS_PER_USER = 12;

/** Per process. A stream whose client does not read takes 32 KB, and other requests need connections too. */
const MAX_STREAMS_PER_PROCESS = 1000;

/** An event sent between processes. `by` is the author’s id; null for an anonymous post. */
type CommunityEvent =
  | { event: 'posted' | 'changed' | 'gone'; roomId: number; postId: number; by: string | null }
  | { event: 'theme' }
  /** This user has a new notice. */
  | { event: 'notices'; to: string }
  /** One of these two users blocked or unblocked the other. */
  | { event: 'block'; between: [string, string] };

/** An event sent to a browser. 'resync' means that the browser may have missed events and must reload. */
export type ReceivedEvent = {
  event: 'posted' | 'changed' | 'gone' | 'theme' | 'notices' | 'resync';
  data: { roomId?: number; postId?: number };
};

type Listener = {
  viewer: Viewer;
  blockedIds: Set<string>;
  /** Resolves when `blockedIds` is up to date. Events are sent after that, in their original order. */
  ready: Promise<void>;
  send: (event: ReceivedEvent) => void;
};

export type EventBus = {
  /** Subscribes a user. The returned function unsubscribes. Throws if too many streams are open. */
  join: (viewer: Viewer, send: (event: ReceivedEvent) => void) => Promise<() => void>;
  /** Sends the events of committed transactions. Otherwise, they wait for the next poll of the outbox. */
  sendEvents: () => void;
  /** Aborted when the server shuts down, so that open streams end. */
  closing: AbortSignal;
  close: () => Promise<void>;
};

/**
 * Publishes an event to every process after the surrounding transaction commits. Not with NOTIFY in that transaction:
 * its commit would hold a lock of the whole server.
 */
export async function publish(db: Db, message: CommunityEvent): Promise<void> {
  await insertEvent(db, JSON.stringify(message));
}

/** Subscribes to the events of all processes and delivers them to this process's streams. */
export async function openEventBus({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<EventBus> {
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  // Every open stream adds an abort listener, so Node's leak warning at 10 does not apply.
  setMaxListeners(0, closing.signal);

  const readBlockList = createBlockListReader(db);

  const refreshBlocks = async (listener: Listener) => {
    listener.blockedIds = new Set(await readBlockList(listener.viewer.id));
  };

  const queueBlockRefresh = (listener: Listener) => {
    listener.ready = listener.ready.then(() => refreshBlocks(listener)).catch(() => {});
  };

  const deliver = (listener: Listener, message: CommunityEvent | null) => {
    if (message?.event === 'block') {
      if (!message.between.includes(listener.viewer.id)) return;
      // Adds the block at once, so that it takes effect even if the query for the list fails.
      for (const id of message.between) if (id !== listener.viewer.id) listener.blockedIds.add(id);
      return queueBlockRefresh(listener);
    }
    // A null message means that events were missed, possibly a block.
    if (!message) queueBlockRefresh(listener);
    void listener.ready.then(() => {
      if (listeners.has(listener) && (!message || mayReceive(listener, message)))
        listener.send(clientEventOf(message));
    });
  };

  const stop = await listen(CHANNEL, (text) => {
    const message: CommunityEvent | null = text === '' ? null : JSON.parse(text);
    for (const listener of listeners) deliver(listener, message);
  });
  // Starts after LISTEN, so that this process gets what it sends.
  const sender = startEventSender(db);

  return {
    async join(viewer, send) {
      const own = [...listeners].filter((listener) => listener.viewer.id === viewer.id);
      if (own.length >= MAX_STREAMS_PER_USER) {
        throw new AppError(
          'too_many',
          'You have the community open in too many tabs. Please close some.',
          60,
        );
      }
      if (listeners.size >= MAX_STREAMS_PER_PROCESS) {
        throw new AppError(
          'busy',
          'Too many people are connected right now. We’ll try again automatically.',
          60,
        );
      }
      const listener: Listener = { viewer, blockedIds: new Set(), ready: Promise.resolve(), send };
      const leave = () => {
        if (listeners.delete(listener)) listening.dec();
      };
      listeners.add(listener);
      listening.inc();
      const firstRefresh = refreshBlocks(listener);
      listener.ready = firstRefresh.catch(leave);
      await firstRefresh;
      return leave;
    },
    sendEvents: sender.wake,
    closing: closing.signal,
    async close() {
      closing.abort();
      await sender.stop();
      await stop();
    },
  };
}

function mayReceive(
  { viewer, blockedIds }: Listener,
  message: Exclude<CommunityEvent, { event: 'block' }>,
): boolean {
  if (message.event === 'notices') return message.to === viewer.id;
  return (
    message.event === 'theme' || viewer.isModerator || message.by === null || !blockedIds.has(message.by)
  );
}

function clientEventOf(message: Exclude<CommunityEvent, { event: 'block' }> | null): ReceivedEvent {
  if (!message) return { event: 'resync', data: {} };
  if (message.event === 'theme' || message.event === 'notices') return { event: message.event, data: {} };
  const { event, roomId, postId } = message;
  return { event, data: { roomId, postId } };
}

/** Bounds the memory of a stream whose client does not read. After this many events the client reloads instead. */
const MAX_BUFFERED_EVENTS = 200;

/** In a busy room, a stream sends what happened in this time at once, and equal events only once. */
const SEND_INTERVAL_MS = 1000;

/** Buffers events until the stream is ready to send them. */
export function createEventBuffer() {
  // Keyed by content, so that a later event replaces an equal one.
  const events = new Map<string, ReceivedEvent>();
  let takenAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let wake = () => {};
  const add = (event: ReceivedEvent) => {
    const key = JSON.stringify(event);
    events.delete(key);
    events.set(key, event);
  };
  const sleepUntilWoken = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    push: (event: ReceivedEvent) => {
      if (events.size >= MAX_BUFFERED_EVENTS) {
        events.clear();
        add({ event: 'resync', data: {} });
      } else add(event);
      wake();
    },
    close: () => {
      isClosed = true;
      wake();
    },
    /**
     * Returns the buffered events, at most once a second; an empty list after `quietMs` without events; null once the
     * buffer is closed.
     */
    async next(quietMs: number): Promise<ReceivedEvent[] | null> {
      const quietUntil = Date.now() + quietMs;
      while (!isClosed) {
        const now = Date.now();
        const readyAt = events.size > 0 ? takenAt + SEND_INTERVAL_MS : quietUntil;
        if (now >= readyAt) break;
        await sleepUntilWoken(readyAt - now);
      }
      if (isClosed) return null;
      if (events.size === 0) return [];
      takenAt = Date.now();
      const buffered = [...events.values()];
      events.clear();
      return buffered;
    },
  };
}
