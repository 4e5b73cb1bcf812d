import { useEffect, useState } from 'react';
import { subscribeToEvents } from '#web/lib/liveEvents';
import { queryClient } from '#web/lib/queryClient';
import { MODERATOR_NOTES_KEY } from './moderation/moderation.hooks';
import { flushOutbox } from './outbox.store';
import { cachedPost, feedUpdatedAt, removeCachedPost } from './posts.cache';
import { refreshFeed, refreshPost, reloadFeed, resyncFeed } from './posts.queries';
import { CURRENT_THEME_KEY, THEMES_KEY } from './themes/themes.hooks';
import type { CommunityViewer } from './viewer';

const EVENTS = ['posted', 'changed', 'gone', 'theme', 'resync'] as const;

/** Delay with random jitter, so that a burst of events causes one request and a hundred clients do not send it at once. */
const DELAY_MS = 400;
const MAX_JITTER_MS = 900;
const MAX_TRIES = 3;

/** A feed read longer than this before the event stream opened is refetched: events may be missing. */
const MAX_GAP_MS = 1000;

/** Subscribes to live events of a room; returns the number of new posts by others and a way to show them. */
export function useLiveRoom(roomId: number, { id: personId, isModerator }: CommunityViewer) {
  const [unseen, setUnseen] = useState(0);

  useEffect(() => {
    const { schedule, cancel } = createScheduler();
    const refreshRoom = () => schedule('room', async () => setUnseen(await refreshFeed(roomId)));
    const refreshNotes = () =>
      schedule('notes', () => queryClient.invalidateQueries({ queryKey: MODERATOR_NOTES_KEY }));

    const refreshOrDrop = (postId: number, isDeleted: boolean) => {
      // Hidden posts stay visible to their author and moderators.
      const isMine = cachedPost(postId)?.mine;
      // The moderator who hid or deleted it left the author a note.
      if (isDeleted && isMine) refreshNotes();
      if (isDeleted && !isModerator && !isMine) removeCachedPost(postId);
      else schedule(`post ${postId}`, () => refreshPost(postId));
    };

    const resyncAll = () => {
      schedule('all', async () => setUnseen(await resyncFeed(roomId)));
      refreshNotes();
      schedule('theme', refreshThemes);
    };

    const onMessage = (event: (typeof EVENTS)[number], data: { roomId?: number; postId?: number }) => {
      if (event === 'theme') void refreshThemes();
      if (event === 'resync') resyncAll();
      if (data.roomId !== roomId || data.postId === undefined) return;
      if (event === 'posted') refreshRoom();
      else refreshOrDrop(data.postId, event === 'gone');
    };

    const onOpened = () => {
      if (Date.now() - feedUpdatedAt(roomId) > MAX_GAP_MS) refreshRoom();
    };

    const onReopened = () => {
      resyncAll();
      void flushOutbox(personId);
    };

    const unsubscribe = subscribeToEvents('/api/community/live', {
      events: EVENTS,
      onEvent: onMessage,
      onConnected: onOpened,
      onReconnected: onReopened,
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [roomId, personId, isModerator]);

  const show = async () => {
    await reloadFeed(roomId);
    setUnseen(0);
  };

  return { unseen, show };
}

function refreshThemes() {
  return Promise.all(
    [CURRENT_THEME_KEY, THEMES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Coalesces calls: per key, one delayed call however often it is scheduled until then. Retries failures. */
function createScheduler() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isCancelled = false;

  const schedule = (key: string, action: () => Promise<unknown>, tries = MAX_TRIES) => {
    if (timers.has(key) || isCancelled) return;
    const run = () => {
      timers.delete(key);
      // Retries while the server restarts; after that the next event triggers it again.
      void action().catch(() => tries > 1 && schedule(key, action, tries - 1));
    };
    timers.set(key, setTimeout(run, DELAY_MS + Math.random() * MAX_JITTER_MS));
  };

  const cancel = () => {
    isCancelled = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };

  return { schedule, cancel };
}
