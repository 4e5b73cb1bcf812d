import { useState } from 'react';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import type { Draft } from './themeForm';

/** Theme draft, kept in session storage; null if none is open. */
export function useDraft() {
  const person = usePerson();
  const key = `draft.theme.${person?.id ?? ''}`;
  const [draft, setDraft] = useState(() => parseDraft(recallDraft(key)));

  const write = (next: Draft | null) => {
    setDraft(next);
    keepDraft(key, next ? JSON.stringify(next) : '');
  };

  return { draft, write };
}

function parseDraft(text: string): Draft | null {
  try {
    return JSON.parse(text) as Draft;
  } catch {
    return null;
  }
}
