import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/addresses';
import type { Passage } from '#contract/scripture';
import { tip } from '#web/ui/tip';
import { ChapterChoice } from './ChapterChoice';

const ITEM =
  'inline-flex min-h-11 min-w-11 max-w-full items-center gap-1.5 rounded-field px-2.5 text-[0.94rem] text-quiet transition hover:bg-[#d1ab7d14] hover:text-ivory';

/** To the chapter before, to the one after, and to any other. */
export function ChapterBar({
  passage,
  isOld = false,
  onGo,
  children,
}: {
  passage: Passage | undefined;
  /** Of the passage before the one that is on its way: its neighbours keep their place and lead nowhere. */
  isOld?: boolean;
  onGo: (reference: string) => void;
  /** What else one may do here. */
  children?: ReactNode;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();

  const choose = (reference: string) => {
    setChoosing(false);
    onGo(reference);
  };

  return (
    <nav aria-label="Chapters">
      {isChoosing && <ChapterChoice id={id} passage={passage} onChoose={choose} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1 tight:flex tight:flex-wrap tight:justify-center">
        <Neighbour label="Previous chapter" reference={passage?.previousChapter} isOld={isOld} onGo={onGo}>
          {(name) => (
            <>
              <ChevronLeft aria-hidden className="size-5 shrink-0" strokeWidth={1.7} />
              {name}
            </>
          )}
        </Neighbour>
        <div className="col-start-2 flex items-center tight:contents">
          <button
            type="button"
            aria-expanded={isChoosing}
            aria-controls={isChoosing ? id : undefined}
            onClick={() => setChoosing(!isChoosing)}
            className={`${ITEM} text-amber aria-expanded:text-ivory`}
          >
            <BookOpen aria-hidden className="size-5" strokeWidth={1.6} />
            Chapters
          </button>
          {children}
        </div>
        <Neighbour
          label="Next chapter"
          reference={passage?.nextChapter}
          isOld={isOld}
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
  isOld,
  onGo,
  className = 'justify-self-start',
  children,
}: {
  label: string;
  reference: string | null | undefined;
  isOld: boolean;
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
      {...tip(`${label}, ${reference}`)}
      onClick={go}
      inert={isOld}
      className={`${ITEM} ${className}`}
    >
      {children(<span className="truncate max-sm:sr-only">{reference}</span>)}
    </Link>
  );
}
