import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeBackNavigation } from '#web/lib/navigation/backNavigation';

/** The topmost visible post when the user left a room, and its offset from the top of the window. */
type ScrollAnchor = { postId: string; offset: number };

const anchors = new Map<number, ScrollAnchor>();

/** When the user goes back to a room, scrolls to the post that was topmost when the user left the room. */
export function useFeedScrollRestoration(
  roomId: number,
  list: RefObject<HTMLElement | null>,
  isShown: boolean,
) {
  useLayoutEffect(() => {
    const anchor = anchors.get(roomId);
    if (!isShown || !anchor || !takeBackNavigation()) return;
    const restore = () => {
      const post = list.current?.querySelector(`[data-post="${anchor.postId}"]`);
      if (post) window.scrollBy(0, post.getBoundingClientRect().top - anchor.offset);
    };
    restore();
    // Repeats after layout, because posts get their real height only when they come into view (content-visibility).
    const frames = [
      requestAnimationFrame(restore),
      requestAnimationFrame(() => requestAnimationFrame(restore)),
    ];
    return () => {
      for (const frame of frames) cancelAnimationFrame(frame);
    };
  }, [roomId, list, isShown]);

  useEffect(() => {
    // Navigation scrolls to the top and may hide the list before that. These scroll events must not be recorded.
    let isLeaving = false;
    const recordAnchor = () => {
      if (isLeaving || !list.current?.offsetParent) return;
      const anchor = topmostPost(list.current);
      if (anchor) anchors.set(roomId, anchor);
      else anchors.delete(roomId);
    };
    const onLeave = () => {
      isLeaving = true;
    };
    const onReturn = () => {
      isLeaving = false;
    };
    // Turns off the restoration by the browser, which would use a scroll position that no longer matches the post.
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', recordAnchor, { passive: true });
    window.addEventListener('pushState', onLeave);
    window.addEventListener('popstate', onReturn);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', recordAnchor);
      window.removeEventListener('pushState', onLeave);
      window.removeEventListener('popstate', onReturn);
    };
  }, [roomId, list]);
}

function topmostPost(list: HTMLElement): ScrollAnchor | null {
  if (window.scrollY < 40) return null;
  for (const post of list.querySelectorAll<HTMLElement>('[data-post]')) {
    const { bottom, top } = post.getBoundingClientRect();
    if (bottom > 80) return { postId: post.dataset.post ?? '', offset: top };
  }
  return null;
}
