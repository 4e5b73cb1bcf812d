import { create } from 'zustand';
import type { Interpretation } from '#contract/dreams';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/** What was found in a dream; or, after a failure, what is shown in its place. */
export type Found = Interpretation & {
  /** As it was sent. */
  dream: string;
  failure: { sentence: string | null } | null;
};

type Dreaming = {
  /** What stands in the field. */
  text: string;
  found: Found | null;
  /** Whether the help that was shown first was put away. */
  isHelpHidden: boolean;
  /** Whether the dream was put into the journal. */
  isKept: boolean;
  /** Whether a long dream stands above its symbols in full. */
  isUnfolded: boolean;
};

const DRAFT = 'draft.dream';

/** One dream, in the memory of this page: a look at the guide or the journal does not lose it, a reload does. */
export const useDream = create<Dreaming>(() => ({
  text: recallDraft(DRAFT),
  found: null,
  isHelpHidden: false,
  isKept: false,
  isUnfolded: false,
}));

const set = useDream.setState;

export function write(text: string) {
  set({ text });
  keepDraft(DRAFT, text);
}

export function show(found: Found | null) {
  set({ found, isHelpHidden: false, isKept: false, isUnfolded: false });
}

export function hideHelp() {
  set({ isHelpHidden: true });
}

export function markKept() {
  set({ isKept: true });
}

export function unfold(isUnfolded: boolean) {
  set({ isUnfolded });
}

export function beginAnew() {
  write('');
  show(null);
}
