import { useId, useState } from 'react';

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
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 font-semibold text-small text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
