import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/pages/addresses';
import { openPassage } from '#web/lib/navigation/reader';
import { formatReference } from './formatReference';

const VARIANTS = {
  /** Below a block quotation. */
  block:
    'inline-flex min-h-11 flex-wrap items-center font-semibold text-fine text-amber underline decoration-tan/45 underline-offset-4 transition-colors hover:text-ivory hover:decoration-ivory',
  /** Below a verse that fills the screen. */
  title:
    'inline-flex min-h-11 items-center text-fine text-tan uppercase tracking-[0.14em] underline decoration-tan/45 underline-offset-6 transition-colors hover:text-ivory hover:decoration-ivory',
  /** Inside a sentence. */
  inline:
    'text-tan underline decoration-tan/45 underline-offset-4 transition-colors hover:text-ivory hover:decoration-ivory',
};

/** A link to a passage. A click opens the passage over the current screen. A new tab opens the URL of the passage. */
export function Reference({
  reference,
  variant = 'inline',
}: {
  reference: string;
  variant?: keyof typeof VARIANTS;
}) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openPassage(reference);
  };
  return (
    <Link
      href={passageAddress(reference)}
      aria-label={`${reference}, open the passage`}
      onClick={open}
      className={VARIANTS[variant]}
    >
      {formatReference(reference)}
    </Link>
  );
}
