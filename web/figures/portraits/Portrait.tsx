import { BOOK, bustOf, DRAWINGS } from './drawings';

/** The dark outline that lets the emblem stand out from the robe behind it. */
const OUTLINE_WIDTH = 4;

/** A figure's drawn portrait in an arch. The emblem has the figure's color; a lit portrait glows. */
export function Portrait({
  figure: { figureId, colorClass, borderColorClass },
  className,
  isLit = false,
}: {
  figure: { figureId: string; colorClass: string; borderColorClass: string };
  className: string;
  isLit?: boolean;
}) {
  const drawing = DRAWINGS[figureId];
  return (
    <span
      className={`niche block aspect-3/4 shrink-0 overflow-hidden group-focus-within:niche-lit group-hover:niche-lit ${isLit ? 'niche-lit niche-breathing' : ''} ${borderColorClass} ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox={drawing ? '0 0 60 80' : '8 36 44 58.667'}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="relative size-full"
      >
        {drawing && (
          <path d={bustOf(drawing)} strokeWidth={1.2} className={isLit ? 'text-tan' : 'text-faint'} />
        )}
        <path d={drawing?.emblem ?? BOOK} strokeWidth={OUTLINE_WIDTH} className="text-raised" />
        <path d={drawing?.emblem ?? BOOK} strokeWidth={1.5} className={colorClass} />
      </svg>
    </span>
  );
}
