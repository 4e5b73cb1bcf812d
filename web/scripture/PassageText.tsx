import { Fragment, useEffect, useRef } from 'react';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { PsalmTitle, Scripture } from '#web/ui/Scripture';
import { ChapterHeading } from './ChapterHeading';
import { chaptersOf, paragraphsOf } from './chapters';

const NUMBER = 'select-none font-sans text-[0.72rem] text-tan leading-none tabular-nums';

/** Lit verses are brought to where the eye rests, not to the edge. */
const IN_VIEW = 'scroll-my-[32vh]';

/** A passage within its chapters; what was asked for is lit and brought into view, unless that is everything. */
export function PassageText({ passage }: { passage: Passage }) {
  const text = useRef<HTMLDivElement>(null);
  const isLit = passage.verses.some(({ cited }) => !cited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has its lit verses elsewhere.
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [passage]);

  return (
    <div ref={text} className="animate-arrive">
      {chaptersOf(passage).map(({ reference, book, chapter, verses }) => (
        <section key={reference} aria-label={reference} className="not-first:mt-16">
          <ChapterHeading book={book} chapter={chapter} />
          {verses[0]?.title && (
            <p className="mt-6 text-center font-serif text-[1.1rem] text-quiet">
              <PsalmTitle title={verses[0].title} />
            </p>
          )}
          <div
            className={`mt-8 font-medium font-serif text-[1.375rem] lining-nums leading-[2.125rem] ${isLit ? 'text-[#aea18e]' : 'text-ivory'}`}
          >
            <Verses verses={verses} isLit={isLit} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Verses({ verses, isLit }: { verses: ScriptureVerse[]; isLit: boolean }) {
  const paragraphs = paragraphsOf(verses);
  if (paragraphs.length === verses.length) {
    return verses.map((verse) => <Line key={verse.verse} verse={verse} isLit={isLit && verse.cited} />);
  }
  return paragraphs.map((paragraph) => (
    <p key={paragraph[0]?.verse} className="mt-4">
      {paragraph.map((verse) => (
        <Fragment key={verse.verse}>
          <Running verse={verse} isLit={isLit && verse.cited} />{' '}
        </Fragment>
      ))}
    </p>
  ));
}

/** A verse by itself, its number in the margin; lit ones that follow each other share one light. */
function Line({ verse: { verse, text }, isLit }: { verse: ScriptureVerse; isLit: boolean }) {
  return (
    <p
      className={`relative border-l-2 py-1.5 pr-3 pl-9 ${isLit ? 'border-amber bg-linear-to-r from-amber/18 to-transparent' : 'border-transparent'}`}
    >
      <span className={`${NUMBER} absolute left-0 w-7 pt-[0.78rem] text-right`}>{verse}</span>{' '}
      {isLit ? (
        <mark className={`bg-transparent text-ivory ${IN_VIEW}`}>
          <Scripture text={text} />
        </mark>
      ) : (
        <Scripture text={text} />
      )}
    </p>
  );
}

/** A verse among the others of its paragraph. */
function Running({ verse: { verse, text }, isLit }: { verse: ScriptureVerse; isLit: boolean }) {
  const words = (
    <>
      <sup className={`${NUMBER} relative -top-[0.55em] mr-1 align-baseline`}>{verse}</sup>
      <Scripture text={text} />
    </>
  );
  if (!isLit) return words;
  return (
    <mark
      className={`bg-transparent text-ivory [text-shadow:0_0_1.5rem_rgb(212_163_115/.65),0_0_0.6rem_rgb(212_163_115/.22)] ${IN_VIEW}`}
    >
      {words}
    </mark>
  );
}
