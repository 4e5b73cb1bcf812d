import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/addresses';
import type { Passage } from '#contract/scripture';
import { ChapterChoice } from './ChapterChoice';

const ITEM =
  'inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-field px-2.5 text-[0.94rem] text-quiet transition hover:bg-[#d1ab7d14] hover:text-ivory';

/** To the chapter before, to the one after, and to any other. */
export function ChapterBar({
  passage,
  isOld = false,
  onGo,
}: {
  passage: Passage | undefined;
  /** Of the passage before the one that is on its way: it keeps its place and leads nowhere. */
  isOld?: boolean;
  onGo: (reference: string) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();

  const choose = (reference: string) => {
    setChoosing(false);
    onGo(reference);
  };

  return (
    <nav aria-label="Chapters" inert={isOld}>
      {isChoosing && <ChapterChoice key={passage?.reference} id={id} passage={passage} onChoose={choose} />}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Neighbour label="Previous chapter" reference={passage?.previousChapter} onGo={onGo}>
          {(name) => (
            <>
              <ChevronLeft aria-hidden className="size-5 shrink-0" strokeWidth={1.7} />
              {name}
            </>
          )}
        </Neighbour>
        <button
          type="button"
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? id : undefined}
          onClick={() => setChoosing(!isChoosing)}
          className={`${ITEM} col-start-2 text-amber aria-expanded:text-ivory`}
        >
          <BookOpen aria-hidden className="size-5" strokeWidth={1.6} />
          Choose a chapter
        </button>
        <Neighbour
          label="Next chapter"
          reference={passage?.nextChapter}
          onGo={onGo}
          className="col-start-3 justify-self-end"
        >
          {(name) => (
            <>
              {name}
              <ChevronRight aria-hidden className="size-5 shrink-0" strokeWidth={1.7} />
            </>
          )}
        </Neighbour>
      </div>
    </nav>
  );
}

/** Nothing at either end of the Bible. */
function Neighbour({
  label,
  reference,
  onGo,
  className = 'justify-self-start',
  children,
}: {
  label: string;
  reference: string | null | undefined;
  onGo: (reference: string) => void;
  className?: string;
  children: (name: ReactNode) => ReactNode;
}) {
  if (!reference) return null;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(reference);
  };
  return (
    <Link
      href={passageAddress(reference)}
      aria-label={`${label}, ${reference}`}
      title={`${label}, ${reference}`}
      onClick={go}
      className={`${ITEM} ${className}`}
    >
      {children(<span className="max-sm:sr-only">{reference}</span>)}
    </Link>
  );
}
