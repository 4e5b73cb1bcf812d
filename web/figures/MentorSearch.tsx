import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SITUATION_MAX } from '#contract/chatLimits';
import type { BiblicalFigure } from '#contract/figures';
import { smoothScrollTo } from '#web/lib/navigation/smoothScroll';
import { CrisisHelpCard } from '#web/shared/help/CrisisHelpCard';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/forms/Field';
import { PENDING_PROPS } from '#web/ui/pendingProps';
import { tooltipProps } from '#web/ui/tooltipProps';
import { type ChooseFigure, FigureGrid } from './FigureGrid';
import { type MentorResults, searchMentors, setSituation, useMentorSearch } from './figures.store';
import { Portrait } from './portraits/Portrait';

/** Searches for figures that match a life situation. */
export function MentorSearch({
  figures,
  onChoose,
  onStudy,
}: {
  figures: BiblicalFigure[];
  onChoose: ChooseFigure;
  onStudy: () => void;
}) {
  const { situation, isSearching, found } = useMentorSearch();
  const section = useRef<HTMLElement>(null);
  const previousFound = useRef(found);

  // Scrolls to a new result. A result that was already there on mount keeps the scroll position.
  useEffect(() => {
    if (found && found !== previousFound.current && section.current) smoothScrollTo(section.current);
    previousFound.current = found;
  }, [found]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    void searchMentors(figures);
  };

  return (
    <section ref={section} aria-labelledby="mentor" className="scroll-mt-4 low:pt-4 pt-5">
      <h2 id="mentor" className="text-heading leading-tight">
        Find Your Biblical Mentor
      </h2>
      <search>
        <form onSubmit={search} className="low:mt-1 mt-1.5 flex items-end gap-2.5 tight:flex-wrap">
          <div className="grow tight:basis-full">
            <Field
              label="What are you going through?"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={SITUATION_MAX}
              placeholder="I feel like giving up"
              value={situation}
              onChange={(event) => setSituation(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            aria-label="Search"
            {...tooltipProps('Search')}
            className="low:min-h-12! px-4.5!"
            {...(isSearching && PENDING_PROPS)}
          >
            <Search className="size-5.5 stroke-2" />
          </Button>
        </form>
      </search>
      {found && <Results found={found} figures={figures} onChoose={onChoose} onStudy={onStudy} />}
    </section>
  );
}

function Results({
  found: { mentors, matching, crisisHelp },
  figures,
  onChoose,
  onStudy,
}: {
  found: MentorResults;
  figures: BiblicalFigure[];
  onChoose: ChooseFigure;
  onStudy: () => void;
}) {
  const suggested = mentors.flatMap(({ figureId, because }) => {
    const figure = figures.find((one) => one.figureId === figureId);
    return figure ? [{ figure, because }] : [];
  });
  const count = suggested.length + (matching?.length ?? 0);

  return (
    <>
      <div role="status">
        {crisisHelp && (
          <div className="mt-5">
            <CrisisHelpCard text={crisisHelp.text} near={crisisHelp.near} concern={crisisHelp.concern} />
          </div>
        )}
        {count > 0 && (
          <p className="sr-only">{count === 1 ? '1 figure' : `${count} figures`} recommended for you</p>
        )}
        {count === 0 && matching && !crisisHelp && <NoMatch onStudy={onStudy} />}
      </div>
      {suggested.length > 0 && (
        <div className="mt-7 animate-arrive">
          <h3 className="text-title text-tan">Someone who has been there</h3>
          <ul className="mt-4 grid gap-3 abreast:grid-cols-3">
            {suggested.map(({ figure, because }) => (
              <SuggestedMentor key={figure.figureId} figure={figure} because={because} onChoose={onChoose} />
            ))}
          </ul>
        </div>
      )}
      {matching && matching.length > 0 && (
        <div className="mt-7 animate-arrive">
          <h3 className="text-title text-tan">Recommended for You</h3>
          <FigureGrid name="mentors" figures={matching} onChoose={onChoose} />
        </div>
      )}
    </>
  );
}

function SuggestedMentor({
  figure,
  because,
  onChoose,
}: {
  figure: BiblicalFigure;
  because: string;
  onChoose: ChooseFigure;
}) {
  const id = `suggested-${figure.figureId}`;
  return (
    <li
      id={id}
      className="group relative flex items-center gap-4 rounded-card border border-line-strong bg-card p-4 transition duration-quick focus-within:border-tan hover:border-tan"
    >
      <Portrait figure={figure} className="w-13" />
      <p className="min-w-0 text-body text-quiet leading-normal">
        <button
          type="button"
          onClick={() => onChoose(figure.figureId, id)}
          className="block text-left font-serif text-lead text-ivory leading-tight outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3"
        >
          {figure.name}
        </button>
        Because {because}
      </p>
    </li>
  );
}

/** Says that no figure matches, and offers two alternatives. */
function NoMatch({ onStudy }: { onStudy: () => void }) {
  return (
    <div className="mt-5 rounded-card border border-line bg-card p-5">
      <p className="font-serif text-lead">No matches found</p>
      <p className="mt-1 text-quiet">Try keywords like anxiety, leadership, forgiveness, courage.</p>
      <p className="mt-2 text-quiet">
        Or say how you feel, such as “I’m afraid”. You can also{' '}
        <button type="button" onClick={onStudy} className="text-amber underline underline-offset-4">
          ask in the Bible chat
        </button>{' '}
        or{' '}
        <a href="#all-figures" className="text-amber underline underline-offset-4">
          browse all figures
        </a>
        .
      </p>
    </div>
  );
}
