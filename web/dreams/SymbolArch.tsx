import { drawingOf } from './symbolDrawings';

/** The drawing of a symbol in an arch. */
export function SymbolArch({ symbol, className }: { symbol: string; className: string }) {
  return (
    <span className={`niche grid aspect-3/4 place-items-center text-tan ${className}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="relative mt-[12%] w-3/5"
      >
        <path d={drawingOf(symbol)} />
      </svg>
    </span>
  );
}
