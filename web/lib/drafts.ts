/** What somebody was typing, kept in this tab until it is sent: a reload loses nothing, and closing the tab forgets it. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that forbids storage only loses drafts on a reload.
  }
}

/** Forgets a draft whose words have arrived; false when there is none, or somebody has gone on writing it. */
export function settleDraft(key: string, words: string): boolean {
  const isSettled = recallDraft(key).trim() === words;
  if (isSettled) keepDraft(key, '');
  return isSettled;
}

/** Of a person who signs out: whoever signs in next in this tab is somebody else. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}

/** Forgets the drafts whose keys begin so; the others stay. */
export function forgetDraftsUnder(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

export function recallDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
