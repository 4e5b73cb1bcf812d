import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position and the focus after a conversation has covered the screen. Returns a function that saves
 * the scroll position, and the id of the element whose button gets the focus, before the conversation opens.
 */
export function useScrollRestoration(isCovered: boolean) {
  const saved = useRef<{ y: number; id: string } | null>(null);

  useLayoutEffect(() => {
    if (!isCovered && saved.current) window.scrollTo(0, saved.current.y);
  }, [isCovered]);

  // Runs after the screen title has taken the focus, which the title does on every mount.
  useEffect(() => {
    if (isCovered || !saved.current) return;
    const card = document.getElementById(saved.current.id);
    // The card may be in a row that scrolls sideways.
    if (card?.parentElement) card.parentElement.scrollLeft = card.offsetLeft - card.parentElement.offsetLeft;
    card?.querySelector('button')?.focus({ preventScroll: true });
  }, [isCovered]);

  return (id: string | null) => {
    saved.current = id === null ? null : { y: window.scrollY, id };
  };
}
