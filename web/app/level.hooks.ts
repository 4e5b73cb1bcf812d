import { createElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Person } from '#contract/account/auth';
import { levelTitleOf } from '#contract/levels';
import { getStored, setStored } from '#web/lib/storage/storage';
import { LevelIcon } from '#web/shared/companion/LevelIcon';
import { toastIfNoneIsOpen } from '#web/ui/toast/toast';

/** Lets the screen settle before the toast appears, and waits as long while the user is busy. */
const SHOW_DELAY_MS = 900;

/** Announces each new level once, with a toast on the screen where it was earned. */
export function useLevelToast({ id, companionLevel }: Person) {
  const [path] = useLocation();
  const isQuiet = path.startsWith('/sanctuary');

  useEffect(() => {
    const key = `stillwaters.level.${id}`;
    if (getStored<number>(key) === null) setStored(key, companionLevel);
    const isAnnounced = () => companionLevel <= (getStored<number>(key) ?? companionLevel);
    if (isAnnounced() || isQuiet) return;
    const timer = setInterval(() => {
      if (isAnnounced()) clearInterval(timer);
      else if (!isWritingOrInDialog()) void announceLevel(companionLevel, key);
    }, SHOW_DELAY_MS);
    return () => clearInterval(timer);
  }, [id, companionLevel, isQuiet]);
}

/** Shows the toast. If another toast is open, a later attempt announces the level. */
async function announceLevel(level: number, key: string) {
  const isShown = await toastIfNoneIsOpen({
    title: `You’ve reached level ${level}.`,
    description: `${levelTitleOf(level)}. It’s good to have you here.`,
    drawing: createElement(LevelIcon, { level, className: 'relative size-7 text-tan' }),
  });
  if (isShown) setStored(key, level);
}

/** Returns whether the user is in the middle of writing or has a dialog open. */
function isWritingOrInDialog(): boolean {
  const field = document.activeElement;
  const isWriting =
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
  return isWriting || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
