import { Fragment, useEffect, useRef } from 'react';
import type { Passage, ScriptureVerse } from '#contract/scripture';
import { Scripture } from '#web/ui/Scripture';
import { ChapterHeading } from './ChapterHeading';
import { chaptersOf, paragraphsOf } from './chapters';

/** A passage within its chapters; what was asked for is lit and brought into view, unless that is everything. */
export function PassageText({ passage }: { passage: Passage }) {
  const text = useRef<HTMLDivElement>(null);
  const isLit = passage.verses.some(({ cited }) => !cited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has its lit verses elsewhere.
  useEffect(() => {
    text.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [passage]);

  return (
    <div ref={text} data-lamp={isLit || undefined} className="group/text animate-arrive">
      {chaptersOf(passage).map(({ reference, book, chapter, verses }) => (
        <section key={reference} aria-label={reference} className="not-first:mt-16">
          <ChapterHeading book={book} chapter={chapter} />
          <div className="mt-8 font-serif text-[1.42rem] text-ivory leading-[1.58] group-data-[lamp]/text:text-[#cfc2ae]">
            <Paragraphs verses={verses} isLit={isLit} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Paragraphs({ verses, isLit }: { verses: ScriptureVerse[]; isLit: boolean }) {
  return paragraphsOf(verses).map((paragraph) => {
    const [first] = paragraph as [ScriptureVerse];
    if (paragraph.length === 1) return <Line key={first.verse} verse={first} isLit={isLit} />;
    return (
      <p key={first.verse} className="py-2 text-pretty">
        {paragraph.map((verse) => (
          <Fragment key={verse.verse}>
            <Running verse={verse} isLit={isLit && verse.cited} />{' '}
          </Fragment>
        ))}
      </p>
    );
  });
}
