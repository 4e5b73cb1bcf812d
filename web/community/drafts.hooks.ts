import { useState } from 'react';
import { keepDraft, recallDraft } from '#web/lib/drafts';

/** Words in a field that stay in this tab until they are sent. */
export function useKeptDraft(key: string) {
  const [text, setText] = useState(() => recallDraft(key));
  const write = (typed: string) => {
    setText(typed);
    keepDraft(key, typed);
  };
  return [text, write] as const;
}
