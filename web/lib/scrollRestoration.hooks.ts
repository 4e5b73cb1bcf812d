import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll restoration: remembers the scroll position and the element id before a conversation covers the screen. */
export function useScrollRestoration(isCovered: boolean) {
  const saved = useRef<{ y: number; id: string } | null>(null);

  useLayoutEffect(() => {
    if (!isCovered && saved.current) window.scrollTo(0, saved.current.y);
  }, [isCovered]);

  // Runs after the screen title has taken the focus, as it does on every mount.
  useEffect(() => {
    if (isCovered || !saved.current) return;
    document.getElementById(saved.current.id)?.querySelector('button')?.focus({ preventScroll: true });
  }, [isCovered]);

  return (id: string | null) => {
    saved.current = id === null ? null : { y: window.scrollY, id };
  };
}
