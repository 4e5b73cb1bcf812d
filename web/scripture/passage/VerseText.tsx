import type { BibleText } from '#contract/bibleTexts';
import type { ScriptureVerse } from '#contract/scripture';
import { VERSE_ATTRIBUTE } from '#web/scripture/study/pointedWord';
import type { VerseMark } from '#web/shared/journal/verseMarks.store';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

/** The words of a verse in one of the Bible texts. In the King James text, a tap on a word can be located. */
export function VerseText({
  verse: { reference, text, glosses, worldEnglish },
  version,
  mark,
}: {
  verse: ScriptureVerse;
  version: BibleText;
  mark: VerseMark | undefined;
}) {
  const marked = mark ? 'rounded-mark bg-tan/20 box-decoration-clone text-ivory' : undefined;
  if (version === 'kjv') {
    return (
      <span data-spoken {...{ [VERSE_ATTRIBUTE]: reference }} className={marked}>
        <ScriptureText text={text} glosses={glosses} />
      </span>
    );
  }
  return (
    <span className={marked}>
      <span data-spoken>{worldEnglish.text}</span>
      {worldEnglish.note && (
        <span className="font-sans text-fine text-quiet"> ({worldEnglish.note.replace(/\.$/, '')})</span>
      )}
    </span>
  );
}
