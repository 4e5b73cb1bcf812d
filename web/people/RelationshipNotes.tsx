import { useId, useState } from 'react';
import { ReadMore } from '#web/ui/ReadMore';

/** Longer notes are collapsed, so that the list below stays in view. */
const MAX_CHARS = 240;
const MAX_LINES = 4;

/** Shows the notes about a person. Long notes are collapsed behind a button. */
export function RelationshipNotes({ text, className = '' }: { text: string; className?: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MAX_CHARS || text.split('\n').length > MAX_LINES;

  return (
    <>
      <p
        id={id}
        dir="auto"
        className={`whitespace-pre-wrap ${isLong && !isOpen ? 'line-clamp-4' : ''} ${className}`}
      >
        {text}
      </p>
      {isLong && <ReadMore isOpen={isOpen} onToggle={setOpen} aria-controls={id} />}
    </>
  );
}
