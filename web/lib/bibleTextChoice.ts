import { create } from 'zustand';
import { getStored, setStored } from './storage/storage';

export const BIBLE_TEXT_CHOICES = ['kjv', 'web', 'both'] as const;
/** The Bible text that a user reads, or both side by side. Stored on this device only. */
export type BibleTextChoice = (typeof BIBLE_TEXT_CHOICES)[number];

const STORAGE_KEY = 'stillwaters.bible';

const useChoice = create<{ choice: BibleTextChoice }>(() => {
  const saved = getStored<string>(STORAGE_KEY);
  return { choice: BIBLE_TEXT_CHOICES.find((choice) => choice === saved) ?? 'kjv' };
});

export function useBibleTextChoice(): BibleTextChoice {
  return useChoice(({ choice }) => choice);
}

export function chooseBibleText(choice: BibleTextChoice): void {
  setStored(STORAGE_KEY, choice);
  useChoice.setState({ choice });
}
