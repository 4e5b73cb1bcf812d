import { useState } from 'react';
import { ReadMore } from '#web/ui/ReadMore';

/** About ten lines on a phone. */
const MAX_COLLAPSED_CHARS = 500;

/** Text of a post or comment. A long text is truncated until the user expands it. */
export function CollapsibleText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(text.length <= MAX_COLLAPSED_CHARS * 1.3);
  return (
    <>
      <p dir="auto" className="mt-2.5 max-w-[68ch] whitespace-pre-wrap">
        {isExpanded ? text : `${text.slice(0, MAX_COLLAPSED_CHARS).toWellFormed().trimEnd()}…`}
      </p>
      {!isExpanded && <ReadMore isOpen={false} onToggle={setExpanded} className="mr-6" />}
    </>
  );
}
