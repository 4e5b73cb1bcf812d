import { createJournalStore, type JournalEntry } from '#web/shared/journal/journalStore';

export type SavedDream = JournalEntry & {
  dream: string;
  /** The names of the symbols found in the dream. */
  symbols: string[];
};

export const dreamStore = createJournalStore<SavedDream>({
  name: 'stillwaters.dreams',
  database: 'DreamJournal',
  store: 'dreams',
});
