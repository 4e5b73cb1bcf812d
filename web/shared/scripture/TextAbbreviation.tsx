import { BIBLE_TEXT_ABBREVIATIONS, BIBLE_TEXTS, type BibleText } from '#contract/bibleTexts';

/** The short name of a Bible text, beside its words. */
export function TextAbbreviation({ version }: { version: BibleText }) {
  return (
    <abbr title={BIBLE_TEXTS[version]} className="font-sans text-fine text-quiet not-italic no-underline">
      {BIBLE_TEXT_ABBREVIATIONS[version]}
    </abbr>
  );
}
