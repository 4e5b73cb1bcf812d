import type { BiblicalFigure } from '#contract/figures';
import { FigureCard } from './FigureCard';

export function FigureGrid({
  figures,
  onChoose,
}: {
  figures: BiblicalFigure[];
  onChoose: (figureId: string) => void;
}) {
  return (
    <ul className="mt-4 grid gap-3.5 md:grid-cols-2 xl:grid-cols-3">
      {figures.map((figure) => (
        <FigureCard key={figure.figureId} figure={figure} onChoose={() => onChoose(figure.figureId)} />
      ))}
    </ul>
  );
}
