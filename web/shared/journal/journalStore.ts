import { createStore, get, type UseStore, update } from 'idb-keyval';
import { clearStorageLoss } from '#web/lib/storage/storageLoss';

/** A journal entry stored on this device. */
export type JournalEntry = {
  /** The creation time in milliseconds, as a string. Unique within the list. */
  id: string;
  created: number;
};

/** A list in IndexedDB that stays in sync between tabs. */
export type JournalStore<Entry extends JournalEntry> = {
  name: string;
  /** Returns the entries, newest first. */
  read: () => Promise<Entry[]>;
  save: (written: Omit<Entry, keyof JournalEntry>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Adds the entries whose ids are new. Returns how many entries were added. */
  add: (entries: Entry[]) => Promise<number>;
  onExternalChange: (act: () => void) => () => void;
};

const KEY = 'entries';

export function createJournalStore<Entry extends JournalEntry>({
  name,
  database,
  store,
}: {
  /** Name of the BroadcastChannel that announces changes to other tabs. */
  name: string;
  database: string;
  store: string;
}): JournalStore<Entry> {
  const otherTabs = new BroadcastChannel(name);
  const inStore = opener(database, store);

  /** Updates the list in one transaction, so that nothing is lost if two tabs write at the same time. */
  const change = async (next: (entries: Entry[]) => Entry[]) => {
    await inStore((opened) => update<Entry[]>(KEY, (entries) => next(entries ?? []), opened));
    clearStorageLoss();
    otherTabs.postMessage('changed');
  };

  return {
    name,
    read: async () => {
      const entries = await inStore((opened) => get<Entry[]>(KEY, opened));
      return (entries ?? []).toSorted((a, b) => b.created - a.created);
    },
    save: (written) =>
      change((entries) => {
        const created = unusedTime(entries, Date.now());
        return [...entries, { id: String(created), created, ...written } as Entry];
      }),
    remove: (id) => change((entries) => entries.filter((entry) => entry.id !== id)),
    add: async (added) => {
      let count = 0;
      await change((entries) => {
        const known = new Set(entries.map(({ id }) => id));
        const newEntries = added.filter(({ id }) => !known.has(id));
        count = newEntries.length;
        return [...entries, ...newEntries];
      });
      return count;
    },
    onExternalChange: (act) => {
      otherTabs.addEventListener('message', act);
      return () => otherTabs.removeEventListener('message', act);
    },
  };
}

function unusedTime(entries: JournalEntry[], now: number): number {
  const taken = new Set(entries.map(({ id }) => id));
  let time = now;
  while (taken.has(String(time))) time += 1;
  return time;
}

/** Returns a function that opens the store on first use, and again after a failure. */
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
