import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Person } from '#contract/auth';
import { levelTitleOf } from '#contract/levels';
import { getStored, setStored } from '#web/lib/storage';
import { toastIfNoneIsOpen } from '#web/ui/toast';

/** Lets the screen settle before the toast appears. */
const SHOW_DELAY_MS = 900;

/** Announces each level once, on screens where the toast interrupts nothing. */
export function useLevelToast({ id, companionLevel }: Person) {
  const [path] = useLocation();
  const search = useSearch();
  const level = useRef(companionLevel);

  useEffect(() => {
    level.current = companionLevel;
  }, [companionLevel]);

  // Checked on navigation only: a level reached while the user reads waits for the next page.
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

/** If another toast is open, the level is announced on a later page. */
async function announceLevel(level: number, key: string) {
  const isShown = await toastIfNoneIsOpen({
    title: `You’ve reached level ${level}.`,
    description: `${levelTitleOf(level)}. It’s good to have you here.`,
  });
  if (isShown) setStored(key, level);
}

/** Home, Achievements, and the Identity Foundations pages without text fields. */
function isQuietScreen(path: string, search: string): boolean {
  if (path === '/' || path === '/achievements') return true;
  return path === '/identity' && !/mode=journey|truth=/.test(search);
}

/** Whether the user is typing or has a dialog open. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches('textarea, input, select') === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  );
}
