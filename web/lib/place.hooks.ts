import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where one was on a screen before a conversation covered it: how far down, and at which thing, by its id. */
export function usePlace(isCovered: boolean) {
  const place = useRef<{ y: number; id: string } | null>(null);

  useLayoutEffect(() => {
    if (!isCovered && place.current) window.scrollTo(0, place.current.y);
  }, [isCovered]);

  // The screen's title takes the focus first, as it does whenever it arrives.
  useEffect(() => {
    if (isCovered || !place.current) return;
    document.getElementById(place.current.id)?.querySelector('button')?.focus({ preventScroll: true });
  }, [isCovered]);

  return (id: string | null) => {
    place.current = id === null ? null : { y: window.scrollY, id };
  };
}
