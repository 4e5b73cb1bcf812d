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
  isSaved: boolean;
  /** Whether a long dream is shown in full above its symbols. */
  isExpanded: boolean;
};

const DRAFT = 'draft.dream';

/** The current dream, in memory: it survives a visit to another screen, but not a reload. */
export const useDream = create<Dreaming>(() => ({
  text: recallDraft(DRAFT),
  found: null,
  isHelpHidden: false,
  isSaved: false,
  isExpanded: false,
}));

const set = useDream.setState;

export function write(text: string) {
  set({ text });
  keepDraft(DRAFT, text);
}

export function show(found: Found | null) {
  set({ found, isHelpHidden: false, isSaved: false, isExpanded: false });
}

export function hideHelp() {
  set({ isHelpHidden: true });
}

export function markKept() {
  set({ isSaved: true });
}

export function unfold(isExpanded: boolean) {
  set({ isExpanded });
}

export function beginAnew() {
  write('');
  show(null);
}
