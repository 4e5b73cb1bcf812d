import { recordRequest } from './requestLog';

/** A tab that is hidden for this long closes its connection. A short switch to another tab keeps it open. */
const CLOSE_WHEN_HIDDEN_MS = 60_000;

/** Backoff between reconnection attempts after the server has rejected the connection. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 60_000];

export type EventSubscription<Event extends string, Data> = {
  events: readonly Event[];
  onEvent: (event: Event, data: Data) => void;
  onConnected: () => void;
  /** Called when a lost connection is back. Events may have been missed. */
  onReconnected: () => void;
};

/** Subscribes to server-sent events. Returns the function that unsubscribes. */
export function subscribeToEvents<Event extends string, Data>(
  path: string,
  { events, onEvent, onConnected, onReconnected }: EventSubscription<Event, Data>,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;

  const close = () => {
    source?.close();
    source = null;
  };

  const open = () => {
    clearTimeout(timer);
    if (source) return;
    recordRequest('GET', path);
    const opened = new EventSource(path);
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      if (wasOpen) onReconnected();
      else onConnected();
      wasOpen = true;
    });
    opened.addEventListener('error', () => {
      // After a network error, the browser reconnects automatically. After a rejection by the server, it does not.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      close();
      timer = setTimeout(open, RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]);
      failures += 1;
    });
    for (const event of events) {
      opened.addEventListener(event, ({ data }) => onEvent(event, JSON.parse(data)));
    }
  };

  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') open();
    else timer = setTimeout(close, CLOSE_WHEN_HIDDEN_MS);
  };

  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', onVisibilityChange);
  return () => {
    clearTimeout(timer);
    close();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', onVisibilityChange);
  };
}
