import { create } from 'zustand';
import type { BiblicalFigure } from '#contract/figures';
import { mentorsFor } from './mentors';

type MentorSearch = {
  /** What stands in the field. */
  situation: string;
  /** Null before a search, and after one for words that say nothing. */
  found: BiblicalFigure[] | null;
};

/** One search, in the memory of this page: a conversation or a look elsewhere does not lose it, a reload does. */
export const useMentorSearch = create<MentorSearch>(() => ({ situation: '', found: null }));

const set = useMentorSearch.setState;

export function write(situation: string) {
  set({ situation });
}

export function searchAmong(figures: readonly BiblicalFigure[]) {
  set(({ situation }) => ({ found: mentorsFor(figures, situation) }));
}
