import { create } from 'zustand';
import { VERSES, type Verse } from '#content/verses';
import type { Heard } from './ear';
import { openEar } from './listening';

export type Slip = { id: string; text: string; createdAt: number };

export type RitualState = 'entry' | 'adding' | 'ready' | 'lifting' | 'verse';

type Ritual = {
  state: RitualState;
  slips: Slip[];
  selectedVerse: Verse | null;
  releasedCount: number;
  /** What stands in the field and is not yet in the chest, so that a look at the menu does not lose it. */
  draft: string;
  /** That somebody in danger was heard: here, on the device, and told to nobody. */
  heard: Heard | null;
};

const START: Ritual = {
  state: 'entry',
  slips: [],
  selectedVerse: null,
  releasedCount: 0,
  draft: '',
  heard: null,
};

/** One visit to the sanctuary. It lives in the memory of this page and nowhere else. */
export const useRitual = create<Ritual>(() => START);

const set = useRitual.setState;

/** Whether there are words that would be lost with the page. */
export function hasBurdens({ slips, draft }: Ritual): boolean {
  return draft !== '' || slips.some(({ text }) => text !== '');
}

/** Of slips; a random id is not to be had on a page without https. */
let count = 0;

export function setState(state: RitualState) {
  set({ state });
}

export function setDraft(draft: string) {
  set({ draft });
}

/** Puts what was written into the chest and clears the field; blank text is no slip. */
export function addSlip(text: string): Slip | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  count += 1;
  const slip = { id: String(count), text: trimmed, createdAt: Date.now() };
  set(({ slips }) => ({ slips: [...slips, slip], draft: '' }));
  void listenTo(slip.id);
  return slip;
}

/** Unless it was let go in the meantime. */
async function listenTo(id: string) {
  const { hear } = await openEar();
  set(({ slips, heard }) => {
    const text = slips.find((slip) => slip.id === id)?.text ?? '';
    return { heard: hear(text, heard) ?? heard };
  });
}

/** Lets the burdens go: their number stays, their words do not. */
export function release() {
  if (useRitual.getState().slips.length === 0) return;
  purgeSlipTexts();
  setState('lifting');
}

function purgeSlipTexts() {
  set(({ slips }) => ({
    slips: slips.map((slip) => ({ ...slip, text: '' })),
    releasedCount: slips.length,
    draft: '',
    heard: null,
  }));
}

export function setSelectedVerse(selectedVerse: Verse) {
  set({ selectedVerse });
}

export function pickVerse(): Verse {
  return VERSES[Math.floor(Math.random() * VERSES.length)] ?? VERSES[0];
}

/** Back before the door: no slips, no verse, nothing counted. */
export function leaveRitual() {
  set(START);
}
