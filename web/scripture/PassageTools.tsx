import { Copy, Link as LinkIcon } from 'lucide-react';
import { passageAddress } from '#contract/addresses';
import type { Passage } from '#contract/scripture';
import { IconButton } from '#web/ui/Button';
import { copy } from '#web/ui/copy';
import { plain } from '#web/ui/Scripture';

const WAITING = 'disabled:pointer-events-none disabled:opacity-40';

/** What one may take along of a passage; without one yet, the same in waiting. */
export function PassageTools({ passage }: { passage: Passage | undefined }) {
  return (
    <>
      <IconButton
        label="Copy the words"
        disabled={!passage}
        className={WAITING}
        onClick={() => passage && copy(quotation(passage))}
      >
        <Copy aria-hidden className="size-5" strokeWidth={1.6} />
      </IconButton>
      <IconButton
        label="Copy the link"
        disabled={!passage}
        className={WAITING}
        onClick={() =>
          passage && copy(window.location.origin + passageAddress(passage.reference), 'Link copied')
        }
      >
        <LinkIcon aria-hidden className="size-5" strokeWidth={1.6} />
      </IconButton>
    </>
  );
}

/** What was asked for, to be put into a letter; dots stand where verses between were left out. */
function quotation({ reference, verses }: Passage): string {
  let words = '';
  let isNext = true;
  for (const { text, cited } of verses) {
    if (cited) words += `${isNext || words === '' ? ' ' : ' … '}${plain(text)}`;
    isNext = cited;
  }
  return `“${words.trim()}” — ${reference} (KJV)`;
}
