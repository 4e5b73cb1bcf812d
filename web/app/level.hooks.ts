import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Person } from '#contract/auth';
import { levelTitleOf } from '#contract/levels';
import { getStored, setStored } from '#web/lib/storage';
import { toastIfNoneIsOpen } from '#web/ui/toast/toast';

/** Lets the screen settle before the toast appears. */
const SHOW_DELAY_MS = 900;

/** Announces each new level once, with a toast on a screen where it interrupts nothing. */
export function useLevelToast({ id, companionLevel }: Person) {
  const [path] = useLocation();
  const search = useSearch();
  const level = useRef(companionLevel);

  useEffect(() => {
    level.current = companionLevel;
  }, [companionLevel]);

  // Runs on navigation only. If the user reaches a level while reading a page, the next page announces it.
  useEffect(() => {
    const key = `stillwaters.level.${id}`;
    if (getStored<number>(key) === null) setStored(key, level.current);
    if (!isQuietScreen(path, search)) return;
    const timer = setTimeout(() => {
      if (level.current <= (getStored<number>(key) ?? level.current) || isBusy()) return;
      void announceLevel(level.current, key);
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, path, search]);
}

/** Shows the toast. If another toast is open, a later page announces the level. */
async function announceLevel(level: number, key: string) {
  const isShown = await toastIfNoneIsOpen({
    title: `You’ve reached level ${level}.`,
    description: `${levelTitleOf(level)}. It’s good to have you here.`,
  });
  if (isShown) setStored(key, level);
}

/** Returns true for Home, Achievements, and the Identity Foundations pages without text fields. */
function isQuietScreen(path: string, search: string): boolean {
  if (path === '/' || path === '/achievements') return true;
  return path === '/identity' && !/mode=journey|truth=/.test(search);
}

/** Returns whether the user is typing or has a dialog open. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches('textarea, input, select') === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  );
}
