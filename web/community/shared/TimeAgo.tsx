import { useSyncExternalStore } from 'react';
import { formatWeekdayTime } from '#web/lib/dates';
import { relativeTime } from './relativeTime';

const MINUTE_MS = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Relative time, updated every minute, with the full date as a tooltip. */
export function TimeAgo({ moment, className = '' }: { moment: string; className?: string }) {
  const minute = useCurrentMinute();
  const at = Date.parse(moment);
  return (
    <time
      dateTime={moment}
      title={import.meta.env.SSR ? undefined : formatWeekdayTime(at)}
      className={`whitespace-nowrap ${className}`}
    >
      {relativeTime(at, minute)}
    </time>
  );
}

/** Returns the current time. One shared timer updates it every minute. */
export function useCurrentMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

function subscribe(onTick: () => void) {
  listeners.add(onTick);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, MINUTE_MS);
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function currentMinute(): number {
  if (Date.now() - now >= MINUTE_MS - 500) now = Date.now();
  return now;
}
