import { useSyncExternalStore } from 'react';
import { weekdayAndTime } from '#web/lib/dates';
import { relativeTime } from './relativeTime';

const MINUTE_MS = 60_000;

let now = Date.now();
let clock: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

/** How long ago something was, told anew each minute, with the whole date for who points at it. */
export function When({ moment, className = '' }: { moment: string; className?: string }) {
  const minute = useMinute();
  const at = Date.parse(moment);
  return (
    <time
      dateTime={moment}
      title={import.meta.env.SSR ? undefined : weekdayAndTime(at)}
      className={`whitespace-nowrap ${className}`}
    >
      {relativeTime(at, minute)}
    </time>
  );
}

/** The present minute; one clock for everything that is shown. */
export function useMinute(): number {
  return useSyncExternalStore(watch, presentMinute, presentMinute);
}

function watch(tell: () => void) {
  watchers.add(tell);
  clock ??= setInterval(() => {
    for (const watcher of watchers) watcher();
  }, MINUTE_MS);
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

function presentMinute(): number {
  if (Date.now() - now >= MINUTE_MS - 500) now = Date.now();
  return now;
}
