import { noteCall } from './ledger';

/** A tab that is out of sight for this long gives its line back; a short look elsewhere costs nothing. */
const HIDDEN_MS = 60_000;

/** After a refusal the line is asked for again, each time later, so that a house that is down can come up. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000];

export type Hearing<Event extends string, Data> = {
  events: readonly Event[];
  hear: (event: Event, data: Data) => void;
  onOpened: () => void;
  /** The line was away and is there again: something may have been missed. */
  onReopened: () => void;
};

/** Listens to server-sent events until the function it answers is called. */
export function listenTo<Event extends string, Data>(
  path: string,
  { events, hear, onOpened, onReopened }: Hearing<Event, Data>,
): () => void {
  let line: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let wasOpen = false;

  const close = () => {
    line?.close();
    line = null;
  };

  const open = () => {
    clearTimeout(timer);
    if (line) return;
    noteCall('GET', path);
    const opened = new EventSource(path);
    line = opened;
    opened.addEventListener('open', () => {
      refusals = 0;
      if (wasOpen) onReopened();
      else onOpened();
      wasOpen = true;
    });
    opened.addEventListener('error', () => {
      // A line that broke is joined again by the browser; one that was refused is not.
      if (opened.readyState !== EventSource.CLOSED || line !== opened) return;
      close();
      timer = setTimeout(open, PAUSES_MS[Math.min(refusals, PAUSES_MS.length - 1)]);
      refusals += 1;
    });
    for (const event of events) {
      opened.addEventListener(event, ({ data }) => hear(event, JSON.parse(data)));
    }
  };

  const onSight = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') open();
    else timer = setTimeout(close, HIDDEN_MS);
  };

  onSight();
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('online', onSight);
  return () => {
    clearTimeout(timer);
    close();
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('online', onSight);
  };
}
