import { Copy, Link as LinkIcon } from 'lucide-react';
import { passageAddress } from '#contract/addresses';
import { BIBLE_TEXT_ABBREVIATIONS, type BibleText } from '#contract/bibleTexts';
import type { Passage } from '#contract/scripture';
import { type BibleTextChoice, useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { plainScripture } from '#web/shared/scripture/ScriptureText';
import { IconButton } from '#web/ui/Button';
import { copyToClipboard } from '#web/ui/copyToClipboard';

const DISABLED = 'disabled:pointer-events-none disabled:opacity-40';

/** Shows buttons that copy the text or the link. They are disabled until the passage has loaded. */
export function PassageTools({ passage }: { passage: Passage | undefined }) {
  const choice = useBibleTextChoice();
  return (
    <>
      <IconButton
        label="Copy text"
        disabled={!passage}
        className={DISABLED}
        onClick={() => passage && copyToClipboard(quotation(passage, choice))}
      >
        <Copy aria-hidden className="size-5" strokeWidth={1.6} />
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
        <LinkIcon aria-hidden className="size-5" strokeWidth={1.6} />
      </IconButton>
    </>
  );
}

/** Returns the cited verses in the chosen text, or in both, with their reference and the name of the text. */
function quotation(passage: Passage, choice: BibleTextChoice): string {
  if (choice !== 'both') return quotationFrom(passage, choice);
  return `${quotationFrom(passage, 'kjv')}\n\n${quotationFrom(passage, 'web')}`;
}

/** An ellipsis replaces skipped verses. */
function quotationFrom({ reference, verses }: Passage, version: BibleText): string {
  let words = '';
  let followsCited = true;
  for (const { text, worldEnglish, cited } of verses) {
    const verse = version === 'kjv' ? plainScripture(text) : worldEnglish.text;
    if (cited) words += `${followsCited || words === '' ? ' ' : ' … '}${verse}`;
    followsCited = cited;
  }
  return `“${words.trim()}” — ${reference} (${BIBLE_TEXT_ABBREVIATIONS[version]})`;
}
