import { useState } from 'react';
import { loadDraft, saveDraft } from '#web/lib/drafts';
import { useUser } from '#web/lib/session.hooks';
import type { ThemeDraft } from './themeForm';

/** Keeps the theme draft in session storage. `draft` is null if no theme is open. */
export function useThemeDraft() {
  const person = useUser();
  const key = `draft.theme.${person?.id ?? ''}`;
  const [draft, setDraft] = useState(() => parseDraft(loadDraft(key)));

  const write = (next: ThemeDraft | null) => {
    setDraft(next);
    saveDraft(key, next ? JSON.stringify(next) : '');
  };

  return { draft, write };
}

function parseDraft(text: string): ThemeDraft | null {
  try {
    return JSON.parse(text) as ThemeDraft;
  } catch {
    return null;
  }
}
