import { create } from 'zustand';
import type { Care } from '#contract/care';
import type { BiblicalFigure, Mentor } from '#contract/figures';
import { api } from '#web/lib/api';
import { askedFrom } from '#web/lib/country';
import { figuresMatching } from './matching';

/** What a search brought. */
export type Found = {
  /** Those the guide would choose, each with a reason; none when it cannot be asked. */
  mentors: readonly Mentor[];
  /** Those whose tags and themes share words with the situation; null when no word says anything. */
  matching: BiblicalFigure[] | null;
  care: Care | null;
};

type MentorSearch = {
  /** What stands in the field. */
  situation: string;
  isSearching: boolean;
  /** Null before a search. */
  found: Found | null;
};

/** One search, in the memory of this page: a conversation or a look elsewhere does not lose it, a reload does. */
export const useMentorSearch = create<MentorSearch>(() => ({
  situation: '',
  isSearching: false,
  found: null,
}));

const set = useMentorSearch.setState;

export function write(situation: string) {
  set({ situation });
}

/** Without the server only the figures whose words match are found. */
export async function searchAmong(figures: readonly BiblicalFigure[]) {
  const { situation, isSearching } = useMentorSearch.getState();
  if (isSearching) return;
  if (situation.trim() === '') return set({ found: null });
  set({ isSearching: true });
  const { mentors, care } = await askForMentors(situation).catch(() => NOTHING);
  set({ isSearching: false, found: { mentors, matching: figuresMatching(figures, situation), care } });
}

const NOTHING = { mentors: [], care: null };

async function askForMentors(situation: string) {
  return (await api['biblical-figures'].mentors.$post({ json: { situation, ...askedFrom() } })).json();
}
