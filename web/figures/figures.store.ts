import { create } from 'zustand';
import type { Care } from '#contract/care';
import type { BiblicalFigure, Mentor } from '#contract/figures';
import { api } from '#web/lib/api';
import { askedFrom } from '#web/lib/country';
import { figuresMatching } from './matching';

/** The result of a search. */
export type Found = {
  /** The guide's suggestions, each with a reason; empty when the server cannot be reached. */
  mentors: readonly Mentor[];
  /** Figures whose tags and themes match words of the situation; null when it has no usable word. */
  matching: BiblicalFigure[] | null;
  care: Care | null;
};

type MentorSearch = {
  /** The text in the field. */
  situation: string;
  isSearching: boolean;
  /** Null before the first search. */
  found: Found | null;
};

/** The current search, in memory: it survives a visit to another screen, but not a reload. */
export const useMentorSearch = create<MentorSearch>(() => ({
  situation: '',
  isSearching: false,
  found: null,
}));

const set = useMentorSearch.setState;

export function write(situation: string) {
  set({ situation });
}

/** Searches on the server and on the device. Without the server, only the matches on the device appear. */
export async function searchAmong(figures: readonly BiblicalFigure[]) {
  const { situation, isSearching } = useMentorSearch.getState();
  if (isSearching) return;
  if (situation.trim() === '') return set({ found: null });
  set({ isSearching: true });
  const { mentors, care } = await askForMentors(situation).catch(() => NO_SUGGESTIONS);
  set({ isSearching: false, found: { mentors, matching: figuresMatching(figures, situation), care } });
}

const NO_SUGGESTIONS = { mentors: [], care: null };

async function askForMentors(situation: string) {
  return (await api['biblical-figures'].mentors.$post({ json: { situation, ...askedFrom() } })).json();
}
