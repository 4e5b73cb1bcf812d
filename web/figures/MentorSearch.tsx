import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { BiblicalFigure } from '#contract/figures';
import { glideTo } from '#web/lib/glide';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/Field';
import { tip } from '#web/ui/tip';
import { type Choose, FigureGrid } from './FigureGrid';
import { searchAmong, useMentorSearch, write } from './figures.store';

/** Finds figures for a life situation. */
export function MentorSearch({ figures, onChoose }: { figures: BiblicalFigure[]; onChoose: Choose }) {
  const { situation, found } = useMentorSearch();
  const section = useRef<HTMLElement>(null);
  const greeted = useRef(found);

  // What one asked for is read next; what was there before stays where it is.
  useEffect(() => {
    if (found && found !== greeted.current && section.current) glideTo(section.current);
    greeted.current = found;
  }, [found]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    searchAmong(figures);
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
              onChange={(event) => write(event.target.value)}
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
          <FigureGrid name="mentors" figures={found} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}
