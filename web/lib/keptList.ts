import { createStore, get, type UseStore, update } from 'idb-keyval';

/** Something that was kept on this device. */
export type Kept = {
  /** The moment it was kept, in milliseconds, as text; unique in its list. */
  id: string;
  created: number;
};

/** A list in the storage of this browser, and the news of it between its tabs. */
export type KeptList<Entry extends Kept> = {
  name: string;
  /** Newest first. */
  read: () => Promise<Entry[]>;
  keep: (written: Omit<Entry, keyof Kept>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Adds what is not here yet, by id; answers how many that were. */
  add: (entries: Entry[]) => Promise<number>;
  onChangedElsewhere: (act: () => void) => () => void;
};

const KEY = 'entries';

export function keptList<Entry extends Kept>({
  name,
  database,
  store,
}: {
  /** Under which the tabs of this browser tell each other that the list changed. */
  name: string;
  database: string;
  store: string;
}): KeptList<Entry> {
  const otherTabs = new BroadcastChannel(name);
  const inStore = opener(database, store);

  /** One transaction, so that two tabs that write at once lose nothing. */
  const change = async (next: (entries: Entry[]) => Entry[]) => {
    await inStore((opened) => update<Entry[]>(KEY, (entries) => next(entries ?? []), opened));
    otherTabs.postMessage('changed');
  };

  return {
    name,
    read: async () => {
      const entries = await inStore((opened) => get<Entry[]>(KEY, opened));
      return (entries ?? []).toSorted((a, b) => b.created - a.created);
    },
    keep: (written) =>
      change((entries) => {
        const created = freeMoment(entries, Date.now());
        return [...entries, { id: String(created), created, ...written } as Entry];
      }),
    remove: (id) => change((entries) => entries.filter((entry) => entry.id !== id)),
    add: async (added) => {
      let count = 0;
      await change((entries) => {
        const known = new Set(entries.map(({ id }) => id));
        const fresh = added.filter(({ id }) => !known.has(id));
        count = fresh.length;
        return [...entries, ...fresh];
      });
      return count;
    },
    onChangedElsewhere: (act) => {
      otherTabs.addEventListener('message', act);
      return () => otherTabs.removeEventListener('message', act);
    },
  };
}

function freeMoment(entries: Kept[], now: number): number {
  const taken = new Set(entries.map(({ id }) => id));
  let moment = now;
  while (taken.has(String(moment))) moment += 1;
  return moment;
}

/** A store that could not be opened is opened anew at the next try. */
function opener(database: string, store: string) {
  let opened: UseStore | null = null;
  return async <Result>(work: (opened: UseStore) => Promise<Result>): Promise<Result> => {
    opened ??= createStore(database, store);
    try {
      return await work(opened);
    } catch (error) {
      opened = null;
      throw error;
    }
  };
}
