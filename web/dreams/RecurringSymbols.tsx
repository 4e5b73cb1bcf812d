import { useState } from 'react';
import type { Recurring } from './recurring';

/** Some four rows of them on a phone; whoever has kept many dreams opens the rest. */
const SHOWN_AT_FIRST = 8;

/** What comes back from dream to dream; one of them at a time sifts the list. */
export function RecurringSymbols({
  recurring,
  chosen,
  onChoose,
}: {
  recurring: readonly Recurring[];
  chosen: string | null;
  onChoose: (symbol: string | null) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const hidden = recurring.length - SHOWN_AT_FIRST;

  return (
    <section aria-labelledby="recurring" className="mt-8 rounded-card border border-line bg-card p-5">
      <h2 id="recurring" className="text-[1.5rem] leading-tight">
        What comes back
      </h2>
      <p className="mt-1 text-[0.97rem] text-quiet">Choose one to see only its dreams.</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {(isWhole ? recurring : recurring.slice(0, SHOWN_AT_FIRST)).map(({ symbol, dreams }) => (
          <li key={symbol}>
            <button
              type="button"
              aria-pressed={symbol === chosen}
              onClick={() => onChoose(symbol === chosen ? null : symbol)}
              className="min-h-11 rounded-full border border-line-strong px-3 text-left text-[0.88rem] text-quiet transition hover:border-tan hover:text-ivory aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
            >
              <b className="font-semibold">{symbol}</b> · in {dreams} dreams
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-11 font-semibold text-[0.94rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isWhole ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      )}
    </section>
  );
}
