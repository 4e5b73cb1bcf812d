import { useId, useState } from 'react';

/** From here on a note is folded, so that what is below it stays in sight. */
const LONG = 240;
const MANY_LINES = 4;

/** What somebody wrote to bear in mind; a long note unfolds. */
export function Notes({ text, className = '' }: { text: string; className?: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;

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
          className="min-h-11 font-semibold text-[0.94rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isOpen ? 'Fold the note' : 'Read the whole note'}
        </button>
      )}
    </>
  );
}
