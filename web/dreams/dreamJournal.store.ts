import { createJournalStore, type JournalEntry } from '#web/lib/journalStore';

export type SavedDream = JournalEntry & {
  dream: string;
  /** Names of the symbols found in it. */
  symbols: string[];
};

export const dreamStore = createJournalStore<SavedDream>({
  name: 'stillwaters.dreams',
  database: 'DreamJournal',
  store: 'dreams',
});
