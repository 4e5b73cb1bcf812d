import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The passage that is open over the screen. The history state stores it. So Back closes the passage, Forward and a
 * reload open it again, and the address bar keeps the address of the screen.
 */
type ReaderState = { passage?: string } | null;

/** Returns the open passage. Returns null if no passage is open. */
export function useOpenPassage(): string | null {
  return useHistoryState<ReaderState>()?.passage ?? null;
}

export function openPassage(reference: string): void {
  history.pushState({ ...history.state, passage: reference }, '');
}

/** Replaces the open passage with another one; Back still closes the reader. */
export function replaceOpenPassage(reference: string): void {
  history.replaceState({ ...history.state, passage: reference }, '');
}

export function closePassage(): void {
  if (isPassageOpen()) history.back();
}

/** Returns whether the current history entry has an open passage. */
export function isPassageOpen(): boolean {
  return Boolean((history.state as ReaderState)?.passage);
}
