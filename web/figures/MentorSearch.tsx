import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BiblicalFigure } from '#contract/figures';
import { glideTo } from '#web/lib/glide';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/Field';
import { tip } from '#web/ui/tip';
import { FigureGrid } from './FigureGrid';
import { mentorsFor } from './mentors';

/** Finds figures for a life situation. */
export function MentorSearch({
  figures,
  onChoose,
}: {
  figures: BiblicalFigure[];
  onChoose: (figureId: string) => void;
}) {
  const [situation, setSituation] = useState('');
  const [found, setFound] = useState<BiblicalFigure[] | null>(null);

  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (found && section.current) glideTo(section.current);
  }, [found]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    setFound(mentorsFor(figures, situation));
  };

  return (
    <section ref={section} aria-labelledby="mentor" className="scroll-mt-4 pt-12">
      <h2 id="mentor" className="text-[1.9rem]">
        Find Your Biblical Mentor
      </h2>
      <search>
        <form onSubmit={search} className="mt-3 flex items-end gap-2.5 tight:flex-wrap">
          <div className="grow tight:basis-full">
            <Field
              label="What are you going through?"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={500}
              placeholder="I feel like giving up"
              value={situation}
              onChange={(event) => setSituation(event.target.value)}
            />
          </div>
          <Button type="submit" aria-label="Search" {...tip('Search')} className="px-4.5!">
            <Search aria-hidden className="size-5.5" strokeWidth={2} />
          </Button>
        </form>
      </search>
      <div role="status">
        {found && found.length > 0 && (
          <p className="sr-only">
            {found.length === 1 ? 'One figure' : `${found.length} figures`} recommended for you
          </p>
        )}
        {found?.length === 0 && (
          <div className="mt-5 rounded-card border border-line bg-card p-5 text-center">
            <p className="font-serif text-[1.3rem]">No matches found</p>
            <p className="mt-1 text-quiet">Try keywords like anxiety, leadership, forgiveness, courage.</p>
          </div>
        )}
      </div>
      {found && found.length > 0 && (
        <div className="mt-7 animate-arrive">
          <h3 className="text-[1.5rem] text-tan">Recommended for You</h3>
          <FigureGrid figures={found} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}
