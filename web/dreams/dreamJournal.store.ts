import { type Kept, keptList } from '#web/lib/keptList';

export type KeptDream = Kept & {
  dream: string;
  /** Names of the symbols found in it. */
  symbols: string[];
};

export const DREAM_JOURNAL = keptList<KeptDream>({
  name: 'stillwaters.dreams',
  database: 'DreamJournal',
  store: 'dreams',
});
