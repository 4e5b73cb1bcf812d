import { useState } from 'react';
import { loadDraft, saveDraft } from '#web/lib/drafts';

/** Draft text kept in session storage until it is sent; starts with the saved text if there is no draft. */
export function useDraftText(key: string, saved = '') {
  const [text, setText] = useState(() => loadDraft(key) || saved);
  const write = (typed: string) => {
    setText(typed);
    saveDraft(key, typed === saved ? '' : typed);
  };
  return [text, write] as const;
}
