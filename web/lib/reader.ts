import { create } from 'zustand';

/**
 * The passage that is open over the screen. It lives in the browser's history, so that Back closes it, Forward and a
 * reload open it again, and the address stays that of the screen beneath.
 */
const useReader = create<{ passage: string | null }>(() => ({ passage: passageInHistory() }));

/** Null when no passage is open. */
export function useOpenPassage(): string | null {
  return useReader(({ passage }) => passage);
}

export function openPassage(reference: string): void {
  history.pushState({ ...history.state, passage: reference }, '');
  follow();
}

/** Turns to another passage where one is open already; Back still closes the reader. */
export function turnToPassage(reference: string): void {
  history.replaceState({ ...history.state, passage: reference }, '');
  follow();
}

export function closePassage(): void {
  if (useReader.getState().passage === null) return;
  useReader.setState({ passage: null });
  history.back();
}

/** What the present entry of the history holds open. */
export function passageInHistory(): string | null {
  return (history.state as { passage?: string } | null)?.passage ?? null;
}

function follow() {
  useReader.setState({ passage: passageInHistory() });
}

// The router tells of the addresses it goes to by the second.
for (const event of ['popstate', 'pushState']) window.addEventListener(event, follow);
