import { create } from 'zustand';

/**
 * The passage that is open over the screen. The history state stores it. So Back closes the passage, Forward and a
 * reload open it again, and the address bar keeps the address of the screen.
 */
const useReader = create<{ passage: string | null }>(() => ({ passage: passageInHistory() }));

/** Returns the open passage. Returns null if no passage is open. */
export function useOpenPassage(): string | null {
  return useReader(({ passage }) => passage);
}

export function openPassage(reference: string): void {
  history.pushState({ ...history.state, passage: reference }, '');
  syncFromHistory();
}

/** Replaces the open passage with another one; Back still closes the reader. */
export function replaceOpenPassage(reference: string): void {
  history.replaceState({ ...history.state, passage: reference }, '');
  syncFromHistory();
}

export function closePassage(): void {
  if (useReader.getState().passage === null) return;
  useReader.setState({ passage: null });
  history.back();
}

/** Returns the passage in the current history entry. Returns null if there is none. */
export function passageInHistory(): string | null {
  return (history.state as { passage?: string } | null)?.passage ?? null;
}

function syncFromHistory() {
  useReader.setState({ passage: passageInHistory() });
}

// The router dispatches `pushState` when it navigates.
for (const event of ['popstate', 'pushState']) window.addEventListener(event, syncFromHistory);
