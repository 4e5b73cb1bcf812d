import { Fragment, useEffect, useRef } from 'react';
import type { BibleText } from '#contract/bibleTexts';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { type BibleTextChoice, useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { PsalmTitle } from '#web/shared/scripture/ScriptureText';
import { TextAbbreviation } from '#web/shared/scripture/TextAbbreviation';
import { BibleTextPicker } from './BibleTextPicker';
import { ChapterHeading } from './ChapterHeading';
import { chaptersOf, versesByParagraph } from './chapters';
import { TwoTexts } from './TwoTexts';
import { VerseText } from './VerseText';

const NUMBER = 'select-none font-sans text-fine text-tan leading-none tabular-nums';

/** Scroll margin, so that highlighted verses end up near the middle and not at the edge. */
const SCROLL_MARGIN = 'scroll-my-[32vh]';

/**
 * Shows a passage within its chapters. Highlights the cited verses and scrolls to them, unless every verse is cited.
 */
export function PassageText({ passage }: { passage: Passage }) {
  const text = useRef<HTMLDivElement>(null);
  const isHighlighted = passage.verses.some(({ cited }) => !cited);
  const choice = useBibleTextChoice();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has its highlighted verses elsewhere.
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [passage]);

  return (
    <div ref={text} className="@container animate-arrive">
      <div className="mb-6">
        <BibleTextPicker />
      </div>
      {chaptersOf(passage).map(({ reference, book, chapter, verses }) => (
        <section key={reference} aria-label={reference} className="not-first:mt-16">
          <ChapterHeading book={book} chapter={chapter} />
          <Title verse={verses[0]} choice={choice} />
          <div
            className={`mt-8 font-medium font-serif text-lead lining-nums leading-[2.125rem] ${isHighlighted ? 'text-quiet' : 'text-ivory'}`}
          >
            <Verses verses={verses} choice={choice} isHighlighted={isHighlighted} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** The heading of a psalm. With both texts, each heading has the abbreviation of its text. */
function Title({ verse, choice }: { verse: ScriptureVerse | undefined; choice: BibleTextChoice }) {
  const titles: [BibleText, string | undefined][] = [
    ['kjv', verse?.title],
    ['web', verse?.worldEnglish.title],
  ];
  return titles.map(
    ([version, title]) =>
      title &&
      (choice === 'both' || choice === version) && (
        <p key={version} className="mt-6 text-center font-serif text-body text-quiet">
          <PsalmTitle title={title} /> {choice === 'both' && <TextAbbreviation version={version} />}
        </p>
      ),
  );
}

function Verses({
  verses,
  choice,
  isHighlighted,
}: {
  verses: ScriptureVerse[];
  choice: BibleTextChoice;
  isHighlighted: boolean;
}) {
  const paragraphs = versesByParagraph(verses);
  if (choice === 'both') {
    return verses.map((verse) => (
      <TwoTexts key={verse.verse} verse={verse} isHighlighted={isHighlighted && verse.cited} />
    ));
  }
  if (paragraphs.length === verses.length) {
    return verses.map((verse) => (
      <Line key={verse.verse} verse={verse} version={choice} isHighlighted={isHighlighted && verse.cited} />
    ));
  }
  return paragraphs.map((paragraph) => (
    <p key={paragraph[0]?.verse} className="mt-4">
      {paragraph.map((verse) => (
        <Fragment key={verse.verse}>
          <InlineVerse verse={verse} version={choice} isHighlighted={isHighlighted && verse.cited} />{' '}
        </Fragment>
      ))}
    </p>
  ));
}

/** Shows a verse on its own line, with its number in the margin. */
function Line({
  verse,
  version,
  isHighlighted,
}: {
  verse: ScriptureVerse;
  version: BibleText;
  isHighlighted: boolean;
}) {
  return (
    <p
      className={`relative border-l-2 py-1.5 pr-3 pl-9 ${isHighlighted ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent'}`}
    >
      <span className={`${NUMBER} absolute left-0 w-7 pt-[0.78rem] text-right`}>{verse.verse}</span>{' '}
      {isHighlighted ? (
        <mark className={`bg-transparent text-ivory ${SCROLL_MARGIN}`}>
          <VerseText verse={verse} version={version} />
        </mark>
      ) : (
        <VerseText verse={verse} version={version} />
      )}
    </p>
  );
}

/** Shows a verse inside a paragraph. */
function InlineVerse({
  verse,
  version,
  isHighlighted,
}: {
  verse: ScriptureVerse;
  version: BibleText;
  isHighlighted: boolean;
}) {
  const words = (
    <>
      <sup className={`${NUMBER} relative -top-[0.55em] mr-1 align-baseline`}>{verse.verse}</sup>
      <VerseText verse={verse} version={version} />
    </>
  );
  if (!isHighlighted) return words;
  return (
    <mark
      className={`bg-transparent text-ivory [text-shadow:0_0_1.5rem_rgb(212_163_115/.65),0_0_0.6rem_rgb(212_163_115/.22)] ${SCROLL_MARGIN}`}
    >
      {words}
    </mark>
  );
}
