import type { MouseEvent } from 'react';
import type { FoundSymbol } from '#contract/dreams';
import { glideTo } from '#web/lib/glide';
import { beginningOf, type Telling as Pieces } from './beginning';
import { unfold, useDream } from './dreams.store';
import { placeOf } from './placeOf';

/** Beyond some ten lines a dream would push its symbols off the screen. */
const SHOWN_AT_FIRST = 600;

/** The dream in its own words, with those marked that named a symbol; each leads to its card. */
export function Telling({ telling, symbols }: { telling: Pieces; symbols: readonly FoundSymbol[] }) {
  const isWhole = useDream((dreaming) => dreaming.isUnfolded);
  const beginning = beginningOf(telling, SHOWN_AT_FIRST);
  const isLong = beginning !== telling;

  return (
    <div className="mt-7 border-tan/40 border-l pl-5">
      <h3 className="eyebrow font-sans">Your dream</h3>
      <p className="mt-2 max-w-[62ch] whitespace-pre-wrap text-quiet leading-[1.75]">
        {(isWhole ? telling : beginning).map(({ text, symbol }, at) => {
          const named = symbol === null ? undefined : symbols[symbol];
          return named && symbol !== null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a dream that was sent never move.
            <Mark key={at} text={text} name={named.symbol} at={symbol} />
          ) : (
            text
          );
        })}
        {isLong && !isWhole && ' …'}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => unfold(!isWhole)}
          className="min-h-11 font-semibold text-[0.94rem] text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          {isWhole ? 'Show less of the dream' : 'Show the whole dream'}
        </button>
      )}
    </div>
  );
}

function Mark({ text, name, at }: { text: string; name: string; at: number }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const card = document.getElementById(placeOf(at));
    if (!card) return;
    card.focus({ preventScroll: true });
    glideTo(card);
  };
  return (
    <mark className="rounded-[4px] bg-tan/14 box-decoration-clone px-0.5 text-ivory">
      <a
        href={`#${placeOf(at)}`}
        aria-label={`${text}, to the symbol ${name}`}
        onClick={go}
        className="underline decoration-tan decoration-[1.5px] underline-offset-4 transition-colors hover:decoration-ivory"
      >
        {text}
      </a>
    </mark>
  );
}
