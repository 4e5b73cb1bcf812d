import { createStore, get, type UseStore, update } from 'idb-keyval';

export const TAGS = [
  'fear',
  'anxiety',
  'shame',
  'grief',
  'lonely',
  'direction',
  'identity',
  'calling',
  'freedom',
  'forgiveness',
  'healing',
  'spiritual_warfare',
  'gratitude',
  'praise',
  'relationship',
  'habit',
] as const;
export type Tag = (typeof TAGS)[number];

/** A moment to remember fits on a card. */
export const REFLECTION_MAX = 240;

export type Reflection = {
  /** The moment it was kept, in milliseconds, as text; unique in the journal. */
  id: string;
  created: number;
  type: 'reflection';
  summary: string;
  tags: Tag[];
  verseRef?: string;
};

/** 'spiritual_warfare' is shown as 'Spiritual Warfare'. */
export function tagLabel(tag: Tag): string {
  return tag
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const KEY = 'entries';

let opened: UseStore | null = null;

/** Tells the other tabs of this browser that the journal changed. */
const otherTabs = new BroadcastChannel('stillwaters.journal');

export function onJournalChangedElsewhere(act: () => void): () => void {
  otherTabs.addEventListener('message', act);
  return () => otherTabs.removeEventListener('message', act);
}

/** Newest first. */
export async function readJournal(): Promise<Reflection[]> {
  const entries = await inStore((store) => get<Reflection[]>(KEY, store));
  return (entries ?? []).toSorted((a, b) => b.created - a.created);
}

export async function keepReflection(
  written: Pick<Reflection, 'summary' | 'tags' | 'verseRef'>,
): Promise<void> {
  await change((entries) => {
    const created = freeMoment(entries, Date.now());
    return [...entries, { id: String(created), created, type: 'reflection', ...written }];
  });
}

export async function removeReflection(id: string): Promise<void> {
  await change((entries) => entries.filter((entry) => entry.id !== id));
}

/** Adds what is not here yet, by id; answers how many that were. */
export async function addReflections(added: Reflection[]): Promise<number> {
  let count = 0;
  await change((entries) => {
    const known = new Set(entries.map(({ id }) => id));
    const fresh = added.filter(({ id }) => !known.has(id));
    count = fresh.length;
    return [...entries, ...fresh];
  });
  return count;
}

/** One transaction, so that two tabs that write at once lose nothing. */
async function change(next: (entries: Reflection[]) => Reflection[]): Promise<void> {
  await inStore((store) => update<Reflection[]>(KEY, (entries) => next(entries ?? []), store));
  otherTabs.postMessage('changed');
}

function freeMoment(entries: Reflection[], now: number): number {
  const taken = new Set(entries.map(({ id }) => id));
  let moment = now;
  while (taken.has(String(moment))) moment += 1;
  return moment;
}

/** A store that could not be opened is opened anew at the next try. */
async function inStore<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
  opened ??= createStore('SanctuaryApp', 'journal_entries');
  try {
    return await work(opened);
  } catch (error) {
    opened = null;
    throw error;
  }
}
