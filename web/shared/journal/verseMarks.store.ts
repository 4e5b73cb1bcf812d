import { createJournalStore, type JournalEntry } from './journalStore';

/** As long as a reflection that fills a page. */
export const VERSE_NOTE_MAX = 2000;

/** A verse that the user highlighted, with their note. There is one for each verse. */
export type VerseMark = JournalEntry & {
  reference: string;
  /** The text of the verse, for the exported file. */
  text: string;
  /** Empty if the verse is only highlighted. */
  note: string;
};

export const verseMarkStore = createJournalStore<VerseMark>({
  name: 'stillwaters.verses',
  database: 'VerseMarks',
  store: 'marks',
});
