import { useEffect } from 'react';
import {
  hasBurdens,
  pickVerse,
  purgeSlipTexts,
  removeEmptiedSlips,
  resetSanctuary,
  type SanctuaryState,
  setSanctuaryState,
  setSelectedVerse,
  useSanctuary,
} from './sanctuary.store';

/**
 * How many history entries each state is away from the entry view. Lifting and the verse replace the entry of the
 * prayer, because the burdens are gone and Back cannot return to it.
 */
const DEPTH: Record<SanctuaryState, number> = {
  entry: 0,
  adding: 1,
  slips: 2,
  ready: 2,
  lifting: 2,
  verse: 2,
};

/** The sanctuary of users, and the one that visitors try. */
const SANCTUARY_PATH = /^\/sanctuary(\/try)?$/;

/** Shows a state, and adds, replaces or leaves history entries so that Back leads to the state before it. */
export function goToState(state: SanctuaryState) {
  setSanctuaryState(state);
  alignHistory();
}

/** Releases the burdens: erases their text, and starts the animation. */
export function releaseBurdens() {
  if (useSanctuary.getState().slips.length === 0) return;
  purgeSlipTexts();
  goToState('lifting');
}

/** Ends the visit, and returns to the entry view. */
export function returnToEntry() {
  resetSanctuary();
  alignHistory();
}

/**
 * Keeps one history entry per state, so that Back and Forward move between the states. An entry holds the name of its
 * state only, because browsers store history entries on disk.
 */
export function useSanctuaryHistory() {
  useEffect(() => {
    // After a reload or a visit to another screen, the history follows the state in memory.
    alignHistory();
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);
}

function followHistory() {
  if (!SANCTUARY_PATH.test(location.pathname)) return;
  const state = availableState(stateInHistory());
  if (state === 'verse' && !useSanctuary.getState().selectedVerse) setSelectedVerse(pickVerse());
  if (DEPTH[state] < DEPTH.ready) removeEmptiedSlips();
  goToState(state);
}

/**
 * Returns the nearest state that can be shown: there is no prayer and no list without slips, and no verse without a
 * release.
 */
function availableState(wanted: SanctuaryState): SanctuaryState {
  const ritual = useSanctuary.getState();
  if (wanted === 'ready' || wanted === 'slips') {
    return ritual.slips.some(({ text }) => text) ? wanted : 'adding';
  }
  if (DEPTH[wanted] < DEPTH.ready) return wanted;
  return ritual.releasedCount > 0 && !hasBurdens(ritual) ? 'verse' : 'adding';
}

function alignHistory() {
  const { state } = useSanctuary.getState();
  const current = stateInHistory();
  const steps = DEPTH[state] - DEPTH[current];
  if (steps < 0) history.go(steps);
  else if (steps === 0 && state !== current) replaceEntry(state);
  else if (steps > 0) {
    if (steps > 1) pushEntry('adding');
    pushEntry(state);
  }
}

function pushEntry(sanctuary: SanctuaryState) {
  history.pushState({ sanctuary }, '');
}

function replaceEntry(sanctuary: SanctuaryState) {
  history.replaceState({ ...history.state, sanctuary }, '');
}

function stateInHistory(): SanctuaryState {
  return (history.state as { sanctuary?: SanctuaryState } | null)?.sanctuary ?? 'entry';
}
