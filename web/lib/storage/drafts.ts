/** The end of the key under which the idempotency key of a draft is saved. */
export const IDEMPOTENCY_SUFFIX = '.key';

/** Saves a draft in sessionStorage, so that a reload loses nothing. Closing the tab discards it. */
export function saveDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // If storage is blocked, a reload loses the draft.
  }
}

/** Discards all drafts on sign-out, because the next user in this tab may be someone else. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to discard.
  }
}

/** Returns whether this tab holds text that signing out would discard. */
export function hasUnsavedText(): boolean {
  try {
    return Object.entries(sessionStorage).some(
      ([key, text]) => key.startsWith('draft.') && !key.endsWith(IDEMPOTENCY_SUFFIX) && text.trim() !== '',
    );
  } catch {
    return false;
  }
}

/** Discards the drafts whose keys start with a prefix. */
export function clearDraftsWithPrefix(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there is nothing to discard.
  }
}

export function loadDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
