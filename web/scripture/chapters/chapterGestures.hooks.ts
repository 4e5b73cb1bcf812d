import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Passage } from '#contract/scripture';

/** A shorter or slower movement is scrolling or a shaky tap. */
const MIN_SWIPE_PX = 70;
const MAX_SWIPE_MS = 700;

/** Goes to the next chapter on a swipe to the left or the right arrow key, and to the previous one on the opposite. */
export function useChapterGestures(
  container: RefObject<HTMLElement | null>,
  passage: Passage | undefined,
  onGo: (reference: string) => void,
) {
  const goNext = useEffectEvent(() => passage?.nextChapter && onGo(passage.nextChapter));
  const goBack = useEffectEvent(() => passage?.previousChapter && onGo(passage.previousChapter));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | null = null;

    const onTouchStart = ({ touches, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const onTouchEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start || !touch || timeStamp - start.at > MAX_SWIPE_MS || isSelecting()) return;
      const x = touch.clientX - start.x;
      const isSwipe = Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(touch.clientY - start.y);
      if (isSwipe) x < 0 ? goNext() : goBack();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (isElsewhere(event.target, element)) return;
      if (event.key === 'ArrowRight') goNext();
      if (event.key === 'ArrowLeft') goBack();
    };

    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchend', onTouchEnd, { passive: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchend', onTouchEnd);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [container]);
}

function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** Returns whether a key belongs to a field, or to a dialog other than the one around the reader. */
function isElsewhere(target: EventTarget | null, reader: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null;
  const dialogs = [...document.querySelectorAll('[role$=dialog]')];
  const isOverReader = dialogs.some((dialog) => !dialog.contains(reader));
  return isField || isOverReader;
}
