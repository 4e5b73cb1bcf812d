import type { BiblicalFigure } from '#contract/figures';
import { useInPieces } from '#web/lib/inPieces.hooks';
import { FigureCard } from './FigureCard';

/** As many as stand in a window. */
const FIRST = 4;

export function FigureGrid({
  figures,
  onChoose,
}: {
  figures: BiblicalFigure[];
  onChoose: (figureId: string) => void;
}) {
  const shown = useInPieces(figures, FIRST);

  return (
    <ul className="mt-4 grid gap-3.5 md:grid-cols-2 abreast:grid-cols-3">
      {shown?.map((figure) => (
        <FigureCard key={figure.figureId} figure={figure} onChoose={() => onChoose(figure.figureId)} />
      ))}
    </ul>
  );
}
