import type { QueryClient } from '@tanstack/react-query';
import { PROGRESS_KEY, SESSION_KEY } from './session.hooks';

/** Minimum time between two requests for the level. */
const THROTTLE_MS = 10_000;

let refetchedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Call after an action that may earn XP. Refreshes the progress, but the level at most every 10 s. */
export function refreshProgress(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: PROGRESS_KEY });
  if (timer === undefined)
    timer = setTimeout(refetchLevel, Math.max(0, refetchedAt + THROTTLE_MS - Date.now()), client);
}

function refetchLevel(client: QueryClient) {
  // The sanctuary sends no requests.
  if (location.pathname.startsWith('/sanctuary')) {
    timer = setTimeout(refetchLevel, THROTTLE_MS, client);
    return;
  }
  timer = undefined;
  refetchedAt = Date.now();
  void client.invalidateQueries({ queryKey: SESSION_KEY });
}
