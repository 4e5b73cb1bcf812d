import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/pages/addresses';
import { formatReference } from '#web/shared/scripture/formatReference';

/** A link to a passage inside a study. A click shows the passage in the reader that opened the study. */
export function StudyReference({
  reference,
  onGo,
}: {
  reference: string;
  onGo: (reference: string) => void;
}) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(reference);
  };
  return (
    <Link
      href={passageAddress(reference)}
      onClick={go}
      className="inline-flex min-h-8 items-center font-semibold text-amber text-fine underline-offset-4 hover:text-ivory hover:underline"
    >
      {formatReference(reference)}
    </Link>
  );
}
