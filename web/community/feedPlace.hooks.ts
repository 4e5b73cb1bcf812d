import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The post that stood at the top of the window when a room was left, and how far from it. */
type Place = { postId: string; offset: number };

const places = new Map<number, Place>();

let isComingBack = false;
// Before the router hears of it and draws the room.
window.addEventListener('popstate', () => (isComingBack = true), true);
window.addEventListener('pushState', () => (isComingBack = false), true);

/** Whoever comes back to a room finds the post again at which she left it. */
export function useFeedPlace(roomId: number, list: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const place = places.get(roomId);
    if (!isShown || !isComingBack || !place) return;
    isComingBack = false;
    const put = () => {
      const post = list.current?.querySelector(`[data-post="${place.postId}"]`);
      if (post) window.scrollBy(0, post.getBoundingClientRect().top - place.offset);
    };
    put();
    // What stands above is measured when it comes into view.
    const frames = [requestAnimationFrame(put), requestAnimationFrame(() => requestAnimationFrame(put))];
    return () => {
      for (const frame of frames) cancelAnimationFrame(frame);
    };
  }, [roomId, list, isShown]);

  useEffect(() => {
    // Going elsewhere scrolls to the top, and may hide the list before it goes; that is not where one was.
    let isLeaving = false;
    const note = () => {
      if (isLeaving || !list.current?.offsetParent) return;
      const place = topmostIn(list.current);
      if (place) places.set(roomId, place);
      else places.delete(roomId);
    };
    const onLeave = () => {
      note();
      isLeaving = true;
    };
    const onReturn = () => {
      isLeaving = false;
    };
    // The browser would scroll to a height that no longer is that of the same post.
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pushState', onLeave, true);
    window.addEventListener('popstate', onReturn, true);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pushState', onLeave, true);
      window.removeEventListener('popstate', onReturn, true);
    };
  }, [roomId, list]);
}

function topmostIn(list: HTMLElement): Place | null {
  if (window.scrollY < 40) return null;
  for (const post of list.querySelectorAll<HTMLElement>('[data-post]')) {
    const { bottom, top } = post.getBoundingClientRect();
    if (bottom > 80) return { postId: post.dataset.post ?? '', offset: top };
  }
  return null;
}
