import type { FoundSymbol } from '#contract/dreams';
import { openDreamSymbol } from './dreams.store';
import { SymbolArch } from './SymbolArch';
import { symbolCardId } from './symbolCardId';

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
            <SymbolArch
              symbol={symbol}
              className="w-full max-w-19 group-hover:niche-lit group-aria-expanded:niche-lit"
            />
            {symbol}
          </button>
        </li>
      ))}
    </ul>
  );
}
