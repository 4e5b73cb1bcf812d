import { createJournalStore, type JournalEntry } from '#web/shared/journal/journalStore';

export const REFLECTION_TAGS = [
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
export type ReflectionTag = (typeof REFLECTION_TAGS)[number];

/** The specification's limit. */
export const REFLECTION_MAX = 240;

export type Reflection = JournalEntry & {
  type: 'reflection';
  summary: string;
  tags: ReflectionTag[];
  verseRef?: string;
};

/** Returns the label of a tag, such as 'Spiritual Warfare' for 'spiritual_warfare'. */
export function tagLabel(tag: ReflectionTag): string {
  return tag
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export const reflectionStore = createJournalStore<Reflection>({
  name: 'stillwaters.journal',
  database: 'SanctuaryApp',
  store: 'journal_entries',
});
