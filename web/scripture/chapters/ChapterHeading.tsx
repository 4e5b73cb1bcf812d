import type { ReactNode } from 'react';

/** Shows the name of the book and the number of the chapter. If `isTitled`, the title of the screen already shows them. */
export function ChapterHeading({
  book,
  chapter,
  isTitled,
}: {
  book: string;
  chapter: number;
  isTitled: boolean;
}) {
  return (
    <h2 className={isTitled ? 'sr-only' : 'text-center'}>
      <span className="eyebrow block font-sans">{book}</span>{' '}
      <Niche>
        <span className="font-medium text-heading leading-none">{chapter}</span>
      </Niche>
    </h2>
  );
}

export function ChapterHeadingSkeleton() {
  return (
    <div aria-hidden className="text-center">
      <span className="eyebrow block"> </span>
      <Niche />
    </div>
  );
}

function Niche({ children }: { children?: ReactNode }) {
  return (
    <span className="niche mx-auto mt-3 grid aspect-3/4 w-19 place-items-center pt-2 text-ivory">
      {children}
    </span>
  );
}
