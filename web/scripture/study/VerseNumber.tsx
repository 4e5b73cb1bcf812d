import { NotebookPen } from 'lucide-react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/pages/addresses';
import type { ScriptureVerse } from '#contract/scripture';
import type { VerseMark } from '#web/shared/journal/verseMarks.store';

/** Set on the link of a verse number, so that a click on it opens the study of the verse. */
export const NUMBER_ATTRIBUTE = 'data-verse-number';

/**
 * The number of a verse. A click opens the study of the verse; a new tab opens the verse at its own URL. Only the first
 * number of a passage is a tab stop, because a psalm has up to 176 of them. Arrow keys move between them.
 */
export function VerseNumber({
  verse: { reference, verse },
  mark,
  isTabStop,
  className = '',
}: {
  isTabStop: boolean;
  verse: ScriptureVerse;
  mark: VerseMark | undefined;
  className?: string;
}) {
  return (
    <Link
      href={passageAddress(reference)}
      aria-label={`Verse ${verse}${mark?.note ? ', with your note' : ''}`}
      aria-description={isTabStop ? 'The up and down arrow keys move between verses.' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      {...{ [NUMBER_ATTRIBUTE]: reference }}
      className={`select-none rounded-mark font-sans text-fine text-tan tabular-nums leading-none underline-offset-4 hover:text-ivory hover:underline ${className}`}
    >
      {verse}
      {mark?.note && <NotebookPen className="ml-0.5 inline size-3 align-baseline stroke-2" />}
    </Link>
  );
}
