import { setMaxListeners } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/lib/db';
import { listeners as listening } from '#server/lib/metrics';
import { Refusal } from '#server/lib/refusal';
import { apartFrom } from './blocks.queries';
import type { Viewer } from './seen.queries';

declare module 'hono' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ContextVariableMap {
    live: Live;
  }
}

const CHANNEL = 'community';

/** A person's tabs; more than that is a script. */
const LISTENERS_OF_PERSON = 12;

/** In one process: a stream that is not read holds 32 KB, and other requests need connections too. */
const MAX_LISTENERS = 1000;

/** What the processes tell each other. `by` is nobody when the words are without a name. */
type News =
  | { event: 'posted' | 'changed' | 'gone'; roomId: number; postId: number; by: string | null }
  | { event: 'theme' }
  /** These two no longer see, or see again, each other. */
  | { event: 'apart'; between: [string, string] };

/** What a page hears. After 'again' it has missed something and looks for itself. */
export type Heard = {
  event: 'posted' | 'changed' | 'gone' | 'theme' | 'again';
  data: { roomId?: number; postId?: number };
};

type Listener = {
  viewer: Viewer;
  apart: Set<string>;
  /** Resolved when `apart` is up to date; events wait for it, in their order. */
  ready: Promise<void>;
  send: (heard: Heard) => void;
};

export type Live = {
  /** Hears until it leaves by the function it gets; throws when one person listens too often. */
  join: (viewer: Viewer, send: (heard: Heard) => void) => Promise<() => void>;
  /** Aborted when the house closes: whoever listens then ends. */
  closing: AbortSignal;
  close: () => Promise<void>;
};

/** Tells every process, when the transaction it is told in has become true. */
export async function tell(db: Db, news: News): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Passes on to this process's listeners what all processes tell. */
export async function openLive({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<Live> {
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  // As many as there are open pages.
  setMaxListeners(0, closing.signal);

  const renewApart = async (listener: Listener) => {
    listener.apart = new Set(await apartFrom(db, listener.viewer.id));
  };

  const renewSoon = (listener: Listener) => {
    listener.ready = listener.ready.then(() => renewApart(listener)).catch(() => {});
  };

  const pass = (listener: Listener, news: News | null) => {
    if (news?.event === 'apart') {
      if (!news.between.includes(listener.viewer.id)) return;
      // A block holds also when the list cannot be read.
      for (const id of news.between) if (id !== listener.viewer.id) listener.apart.add(id);
      return renewSoon(listener);
    }
    // A block may be among what was missed.
    if (!news) renewSoon(listener);
    void listener.ready.then(() => {
      if (listeners.has(listener) && (!news || isFor(listener, news))) listener.send(heardOf(news));
    });
  };

  const stop = await listen(CHANNEL, (text) => {
    const news: News | null = text === '' ? null : JSON.parse(text);
    for (const listener of listeners) pass(listener, news);
  });

  return {
    async join(viewer, send) {
      const own = [...listeners].filter((listener) => listener.viewer.id === viewer.id);
      if (own.length >= LISTENERS_OF_PERSON) {
        throw new Refusal('too_many', 'You have the community open in too many tabs. Please close some.', 60);
      }
      if (listeners.size >= MAX_LISTENERS) {
        throw new Refusal(
          'busy',
          'Too many people are connected right now. We’ll try again automatically.',
          60,
        );
      }
      const listener: Listener = { viewer, apart: new Set(), ready: Promise.resolve(), send };
      const leave = () => {
        if (listeners.delete(listener)) listening.dec();
      };
      listeners.add(listener);
      listening.inc();
      const known = renewApart(listener);
      listener.ready = known.catch(leave);
      await known;
      return leave;
    },
    closing: closing.signal,
    async close() {
      closing.abort();
      await stop();
    },
  };
}

function isFor({ viewer, apart }: Listener, news: Exclude<News, { event: 'apart' }>): boolean {
  return news.event === 'theme' || viewer.isModerator || news.by === null || !apart.has(news.by);
}

function heardOf(news: Exclude<News, { event: 'apart' }> | null): Heard {
  if (!news) return { event: 'again', data: {} };
  if (news.event === 'theme') return { event: 'theme', data: {} };
  const { event, roomId, postId } = news;
  return { event, data: { roomId, postId } };
}

/** A page that has missed so much looks for itself; one that never reads takes no more memory than this. */
const LETTERS_MAX = 200;

/** Keeps what one listener hears until she is ready for it. */
export function letterBox() {
  let letters: Heard[] = [];
  let isShut = false;
  let wake = () => {};
  const shut = () => {
    isShut = true;
    wake();
  };
  return {
    put: (heard: Heard) => {
      if (letters.length < LETTERS_MAX) letters.push(heard);
      else letters = [{ event: 'again', data: {} }];
      wake();
    },
    shut,
    /** What came; nothing after so many quiet milliseconds; null when nothing will come any more. */
    async next(quietMs: number): Promise<Heard[] | null> {
      if (letters.length === 0 && !isShut) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.max(0, quietMs));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      if (isShut) return null;
      const came = letters;
      letters = [];
      return came;
    },
  };
}
