import { create } from 'zustand';
import type { Interpretation } from '#contract/dreams';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/** The interpretation of a dream or, after a failure, the fallback. */
export type Found = Interpretation & {
  /** The text as it was sent. */
  dream: string;
  failure: { sentence: string | null } | null;
};

type Dreaming = {
  /** The text in the field. */
  text: string;
  found: Found | null;
  /** Whether the user hid the crisis help. */
  isHelpHidden: boolean;
  /** Whether the dream is saved in the journal. */
  isKept: boolean;
  /** Whether a long dream is shown in full above its symbols. */
  isUnfolded: boolean;
};

const DRAFT = 'draft.dream';

/** The current dream, in memory: it survives a visit to another screen, but not a reload. */
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
