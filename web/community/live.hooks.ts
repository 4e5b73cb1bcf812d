import { useEffect, useState } from 'react';
import { listenTo } from '#web/lib/liveEvents';
import { queries } from '#web/lib/queries';
import { freshen, freshenAll, refreshPost, showNewest } from './feed.hooks';
import { MODERATOR_NOTES } from './moderation/moderation.hooks';
import { dropPost, readAt, shownPost } from './postCache';
import { CURRENT_THEME, THEMES } from './themes/themes.hooks';
import { sendWaiting } from './unsent.store';
import type { Viewer } from './viewer';

const EVENTS = ['posted', 'changed', 'gone', 'theme', 'again'] as const;

/** What happens at once is looked at once, and not by a hundred people in the same moment. */
const PAUSE_MS = 400;
const SPREAD_MS = 900;
const TRIES = 3;

/** What was read longer before the line was open is looked at once more. */
const UNHEARD_MS = 1000;

/** Hears what others do in a room while it is open; answers how many of their posts wait to be shown. */
export function useLive(roomId: number, { id: personId, isModerator }: Viewer) {
  const [unseen, setUnseen] = useState(0);

  useEffect(() => {
    const { soon, forget } = unhurried();
    const look = () => soon('room', async () => setUnseen(await freshen(roomId)));
    const lookAtNotes = () => soon('notes', () => queries.invalidateQueries({ queryKey: MODERATOR_NOTES }));

    const lookAt = (postId: number, isGone: boolean) => {
      // What is hidden from others stays before its author and the moderators.
      const isMine = shownPost(postId)?.mine;
      // A moderator who took it down, or hid it, has written to her.
      if (isGone && isMine) lookAtNotes();
      if (isGone && !isModerator && !isMine) dropPost(postId);
      else soon(`post ${postId}`, () => refreshPost(postId));
    };

    const lookAtAll = () => {
      soon('all', async () => setUnseen(await freshenAll(roomId)));
      lookAtNotes();
      soon('theme', lookAtThemes);
    };

    const hear = (event: (typeof EVENTS)[number], told: { roomId?: number; postId?: number }) => {
      if (event === 'theme') void lookAtThemes();
      if (event === 'again') lookAtAll();
      if (told.roomId !== roomId || told.postId === undefined) return;
      if (event === 'posted') look();
      else lookAt(told.postId, event === 'gone');
    };

    const onOpened = () => {
      if (Date.now() - readAt(roomId) > UNHEARD_MS) look();
    };

    const onReopened = () => {
      lookAtAll();
      void sendWaiting(personId);
    };

    const leave = listenTo('/api/community/live', { events: EVENTS, hear, onOpened, onReopened });
    return () => {
      leave();
      forget();
    };
  }, [roomId, personId, isModerator]);

  const show = async () => {
    await showNewest(roomId);
    setUnseen(0);
  };

  return { unseen, show };
}

function lookAtThemes() {
  return Promise.all([CURRENT_THEME, THEMES].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Does each thing once, a little later, however often it is asked for until then. */
function unhurried() {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  let isOver = false;

  const soon = (what: string, act: () => Promise<unknown>, tries = TRIES) => {
    if (waiting.has(what) || isOver) return;
    const run = () => {
      waiting.delete(what);
      // A house that is just coming back is asked once more; after that the next news leads here.
      void act().catch(() => tries > 1 && soon(what, act, tries - 1));
    };
    waiting.set(what, setTimeout(run, PAUSE_MS + Math.random() * SPREAD_MS));
  };

  const forget = () => {
    isOver = true;
    for (const timer of waiting.values()) clearTimeout(timer);
  };

  return { soon, forget };
}
