import { Copy, Highlighter, Link as LinkIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { passageAddress } from '#contract/pages/addresses';
import type { ScriptureVerse } from '#contract/scripture';
import { useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { formatReference } from '#web/shared/scripture/formatReference';
import { Button } from '#web/ui/Button';
import { copyToClipboard } from '#web/ui/copyToClipboard';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { MarkEditor } from './MarkEditor';
import { quotationOf } from './quotation';
import { RelatedView } from './RelatedView';
import { VerseWords } from './VerseWords';
import { WordStudyView } from './WordStudyView';

/** Studies a verse: its words, related passages, and the user's own highlight and note. */
export function VerseDialog({
  verse,
  word,
  onGo,
  onClose,
}: {
  verse: ScriptureVerse;
  /** The word that was tapped; null if the verse was opened by its number. */
  word: number | null;
  onGo: (reference: string) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(word);
  const choice = useBibleTextChoice();
  const { reference, text } = verse;

  const go = (other: string) => {
    onClose();
    onGo(other);
  };

  return (
    <DialogFrame isOpen onClose={onClose} title={formatReference(reference)} className="max-w-150">
      <div className="mt-3">
        <VerseWords text={text} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="mt-5 border-line border-t pt-5">
        {chosen === null ? (
          <p className="text-quiet text-small">
            Choose a word to see what it means and where else it is used.
          </p>
        ) : (
          <WordStudyView verse={reference} word={chosen} onGo={go} />
        )}
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button
          variant="ghost"
          onClick={() =>
            copyToClipboard(quotationOf({ reference, verses: [{ ...verse, cited: true }] }, choice))
          }
        >
          <Copy className="size-5" />
          Copy the verse
        </Button>
        <Button
          variant="ghost"
          onClick={() => copyToClipboard(window.location.origin + passageAddress(reference), 'Link copied')}
        >
          <LinkIcon className="size-5" />
          Copy link
        </Button>
      </div>
      <Section title="Highlight and note" icon={<Highlighter className="size-5" />}>
        <MarkEditor reference={reference} text={text} />
      </Section>
      <Section title="Related passages">
        <RelatedView reference={reference} onGo={go} />
      </Section>
    </DialogFrame>
  );
}

/** A part that opens on demand. Its content is only rendered, and its data only loaded, once it is open. */
function Section({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-4 border-line border-t pt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-body text-tan hover:text-ivory">
        {icon}
        {title}
      </summary>
      {isOpen && <div className="pt-3 pb-2">{children}</div>}
    </details>
  );
}
