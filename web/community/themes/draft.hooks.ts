import { useState } from 'react';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import type { Draft } from './themeForm';

/** The theme that is being written, kept in this tab through a reload; null when none is. */
export function useDraft() {
  const person = usePerson();
  const key = `draft.theme.${person?.id ?? ''}`;
  const [draft, setDraft] = useState(() => draftIn(recallDraft(key)));

  const write = (written: Draft | null) => {
    setDraft(written);
    keepDraft(key, written ? JSON.stringify(written) : '');
  };

  return { draft, write };
}

function draftIn(text: string): Draft | null {
  try {
    return JSON.parse(text) as Draft;
  } catch {
    return null;
  }
}
