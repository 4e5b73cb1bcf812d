import { create } from 'zustand';
import type { CrisisHelp } from '#contract/crisisHelp';
import type { BiblicalFigure, Mentor } from '#contract/figures';
import { apiClient } from '#web/lib/api';
import { countryField } from '#web/lib/country';
import { figuresMatching } from './matching';

/** The result of a search. */
export type MentorResults = {
  /** The guide's suggestions, each with a reason; empty when the server cannot be reached. */
  mentors: readonly Mentor[];
  /** Figures whose tags and themes match words of the situation. Null if the situation has no usable word. */
  matching: BiblicalFigure[] | null;
  crisisHelp: CrisisHelp | null;
};

type MentorSearch = {
  /** The text in the field. */
  situation: string;
  isSearching: boolean;
  /** Null before the first search. */
  found: MentorResults | null;
};

/** The current search, in memory: it survives a visit to another screen, but not a reload. */
export const useMentorSearch = create<MentorSearch>(() => ({
  situation: '',
  isSearching: false,
  found: null,
}));

const set = useMentorSearch.setState;

export function setSituation(situation: string) {
  set({ situation });
}

/** Searches on the server and on the device. Without the server, only the matches on the device appear. */
export async function searchMentors(figures: readonly BiblicalFigure[]) {
  const { situation, isSearching } = useMentorSearch.getState();
  if (isSearching) return;
  if (situation.trim() === '') return set({ found: null });
  set({ isSearching: true });
  const { mentors, crisisHelp } = await askForMentors(situation).catch(() => NO_SUGGESTIONS);
  set({ isSearching: false, found: { mentors, matching: figuresMatching(figures, situation), crisisHelp } });
}

const NO_SUGGESTIONS = { mentors: [], crisisHelp: null };

async function askForMentors(situation: string) {
  return (
    await apiClient['biblical-figures'].mentors.$post({ json: { situation, ...countryField() } })
  ).json();
}
