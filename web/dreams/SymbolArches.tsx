import type { FoundSymbol } from '#contract/dreams';
import { openDreamSymbol } from './dreams.store';
import { symbolCardId } from './symbolCardId';
import { drawingOf } from './symbolDrawings';

/** The symbols as lit arches. One card is open at a time. */
export function SymbolArches({ symbols, open }: { symbols: readonly FoundSymbol[]; open: number }) {
  return (
    <ul aria-label="Symbols" className="mt-4 grid grid-cols-4 gap-2.5 @max-[16rem]:grid-cols-2 sm:max-w-110">
      {symbols.map(({ symbol }, at) => (
        <li key={symbolCardId(at)}>
          <button
            type="button"
            aria-expanded={at === open}
            aria-controls={at === open ? symbolCardId(at) : undefined}
            onClick={() => openDreamSymbol(at)}
            className="group flex w-full flex-col items-center gap-1.5 rounded-field pb-1 text-center text-fine text-quiet leading-tight hover:text-ivory aria-expanded:text-ivory"
          >
            <span className="niche grid aspect-3/4 w-full max-w-19 place-items-center text-tan group-hover:niche-lit group-aria-expanded:niche-lit">
              <svg
                aria-hidden="true"
                viewBox="0 0 40 40"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.4}
                strokeLinecap="round"
                strokeLinejoin="round"
                className="relative mt-2 w-3/5"
              >
                <path d={drawingOf(symbol)} />
              </svg>
            </span>
            {symbol}
          </button>
        </li>
      ))}
    </ul>
  );
}
