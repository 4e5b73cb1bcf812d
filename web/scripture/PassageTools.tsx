import { Copy, Link as LinkIcon } from 'lucide-react';
import { passageAddress } from '#contract/addresses';
import type { Passage } from '#contract/scripture';
import { IconButton } from '#web/ui/Button';
import { copy } from '#web/ui/copy';
import { plain } from '#web/ui/Scripture';

const DISABLED = 'disabled:pointer-events-none disabled:opacity-40';

/** Buttons that copy the text or the link; disabled until the passage has loaded. */
export function PassageTools({ passage }: { passage: Passage | undefined }) {
  return (
    <>
      <IconButton
        label="Copy text"
        disabled={!passage}
        className={DISABLED}
        onClick={() => passage && copy(quotation(passage))}
      >
        <Copy aria-hidden className="size-5" strokeWidth={1.6} />
      </IconButton>
      <IconButton
        label="Copy link"
        disabled={!passage}
        className={DISABLED}
        onClick={() =>
          passage && copy(window.location.origin + passageAddress(passage.reference), 'Link copied')
        }
      >
        <LinkIcon aria-hidden className="size-5" strokeWidth={1.6} />
      </IconButton>
    </>
  );
}

/** The cited verses with their reference; an ellipsis replaces skipped verses. */
function quotation({ reference, verses }: Passage): string {
  let words = '';
  let followsCited = true;
  for (const { text, cited } of verses) {
    if (cited) words += `${followsCited || words === '' ? ' ' : ' … '}${plain(text)}`;
    followsCited = cited;
  }
  return `“${words.trim()}” — ${reference} (KJV)`;
}
