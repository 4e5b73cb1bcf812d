import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { passageAddress } from '#contract/pages/addresses';
import type { Passage } from '#contract/scripture';
import { tooltipProps } from '#web/ui/tooltipProps';
import { ChapterPicker } from './ChapterPicker';

const ITEM =
  'inline-flex min-h-11 min-w-11 max-w-full items-center gap-1.5 rounded-field px-2.5 text-small text-quiet transition hover:bg-tan/8 hover:text-ivory';

/** Shows the navigation to the previous, the next and any other chapter. */
export function ChapterBar({
  passage,
  reference,
  isOld = false,
  onGo,
  children,
}: {
  passage: Passage | undefined;
  /** What was asked for, which may not exist. */
  reference: string;
  /** True while another passage loads: the links keep their place and are inert. */
  isOld?: boolean;
  onGo: (reference: string) => void;
  /** Further tools. */
  children?: ReactNode;
}) {
  const [isPickerOpen, setPickerOpen] = useState(false);
  const id = useId();

  const choose = (reference: string) => {
    setPickerOpen(false);
    onGo(reference);
  };

  return (
    <nav aria-label="Chapters">
      {isPickerOpen && <ChapterPicker id={id} passage={passage} reference={reference} onChoose={choose} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1 tight:flex tight:flex-wrap tight:justify-center">
        <ChapterLink label="Previous chapter" reference={passage?.previousChapter} isOld={isOld} onGo={onGo}>
          {(name) => (
            <>
              <ChevronLeft className="size-5 shrink-0" />
              {name}
            </>
          )}
        </ChapterLink>
        <div className="col-start-2 flex items-center tight:contents">
          <button
            type="button"
            aria-expanded={isPickerOpen}
            aria-controls={isPickerOpen ? id : undefined}
            onClick={() => setPickerOpen(!isPickerOpen)}
            className={`${ITEM} text-amber aria-expanded:text-ivory`}
          >
            <BookOpen className="size-5" />
            Chapters
          </button>
          {children}
        </div>
        <ChapterLink
          label="Next chapter"
          reference={passage?.nextChapter}
          isOld={isOld}
          onGo={onGo}
          className="col-start-3 justify-self-end"
        >
          {(name) => (
            <>
              {name}
              <ChevronRight className="size-5 shrink-0" />
            </>
          )}
        </ChapterLink>
      </div>
    </nav>
  );
}

/** Links to a neighboring chapter. Renders nothing before the first and after the last chapter of the Bible. */
function ChapterLink({
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
      {...tooltipProps(`${label}, ${reference}`)}
      onClick={go}
      inert={isOld}
      className={`${ITEM} ${className}`}
    >
      {children(<span className="truncate max-sm:sr-only">{reference}</span>)}
    </Link>
  );
}
