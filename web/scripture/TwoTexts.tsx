import type { BibleText } from '#contract/bibleTexts';
import type { ScriptureVerse } from '#contract/scripture';
import { TextAbbreviation } from '#web/shared/scripture/TextAbbreviation';
import { VerseText } from './VerseText';

/** Shows a verse in both texts, side by side if there is room. */
export function TwoTexts({ verse, isHighlighted }: { verse: ScriptureVerse; isHighlighted: boolean }) {
  return (
    <div
      className={`relative grid gap-x-8 border-l-2 py-2.5 pr-3 pl-9 @2xl:grid-cols-2 ${isHighlighted ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent'}`}
    >
      <span className="absolute left-0 w-7 select-none pt-[0.78rem] text-right font-sans text-fine text-tan tabular-nums leading-none">
        {verse.verse}
      </span>
      <Text verse={verse} version="kjv" isHighlighted={isHighlighted} />
      <Text verse={verse} version="web" isHighlighted={isHighlighted} />
    </div>
  );
}

function Text({
  verse,
  version,
  isHighlighted,
}: {
  verse: ScriptureVerse;
  version: BibleText;
  isHighlighted: boolean;
}) {
  const Words = isHighlighted ? 'mark' : 'span';
  return (
    <p className="not-first-of-type:mt-1 @2xl:mt-0!">
      <Words className={isHighlighted ? 'scroll-my-[32vh] bg-transparent text-ivory' : undefined}>
        <VerseText verse={verse} version={version} />
      </Words>{' '}
      <TextAbbreviation version={version} />
    </p>
  );
}
