import { Fragment, useEffect, useRef } from 'react';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { PsalmTitle, ScriptureText } from '#web/shared/scripture/ScriptureText';
import { ChapterHeading } from './ChapterHeading';
import { chaptersOf, versesByParagraph } from './chapters';

const NUMBER = 'select-none font-sans text-fine text-tan leading-none tabular-nums';

/** Scroll margin, so that highlighted verses end up near the middle and not at the edge. */
const SCROLL_MARGIN = 'scroll-my-[32vh]';

/**
 * Shows a passage within its chapters. Highlights the cited verses and scrolls to them, unless every verse is cited.
 */
export function PassageText({ passage }: { passage: Passage }) {
  const text = useRef<HTMLDivElement>(null);
  const isHighlighted = passage.verses.some(({ cited }) => !cited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has its highlighted verses elsewhere.
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [passage]);

  return (
    <div ref={text} className="animate-arrive">
      {chaptersOf(passage).map(({ reference, book, chapter, verses }) => (
        <section key={reference} aria-label={reference} className="not-first:mt-16">
          <ChapterHeading book={book} chapter={chapter} />
          {verses[0]?.title && (
            <p className="mt-6 text-center font-serif text-body text-quiet">
              <PsalmTitle title={verses[0].title} />
            </p>
          )}
          <div
            className={`mt-8 font-medium font-serif text-lead lining-nums leading-[2.125rem] ${isHighlighted ? 'text-quiet' : 'text-ivory'}`}
          >
            <Verses verses={verses} isHighlighted={isHighlighted} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Verses({ verses, isHighlighted }: { verses: ScriptureVerse[]; isHighlighted: boolean }) {
  const paragraphs = versesByParagraph(verses);
  if (paragraphs.length === verses.length) {
    return verses.map((verse) => (
      <Line key={verse.verse} verse={verse} isHighlighted={isHighlighted && verse.cited} />
    ));
  }
  return paragraphs.map((paragraph) => (
    <p key={paragraph[0]?.verse} className="mt-4">
      {paragraph.map((verse) => (
        <Fragment key={verse.verse}>
          <InlineVerse verse={verse} isHighlighted={isHighlighted && verse.cited} />{' '}
        </Fragment>
      ))}
    </p>
  ));
}

/** Shows a verse on its own line, with its number in the margin. */
function Line({
  verse: { verse, text, glosses },
  isHighlighted,
}: {
  verse: ScriptureVerse;
  isHighlighted: boolean;
}) {
  return (
    <p
      className={`relative border-l-2 py-1.5 pr-3 pl-9 ${isHighlighted ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent'}`}
    >
      <span className={`${NUMBER} absolute left-0 w-7 pt-[0.78rem] text-right`}>{verse}</span>{' '}
      {isHighlighted ? (
        <mark className={`bg-transparent text-ivory ${SCROLL_MARGIN}`}>
          <ScriptureText text={text} glosses={glosses} />
        </mark>
      ) : (
        <ScriptureText text={text} glosses={glosses} />
      )}
    </p>
  );
}

/** Shows a verse inside a paragraph. */
function InlineVerse({
  verse: { verse, text, glosses },
  isHighlighted,
}: {
  verse: ScriptureVerse;
  isHighlighted: boolean;
}) {
  const words = (
    <>
      <sup className={`${NUMBER} relative -top-[0.55em] mr-1 align-baseline`}>{verse}</sup>
      <ScriptureText text={text} glosses={glosses} />
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
