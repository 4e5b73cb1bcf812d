import { useState } from 'react';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/** Draft text kept in session storage until it is sent; starts with the saved text if there is no draft. */
export function useKeptDraft(key: string, saved = '') {
  const [text, setText] = useState(() => recallDraft(key) || saved);
  const write = (typed: string) => {
    setText(typed);
    keepDraft(key, typed === saved ? '' : typed);
  };
  return [text, write] as const;
}
