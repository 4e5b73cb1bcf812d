import { useState } from 'react';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/** Words in a field that stay in this tab until they are sent; where there are none it begins with the saved ones. */
export function useKeptDraft(key: string, saved = '') {
  const [text, setText] = useState(() => recallDraft(key) || saved);
  const write = (typed: string) => {
    setText(typed);
    keepDraft(key, typed === saved ? '' : typed);
  };
  return [text, write] as const;
}
