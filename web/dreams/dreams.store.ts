import { create } from 'zustand';
import type { Interpretation } from '#contract/dreams';
import { loadDraft, saveDraft } from '#web/lib/storage/drafts';

/** The interpretation of a dream or, after a failure, the fallback. */
export type DreamResult = Interpretation & {
  /** The text of the dream as it was sent. */
  dream: string;
  failure: { sentence: string | null } | null;
};

type Dreaming = {
  /** The text in the field. */
  text: string;
  found: DreamResult | null;
  /** Whether the user hid the crisis help. */
  isHelpHidden: boolean;
  /** Whether the user opened the symbols below crisis help. Without crisis help they are always open. */
  areSymbolsOpen: boolean;
  /** Whether the dream is saved in the journal. */
  isSaved: boolean;
  /** The place of the symbol whose card is open. */
  openSymbol: number;
  /** Whether a long dream is shown in full above its symbols. */
  isExpanded: boolean;
};

const DRAFT = 'draft.dream';

/** The current dream. It is kept in memory while the user visits other screens; a reload keeps only the draft. */
export const useDream = create<Dreaming>(() => ({
  text: loadDraft(DRAFT),
  found: null,
  isHelpHidden: false,
  areSymbolsOpen: false,
  isSaved: false,
  openSymbol: 0,
  isExpanded: false,
}));

const set = useDream.setState;

/** Whether the dream sounds like danger, so that help comes before its symbols. */
export function hasCrisisHelp({ before }: Pick<DreamResult, 'before'>): boolean {
  return before.some(({ kind }) => kind === 'crisis_help');
}

export function setDreamText(text: string) {
  set({ text });
  saveDraft(DRAFT, text);
}

export function setDreamResult(found: DreamResult | null) {
  set({
    found,
    isHelpHidden: false,
    areSymbolsOpen: false,
    isSaved: false,
    openSymbol: 0,
    isExpanded: false,
  });
}

export function hideDreamHelp() {
  set({ isHelpHidden: true });
}

export function openDreamSymbols(areSymbolsOpen: boolean) {
  set({ areSymbolsOpen });
}

export function markDreamSaved() {
  set({ isSaved: true });
}

export function openDreamSymbol(openSymbol: number) {
  set({ openSymbol });
}

export function setDreamExpanded(isExpanded: boolean) {
  set({ isExpanded });
}

export function resetDream() {
  setDreamText('');
  setDreamResult(null);
}
