import type { BiblicalFigure } from '#contract/figures';
import { FigureCard } from './FigureCard';

/** Receives the id of the card as well, because a figure can be in two lists. */
export type ChooseFigure = (figureId: string, cardId: string) => void;

export function FigureGrid({
  name,
  figures,
  level = 3,
  onChoose,
}: {
  /** Unique among the lists of the screen. */
  name: string;
  figures: BiblicalFigure[];
  level?: 3 | 4;
  onChoose: ChooseFigure;
}) {
  return (
    <ul className="mt-4 grid gap-3.5 md:grid-cols-2 abreast:grid-cols-3">
      {figures.map((figure) => {
        const id = `${name}-${figure.figureId}`;
        return (
          <FigureCard
            key={figure.figureId}
            id={id}
            figure={figure}
            level={level}
            onChoose={() => onChoose(figure.figureId, id)}
          />
        );
      })}
    </ul>
  );
}
