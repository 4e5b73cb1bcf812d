import type { BibleText } from '#contract/bibleTexts';
import type { ScriptureVerse } from '#contract/scripture';
import { VerseNumber } from '#web/scripture/study/VerseNumber';
import type { VerseMark } from '#web/shared/journal/verseMarks.store';
import { TextAbbreviation } from '#web/shared/scripture/TextAbbreviation';
import { VerseText } from './VerseText';

/** Shows a verse in both texts, side by side if there is room. */
export function TwoTexts({
  verse,
  isHighlighted,
  isFirst,
  mark,
}: {
  verse: ScriptureVerse;
  isHighlighted: boolean;
  isFirst: boolean;
  mark: VerseMark | undefined;
}) {
  return (
    <div
      className={`relative grid gap-x-8 border-l-2 py-2.5 pr-3 pl-9 @2xl:grid-cols-2 ${isHighlighted ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent forced-colors:border-[Canvas]'}`}
    >
      <VerseNumber
        verse={verse}
        mark={mark}
        isTabStop={isFirst}
        className="absolute left-0 w-7 pt-[0.78rem] text-right"
      />
      <Text verse={verse} version="kjv" isHighlighted={isHighlighted} mark={mark} />
      <Text verse={verse} version="web" isHighlighted={isHighlighted} mark={mark} />
    </div>
  );
}

function Text({
  verse,
  version,
  isHighlighted,
  mark,
}: {
  verse: ScriptureVerse;
  version: BibleText;
  isHighlighted: boolean;
  mark: VerseMark | undefined;
}) {
  const Words = isHighlighted ? 'mark' : 'span';
  return (
    <p className="not-first-of-type:mt-1 @2xl:mt-0!">
      <Words className={isHighlighted ? 'scroll-my-[32vh] bg-transparent text-ivory' : undefined}>
        <VerseText verse={verse} version={version} mark={mark} />
      </Words>{' '}
      <TextAbbreviation version={version} />
    </p>
  );
}
