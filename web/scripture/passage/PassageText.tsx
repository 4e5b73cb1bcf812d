import { Fragment, useEffect, useRef } from 'react';
import type { BibleText } from '#contract/bibleTexts';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { type BibleTextChoice, useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { ChapterHeading } from '#web/scripture/chapters/ChapterHeading';
import { chaptersOf, versesByParagraph } from '#web/scripture/chapters/chapters';
import { VerseNumber } from '#web/scripture/study/VerseNumber';
import { useVerseStudy } from '#web/scripture/study/verseStudy.hooks';
import { useVerseMarks } from '#web/shared/journal/verseMarks.hooks';
import type { VerseMark } from '#web/shared/journal/verseMarks.store';
import { ListenControls } from '#web/shared/listening/ListenControls';
import { formatReference } from '#web/shared/scripture/formatReference';
import { PsalmTitle } from '#web/shared/scripture/ScriptureText';
import { TextAbbreviation } from '#web/shared/scripture/TextAbbreviation';
import { BibleTextPicker } from './BibleTextPicker';
import { saveReadingPlace } from './readingPlace';
import { TwoTexts } from './TwoTexts';
import { VerseText } from './VerseText';

/** Scroll margin, so that highlighted verses end up near the middle and not at the edge. */
const SCROLL_MARGIN = 'scroll-my-[32vh]';

/**
 * Shows a passage within its chapters. Highlights the cited verses and scrolls to them, unless every verse is cited.
 */
export function PassageText({ passage, onGo }: { passage: Passage; onGo: (reference: string) => void }) {
  const text = useRef<HTMLDivElement>(null);
  const { studyOnPointer, studyOnKey, dialog } = useVerseStudy(passage, onGo);
  const marks = useVerseMarks();
  const choice = useBibleTextChoice();
  const isHighlighted = passage.verses.some(({ cited }) => !cited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has its highlighted verses elsewhere.
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
    // A single verse is looked up, and a whole chapter is read.
    if (!isHighlighted) saveReadingPlace(passage.reference);
  }, [passage]);

  return (
    <div
      ref={text}
      className="@container animate-arrive"
      onClickCapture={studyOnPointer}
      onKeyDownCapture={studyOnKey}
    >
      <div className="mb-8">
        <BibleTextPicker />
      </div>
      <div className="sticky top-20 z-10 flex h-0 justify-end">
        <ListenControls
          what={formatReference(passage.reference)}
          elements={() => spokenVerses(text.current, isHighlighted)}
        />
      </div>
      {chaptersOf(passage).map(({ reference, book, chapter, verses }) => {
        const isTitled = reference === passage.reference;
        return (
          <section key={reference} aria-label={reference} className="not-first-of-type:mt-16">
            <ChapterHeading book={book} chapter={chapter} isTitled={isTitled} />
            <Title verse={verses[0]} choice={choice} />
            <div
              className={`font-medium font-serif text-lead leading-[2.125rem] ${isTitled ? 'mt-4' : 'mt-8'} ${isHighlighted ? 'text-dim' : 'text-ivory'}`}
            >
              <Verses verses={verses} choice={choice} isHighlighted={isHighlighted} marks={marks} />
            </div>
          </section>
        );
      })}
      <p className="mt-10 text-center text-fine text-quiet print:hidden">
        Tap any word to see what it means, or a verse number for notes and related passages.
      </p>
      {dialog}
    </div>
  );
}

/** Returns the verses to read aloud: the cited ones, or all of them if none is highlighted. */
function spokenVerses(text: HTMLElement | null, isHighlighted: boolean): HTMLElement[] {
  return [
    ...(text?.querySelectorAll<HTMLElement>(isHighlighted ? 'mark [data-spoken]' : '[data-spoken]') ?? []),
  ];
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

type Marks = ReadonlyMap<string, VerseMark>;

function Verses({
  verses,
  choice,
  isHighlighted,
  marks,
}: {
  verses: ScriptureVerse[];
  choice: BibleTextChoice;
  isHighlighted: boolean;
  marks: Marks;
}) {
  const paragraphs = versesByParagraph(verses);
  if (choice === 'both') {
    return verses.map((verse) => (
      <TwoTexts
        key={verse.verse}
        verse={verse}
        isHighlighted={isHighlighted && verse.cited}
        isFirst={verse === verses[0]}
        mark={marks.get(verse.reference)}
      />
    ));
  }
  if (paragraphs.length === verses.length) {
    return verses.map((verse) => (
      <Line
        key={verse.verse}
        verse={verse}
        version={choice}
        isHighlighted={isHighlighted && verse.cited}
        isFirst={verse === verses[0]}
        mark={marks.get(verse.reference)}
      />
    ));
  }
  return paragraphs.map((paragraph) => (
    <p key={paragraph[0]?.verse} className="mt-4">
      {paragraph.map((verse) => (
        <Fragment key={verse.verse}>
          <InlineVerse
            verse={verse}
            version={choice}
            isHighlighted={isHighlighted && verse.cited}
            isFirst={verse === verses[0]}
            mark={marks.get(verse.reference)}
          />{' '}
        </Fragment>
      ))}
    </p>
  ));
}

type VerseProps = {
  verse: ScriptureVerse;
  version: BibleText;
  isHighlighted: boolean;
  isFirst: boolean;
  mark: VerseMark | undefined;
};

/** Shows a verse on its own line, with its number in the margin. */
function Line({ verse, version, isHighlighted, isFirst, mark }: VerseProps) {
  return (
    <p
      className={`relative border-l-2 py-1.5 pr-3 pl-9 ${isHighlighted ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent forced-colors:border-[Canvas]'}`}
    >
      <VerseNumber
        verse={verse}
        mark={mark}
        isTabStop={isFirst}
        className="absolute left-0 w-7 pt-[0.78rem] text-right"
      />{' '}
      {isHighlighted ? (
        <mark className={`bg-transparent text-ivory ${SCROLL_MARGIN}`}>
          <VerseText verse={verse} version={version} mark={mark} />
        </mark>
      ) : (
        <VerseText verse={verse} version={version} mark={mark} />
      )}
    </p>
  );
}

/** Shows a verse inside a paragraph. */
function InlineVerse({ verse, version, isHighlighted, isFirst, mark }: VerseProps) {
  const words = (
    <>
      <sup className="relative -top-[0.55em] mr-1 align-baseline leading-none">
        <VerseNumber verse={verse} mark={mark} isTabStop={isFirst} />
      </sup>
      <VerseText verse={verse} version={version} mark={mark} />
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
