import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MODERATOR_NOTES_KEY } from '#web/community/moderation/moderation.hooks';
import { flushOutbox } from '#web/community/newPost/sendOutbox';
import { NOTICES_KEY } from '#web/community/notices/notices.queries';
import { cachedPost, feedUpdatedAt, removeCachedPost } from '#web/community/posts/posts.cache';
import { refreshFeed, refreshPost, reloadFeed, resyncFeed } from '#web/community/posts/posts.queries';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { CURRENT_THEME_KEY, THEMES_KEY } from '#web/community/themes/themes.hooks';
import { subscribeToEvents } from '#web/lib/liveEvents';

const EVENTS = ['posted', 'changed', 'gone', 'theme', 'notices', 'resync'] as const;

/** The delay merges a burst of events into one request. The jitter spreads the requests of many clients over time. */
const DELAY_MS = 400;
const MAX_JITTER_MS = 900;
const MAX_TRIES = 3;

/** A feed that was fetched longer than this before the event stream opened may lack events, so it is refetched. */
const MAX_GAP_MS = 1000;

/** Subscribes to live events of a room. Returns the number of new posts by others and a function that shows them. */
export function useLiveRoom(roomId: number, { id: personId, isModerator }: CommunityViewer) {
  const client = useQueryClient();
  const [unseen, setUnseen] = useState(0);

  useEffect(() => {
    const { schedule, cancel } = createScheduler();
    const refreshRoom = () => schedule('room', async () => setUnseen(await refreshFeed(client, roomId)));
    const refreshNotes = () =>
      schedule('notes', () => client.invalidateQueries({ queryKey: MODERATOR_NOTES_KEY }));

    const refreshNotices = () =>
      schedule('notices for the user', () => client.invalidateQueries({ queryKey: NOTICES_KEY }));

    const refreshOrDrop = (postId: number, isDeleted: boolean) => {
      // Hidden posts stay visible to their author and moderators.
      const isMine = cachedPost(client, postId)?.mine;
      // A moderator who hides or deletes a post leaves its author a note.
      if (isDeleted && isMine) refreshNotes();
      if (isDeleted && !isModerator && !isMine) removeCachedPost(client, postId);
      else schedule(`post ${postId}`, () => refreshPost(client, postId));
    };

    const resyncAll = () => {
      schedule('all', async () => setUnseen(await resyncFeed(client, roomId)));
      refreshNotes();
      refreshNotices();
      schedule('theme', () => refreshThemes(client));
    };

    const handlers: Partial<Record<(typeof EVENTS)[number], () => void>> = {
      theme: () => void refreshThemes(client),
      notices: refreshNotices,
      resync: resyncAll,
    };

    const onMessage = (event: (typeof EVENTS)[number], data: { roomId?: number; postId?: number }) => {
      handlers[event]?.();
      if (data.roomId !== roomId || data.postId === undefined) return;
      if (event === 'posted') refreshRoom();
      else refreshOrDrop(data.postId, event === 'gone');
    };

    const onOpened = () => {
      if (Date.now() - feedUpdatedAt(client, roomId) > MAX_GAP_MS) refreshRoom();
    };

    const onReopened = () => {
      resyncAll();
      void flushOutbox(client, personId);
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
  }, [client, roomId, personId, isModerator]);

  const show = async () => {
    await reloadFeed(client, roomId);
    setUnseen(0);
  };

  return { unseen, show };
}

function refreshThemes(client: QueryClient) {
  return Promise.all(
    [CURRENT_THEME_KEY, THEMES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Creates a scheduler that delays calls, drops calls whose key already has a pending call, and retries failures. */
function createScheduler() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isCancelled = false;

  const schedule = (key: string, action: () => Promise<unknown>, tries = MAX_TRIES) => {
    if (timers.has(key) || isCancelled) return;
    const run = () => {
      timers.delete(key);
      // Retries in case the server is restarting. After the last retry, the next event triggers the action again.
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
