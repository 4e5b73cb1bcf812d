import { useState } from 'react';
import { loadDraft, saveDraft } from '#web/lib/drafts';

/** Keeps a draft in session storage until it is sent. If there is no draft, the text starts with `saved`. */
export function useDraftText(key: string, saved = '') {
  const [text, setText] = useState(() => loadDraft(key) || saved);
  const write = (typed: string) => {
    setText(typed);
    saveDraft(key, typed === saved ? '' : typed);
  };
  return [text, write] as const;
}
