import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { keep, recall } from '#web/lib/device';
import { usePersonHere } from './person';

/** A moment to arrive before something is said. */
const PAUSE_MS = 900;

/** The level that was reached and not yet spoken of; it is told where nobody is in the middle of something. */
export function useReachedLevel() {
  const { id, companionLevel } = usePersonHere();
  const [path] = useLocation();
  const search = useSearch();
  const [reached, setReached] = useState<number | null>(null);

  const level = useRef(companionLevel);

  useEffect(() => {
    level.current = companionLevel;
  }, [companionLevel]);

  // Asked when somebody arrives: a level that is reached while she reads waits for the next page.
  useEffect(() => {
    const key = `stillwaters.level.${id}`;
    if (recall<number>(key) === null) keep(key, level.current);
    if (!isAtRest(path, search)) return;
    const timer = setTimeout(() => {
      if (level.current <= (recall<number>(key) ?? level.current) || isBusy()) return;
      keep(key, level.current);
      setReached(level.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, path, search]);

  return { reached, goOn: () => setReached(null) };
}

/** Home, the achievements, and the pages of Identity Foundations on which nothing is written. */
function isAtRest(path: string, search: string): boolean {
  if (path === '/' || path === '/achievements') return true;
  return path === '/identity' && !/mode=journey|truth=/.test(search);
}

/** Whoever writes, or has something open, hears of it another time. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches('textarea, input, select') === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  );
}
