import { create } from 'zustand';
import { type ExplainedVerse, VERSES } from '#content/scripture/verses';
import type { CrisisMatch } from './crisisDetector';
import { loadCrisisDetector } from './loadCrisisDetector';

export type Slip = { id: string; text: string; createdAt: number };

/** In `slips`, a dialog over `adding` lists the slips in the chest. */
export type SanctuaryState = 'entry' | 'adding' | 'slips' | 'ready' | 'lifting' | 'verse';

type Ritual = {
  state: SanctuaryState;
  slips: Slip[];
  selectedVerse: ExplainedVerse | null;
  releasedCount: number;
  /** The text in the field, not yet in the chest, kept so that visiting another screen does not lose it. */
  draft: string;
  /** The crisis detector's last match. It stays on the device. */
  crisisMatch: CrisisMatch | null;
};

const START: Ritual = {
  state: 'entry',
  slips: [],
  selectedVerse: null,
  releasedCount: 0,
  draft: '',
  crisisMatch: null,
};

/**
 * The state of one visit to the sanctuary, in memory only. Three checks make sure that its texts are not sent or stored:
 *
 * - `.dependency-cruiser.mjs`: no sanctuary file imports the network, also not through others
 *   (`sanctuary-has-no-way-out`). Only the journal and the bell import what stores (`sanctuary-stores-only-reflections`).
 *   The rest of the web cannot import this store (`burdens-stay-in-the-sanctuary`).
 * - `tests/browserUses.test.ts` lists all that sanctuary files use of the browser, and what the files that they import
 *   send or store.
 * - `e2e/privacy.spec.ts` types burdens in a browser, and searches for them in requests, storage, memory, history, log and
 *   database. Only this check covers what a component does with a burden that it shows.
 */
export const useSanctuary = create<Ritual>(() => START);

const set = useSanctuary.setState;

/** Returns whether unloading the page would lose text. */
export function hasBurdens({ slips, draft }: Ritual): boolean {
  return draft !== '' || slips.some(({ text }) => text !== '');
}

/** Numbers the slips for their ids, because `crypto.randomUUID` needs https. */
let slipCount = 0;

export function setSanctuaryState(state: SanctuaryState) {
  set({ state });
}

export function setBurdenDraft(draft: string) {
  set({ draft });
}

/** Adds a slip and clears the field. Returns null for blank text. */
export function addSlip(text: string): Slip | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  slipCount += 1;
  const slip = { id: String(slipCount), text: trimmed, createdAt: Date.now() };
  set(({ slips }) => ({ slips: [...slips, slip], draft: '' }));
  void checkForCrisis(slip.id);
  return slip;
}

/** Changes the text of a slip in the chest. Blank text changes nothing. */
export function editSlip(id: string, text: string) {
  const trimmed = text.trim();
  if (!trimmed) return;
  set(({ slips }) => ({ slips: slips.map((slip) => (slip.id === id ? { ...slip, text: trimmed } : slip)) }));
  void checkForCrisis(id);
}

export function takeOutSlip(id: string) {
  set(({ slips }) => ({ slips: slips.filter((slip) => slip.id !== id) }));
}

/** Runs the crisis detector on a slip, unless it has been released or taken out in the meantime. */
async function checkForCrisis(id: string) {
  const { matchCrisis } = await loadCrisisDetector();
  set(({ slips, crisisMatch }) => {
    const text = slips.find((slip) => slip.id === id)?.text ?? '';
    return { crisisMatch: matchCrisis(text, crisisMatch) ?? crisisMatch };
  });
}

/** Hides the crisis help until another burden matches. */
export function hideCrisisHelp() {
  set(({ crisisMatch }) => ({ crisisMatch: crisisMatch && { ...crisisMatch, isHidden: true } }));
}

/** Erases the text of the slips, and keeps the empty slips for the animation. */
export function purgeSlipTexts() {
  set(({ slips }) => ({
    slips: slips.map((slip) => ({ ...slip, text: '' })),
    releasedCount: slips.length,
    selectedVerse: null,
    draft: '',
    crisisMatch: null,
  }));
}

/** Removes the slips that a release has emptied. The verse stays, so that Forward shows it again. */
export function removeEmptiedSlips() {
  set(({ slips }) => ({ slips: slips.filter(({ text }) => text !== '') }));
}

export function setSelectedVerse(selectedVerse: ExplainedVerse) {
  set({ selectedVerse });
}

export function pickVerse(): ExplainedVerse {
  return VERSES[Math.floor(Math.random() * VERSES.length)] ?? VERSES[0];
}

/** Resets to the start state. */
export function resetSanctuary() {
  set(START);
}
