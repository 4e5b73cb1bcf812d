import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FoundSymbol } from '#contract/dreams';
import { type DreamText as TextParts, truncateDream } from '#web/dreams/journal/truncateDream';
import { smoothScrollTo } from '#web/lib/navigation/smoothScroll';
import { ReadMore } from '#web/ui/ReadMore';
import { openDreamSymbol, setDreamExpanded, useDream } from './dreams.store';
import { symbolCardId } from './symbolCardId';

/** About six lines on a phone. A longer excerpt would push the symbols off the screen. */
const EXCERPT_MAX = 260;

/** Shows the text of the dream. Words that named a symbol are highlighted and open its card. It stays in view. */
export function HighlightedText({
  textParts,
  symbols,
}: {
  textParts: TextParts;
  symbols: readonly FoundSymbol[];
}) {
  const isExpanded = useDream((dreaming) => dreaming.isExpanded);
  const beginning = truncateDream(textParts, EXCERPT_MAX);
  const isLong = beginning !== textParts;

  return (
    <div className="sticky top-0 z-10 -mx-5 mt-5 max-h-[38dvh] overflow-y-auto border-line border-b bg-ground px-5 py-2 short:static short:max-h-none">
      <h3 className="eyebrow font-sans">Your dream</h3>
      <p className="mt-1 max-w-[62ch] whitespace-pre-wrap border-tan/40 border-l pl-4 text-quiet leading-[1.6]">
        {(isExpanded ? textParts : beginning).map(({ text, symbol }, at) => {
          const named = symbol === null ? undefined : symbols[symbol];
          return named && symbol !== null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a submitted dream never change order.
            <Highlight key={at} text={text} name={named.symbol} at={symbol} />
          ) : (
            text
          );
        })}
        {isLong && !isExpanded && ' …'}
      </p>
      {isLong && (
        <ReadMore
          isOpen={isExpanded}
          onToggle={setDreamExpanded}
          more="Show the whole dream"
          less="Show less of the dream"
        />
      )}
    </div>
  );
}

function Highlight({ text, name, at }: { text: string; name: string; at: number }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => openDreamSymbol(at));
    const card = document.getElementById(symbolCardId(at));
    if (!card) return;
    card.focus({ preventScroll: true });
    smoothScrollTo(card);
  };
  return (
    <mark className="rounded-mark bg-tan/14 box-decoration-clone px-0.5 text-ivory">
      <a
        href={`#${symbolCardId(at)}`}
        aria-label={`${text}, go to the symbol ${name}`}
        onClick={go}
        className="underline decoration-tan decoration-[1.5px] underline-offset-4 transition-colors hover:decoration-ivory"
      >
        {text}
      </a>
    </mark>
  );
}
