import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeComingBack } from '#web/lib/comingBack';

/** The post that stood at the top of the window when a room was left, and how far from it. */
type Place = { postId: string; offset: number };

const places = new Map<number, Place>();

/** Whoever comes back to a room finds the post again at which she left it. */
export function useFeedPlace(roomId: number, list: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const place = places.get(roomId);
    if (!isShown || !place || !takeComingBack()) return;
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
      isLeaving = true;
    };
    const onReturn = () => {
      isLeaving = false;
    };
    // The browser would scroll to a height that no longer is that of the same post.
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pushState', onLeave);
    window.addEventListener('popstate', onReturn);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pushState', onLeave);
      window.removeEventListener('popstate', onReturn);
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
