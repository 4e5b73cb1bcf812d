import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { keep, recall } from '#web/lib/device';
import { usePersonHere } from './person';

/** Lets the screen settle before the dialog opens. */
const SHOW_DELAY_MS = 900;

/**
 * The newly reached level that the user has not been told about. Reported only on screens where it interrupts nothing.
 */
export function useReachedLevel() {
  const { id, companionLevel } = usePersonHere();
  const [path] = useLocation();
  const search = useSearch();
  const [reached, setReached] = useState<number | null>(null);

  const level = useRef(companionLevel);

  useEffect(() => {
    level.current = companionLevel;
  }, [companionLevel]);

  // Checked on navigation only: a level reached while the user reads waits for the next page.
  useEffect(() => {
    const key = `stillwaters.level.${id}`;
    if (recall<number>(key) === null) keep(key, level.current);
    if (!isQuietScreen(path, search)) return;
    const timer = setTimeout(() => {
      if (level.current <= (recall<number>(key) ?? level.current) || isBusy()) return;
      keep(key, level.current);
      setReached(level.current);
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, path, search]);

  return { reached, goOn: () => setReached(null) };
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
