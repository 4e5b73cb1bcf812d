import { Copy, Link as LinkIcon, TextSearch } from 'lucide-react';
import { passageAddress } from '#contract/pages/addresses';
import type { Passage } from '#contract/scripture';
import { useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { quotationOf } from '#web/scripture/study/quotation';
import { IconButton } from '#web/ui/Button';
import { copyToClipboard } from '#web/ui/copyToClipboard';

const DISABLED = 'disabled:pointer-events-none disabled:opacity-40';

/** Shows buttons that copy the text or the link, or open the search. They are disabled until the passage has loaded. */
export function PassageTools({
  passage,
  isFinding,
  onFind,
}: {
  passage: Passage | undefined;
  isFinding: boolean;
  onFind: () => void;
}) {
  const choice = useBibleTextChoice();
  return (
    <>
      <IconButton
        label="Copy text"
        disabled={!passage}
        className={DISABLED}
        onClick={() => passage && copyToClipboard(quotationOf(passage, choice))}
      >
        <Copy className="size-5" />
      </IconButton>
      <IconButton
        label="Copy link"
        disabled={!passage}
        className={DISABLED}
        onClick={() =>
          passage &&
          copyToClipboard(window.location.origin + passageAddress(passage.reference), 'Link copied')
        }
      >
        <LinkIcon className="size-5" />
      </IconButton>
      <IconButton
        label="Find in this chapter"
        disabled={!passage}
        aria-expanded={isFinding}
        className={`${DISABLED} aria-expanded:text-ivory`}
        onClick={onFind}
      >
        <TextSearch className="size-5" />
      </IconButton>
    </>
  );
}
