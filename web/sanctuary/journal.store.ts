import { type Kept, keptList } from '../lib/keptList';

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

/** The specification's limit. */
export const REFLECTION_MAX = 240;

export type Reflection = Kept & {
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

export const JOURNAL = keptList<Reflection>({
  name: 'stillwaters.journal',
  database: 'SanctuaryApp',
  store: 'journal_entries',
});
