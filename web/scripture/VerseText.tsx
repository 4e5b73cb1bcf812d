import type { BibleText } from '#contract/bibleTexts';
import type { ScriptureVerse } from '#contract/scripture';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

/** The words of a verse in one of the Bible texts. */
export function VerseText({
  verse: { text, glosses, worldEnglish },
  version,
}: {
  verse: ScriptureVerse;
  version: BibleText;
}) {
  if (version === 'kjv') return <ScriptureText text={text} glosses={glosses} />;
  return (
    <>
      {worldEnglish.text}
      {worldEnglish.note && (
        <span className="font-sans text-fine text-quiet"> ({worldEnglish.note.replace(/\.$/, '')})</span>
      )}
    </>
  );
}
