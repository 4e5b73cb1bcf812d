import { type Kept, keptList } from '#web/lib/keptList';

export type KeptDream = Kept & {
  dream: string;
  /** The names of what was found in it. */
  symbols: string[];
};

export const DREAM_JOURNAL = keptList<KeptDream>({
  name: 'stillwaters.dreams',
  database: 'DreamJournal',
  store: 'dreams',
});
