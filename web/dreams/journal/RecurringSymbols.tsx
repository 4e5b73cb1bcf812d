import { useState } from 'react';
import { ReadMore } from '#web/ui/ReadMore';
import type { RecurringSymbol } from './recurring';

/** About four rows on a phone; a button shows the rest. */
const MAX_COLLAPSED = 8;

/** Lists the symbols that occur in several dreams. Choosing a symbol filters the list of dreams. */
export function RecurringSymbols({
  recurring,
  chosen,
  onChoose,
}: {
  recurring: readonly RecurringSymbol[];
  chosen: string | null;
  onChoose: (symbol: string | null) => void;
}) {
  const [isExpanded, setExpanded] = useState(false);
  const hidden = recurring.length - MAX_COLLAPSED;

  return (
    <section aria-labelledby="recurring" className="mt-8 rounded-card border border-line bg-card p-5">
      <h2 id="recurring" className="text-title leading-tight">
        What keeps coming back
      </h2>
      <p className="mt-1 text-small text-quiet">Choose a symbol to see only the dreams it appears in.</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {(isExpanded ? recurring : recurring.slice(0, MAX_COLLAPSED)).map(({ symbol, dreams }) => (
          <li key={symbol}>
            <button
              type="button"
              aria-pressed={symbol === chosen}
              onClick={() => onChoose(symbol === chosen ? null : symbol)}
              className="min-h-11 rounded-full border border-line-strong px-3 text-left text-fine text-quiet transition hover:border-tan hover:text-ivory aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
            >
              <b className="font-semibold">{symbol}</b> · in {dreams} dreams
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <ReadMore
          isOpen={isExpanded}
          onToggle={setExpanded}
          more={`Show ${hidden} more`}
          less="Show fewer"
          className="mt-1"
        />
      )}
    </section>
  );
}
