import { SHELVES } from '#content/figures/shelves';
import type { BiblicalFigure } from '#contract/figures';
import { FigureCard } from './FigureCard';
import { type ChooseFigure, FigureGrid } from './FigureGrid';

/** The shelf of figures who are not on one of ours. */
const OTHERS = { id: 'others', when: null, figureIds: [], also: [] };

/** Returns the figures in the order of the shelves. */
export function inShelfOrder(figures: readonly BiblicalFigure[]): BiblicalFigure[] {
  return [...SHELVES, OTHERS].flatMap(({ id }) => onShelf(id, figures));
}

function onShelf(id: string, figures: readonly BiblicalFigure[]): BiblicalFigure[] {
  const order = SHELVES.find((shelf) => shelf.id === id)?.figureIds ?? [];
  return figures
    .filter((figure) => shelfOf(figure) === id)
    .sort((a, b) => order.indexOf(a.figureId) - order.indexOf(b.figureId));
}

function shelfOf({ figureId }: BiblicalFigure): string {
  return SHELVES.find(({ figureIds }) => figureIds.includes(figureId))?.id ?? OTHERS.id;
}

/** Shows all figures on shelves by what they went through, or only those of one filter. */
export function Shelves({
  figures,
  filter,
  onFilter,
  onChoose,
}: {
  figures: BiblicalFigure[];
  /** The id of a shelf, or null for all shelves. */
  filter: string | null;
  onFilter: (shelf: string | null) => void;
  onChoose: ChooseFigure;
}) {
  const only = SHELVES.find(({ id }) => id === filter);
  const found =
    only &&
    [...only.figureIds, ...only.also].flatMap((id) => figures.filter(({ figureId }) => figureId === id));

  return (
    <section aria-labelledby="all-figures" className="mt-5">
      <h2 id="all-figures" className="scroll-mt-4 text-heading leading-tight">
        All figures
      </h2>
      <ul
        aria-label="What they went through"
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-2 [scrollbar-width:none] stacked:flex-wrap md:mx-0 md:flex-wrap md:px-0"
      >
        <Filter name="All" isOn={!only} onClick={() => onFilter(null)} />
        {SHELVES.map(({ id, name }) => (
          <Filter key={id} name={name} isOn={id === filter} onClick={() => onFilter(id)} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {found && `${found.length} figures`}
      </p>
      {found ? (
        <FigureGrid name="figures" figures={found} level={3} onChoose={onChoose} />
      ) : (
        [...SHELVES, OTHERS].map(({ id, when }) => (
          <ShelfRow
            key={id}
            id={id}
            title={when === null ? 'More figures' : `When you ${when}`}
            figures={onShelf(id, figures)}
            onChoose={onChoose}
          />
        ))
      )}
    </section>
  );
}

function Filter({ name, isOn, onClick }: { name: string; isOn: boolean; onClick: () => void }) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onClick}
        className="min-h-11 rounded-full border border-line-strong px-4 text-small text-quiet transition hover:border-tan hover:text-ivory aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
      >
        {name}
      </button>
    </li>
  );
}

/** On a phone, a shelf is one row that scrolls sideways. */
function ShelfRow({
  id,
  title,
  figures,
  onChoose,
}: {
  id: string;
  title: string;
  figures: BiblicalFigure[];
  onChoose: ChooseFigure;
}) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby={`shelf-${id}`} className="mt-3 md:mt-8">
      <h3 id={`shelf-${id}`} className="text-tan text-title leading-tight">
        {title}
      </h3>
      <ul className="-mx-5 mt-2 flex *:w-[min(18rem,84vw)] *:shrink-0 *:snap-start snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:snap-none md:*:w-auto md:grid-cols-2 md:overflow-visible md:px-0 abreast:grid-cols-3">
        {figures.map((figure) => {
          const cardId = `figures-${figure.figureId}`;
          return (
            <FigureCard
              key={figure.figureId}
              id={cardId}
              figure={figure}
              level={4}
              onChoose={() => onChoose(figure.figureId, cardId)}
            />
          );
        })}
      </ul>
    </section>
  );
}
