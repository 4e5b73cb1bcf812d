import { useState } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/pages/addresses';
import { formatReference } from '#web/shared/scripture/formatReference';
import { LinkButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { chapterReference, TESTAMENTS } from './chapters/chapters';
import { MarkedVerses } from './MarkedVerses';
import { savedReadingPlace } from './passage/readingPlace';
import { ScriptureSearch } from './search/ScriptureSearch';

/** Shows the books of the Bible, a search, and what the user read and marked. */
export function ScriptureScreen() {
  const [place] = useState(savedReadingPlace);

  return (
    <div className="mx-auto low:mt-2 mt-8 w-full max-w-200 animate-arrive">
      <header className="text-center">
        <p className="eyebrow flat:hidden">King James Version and World English Bible</p>
        <ScreenTitle title="Scripture" className="low:mt-0 mt-2 text-display flat:text-heading" />
      </header>
      {place && (
        <p className="mt-6 text-center">
          <LinkButton variant="ghost" href={passageAddress(place)}>
            Continue with {formatReference(place)}
          </LinkButton>
        </p>
      )}
      <ScriptureSearch />
      <MarkedVerses />
      {TESTAMENTS.map(({ title, books }) => (
        <section key={title} aria-label={title} className="mt-14">
          <h2 className="text-center font-medium text-heading text-quiet italic">{title}</h2>
          <ul className="mt-5 columns-2 gap-x-6 border-line border-t pt-5 sm:columns-3 lg:columns-4">
            {books.map(([book]) => (
              <li key={book} className="break-inside-avoid">
                <Link
                  href={passageAddress(chapterReference(book, 1))}
                  className="flex min-h-11 items-center font-serif text-lead leading-tight transition hover:text-amber"
                >
                  {book}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
