import { queries } from './queries';
import { PROGRESS, SESSION } from './session.hooks';

/** The level is asked for at most this often, however much is done. */
const REST_MS = 30_000;

let askedAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Something was done that may count: the level follows, at once or within half a minute, wherever it is shown. */
export function deedDone(): void {
  void queries.invalidateQueries({ queryKey: PROGRESS });
  if (waiting === undefined) waiting = setTimeout(ask, Math.max(0, askedAt + REST_MS - Date.now()));
}

function ask() {
  // Nothing leaves the device while somebody is in the sanctuary.
  if (location.pathname.startsWith('/sanctuary')) {
    waiting = setTimeout(ask, REST_MS);
    return;
  }
  waiting = undefined;
  askedAt = Date.now();
  void queries.invalidateQueries({ queryKey: SESSION });
}
