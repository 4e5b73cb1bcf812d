import type { ReactNode, RefObject } from 'react';
import { REFLECTION } from '#content/dreams/reflection';
import { AnswerParts } from '#web/shared/chat/AnswerParts';
import { Button } from '#web/ui/Button';
import { ReadMore } from '#web/ui/ReadMore';
import { type DreamResult, hasCrisisHelp, hideDreamHelp, openDreamSymbols, useDream } from './dreams.store';
import { HighlightedText } from './HighlightedText';
import { NewDreamButton, ResultActions } from './ResultActions';
import { SymbolArches } from './SymbolArches';
import { SymbolCard } from './SymbolCard';

/**
 * Shows the result for a dream: crisis help and notes first, then the dream, then its symbols, one of which is open.
 * After crisis help, the dream and its symbols stay closed until the user asks for them.
 */
export function DreamResults({
  found,
  heading,
  onTalk,
  onRetry,
  onNewDream,
}: {
  found: DreamResult;
  heading: RefObject<HTMLHeadingElement | null>;
  onTalk: (at: number) => void;
  onRetry: () => void;
  onNewDream: () => void;
}) {
  const isHelpHidden = useDream((state) => state.isHelpHidden);
  const areSymbolsOpen = useDream((state) => state.areSymbolsOpen);
  const { symbols, before, source, fallbackReason, failure } = found;
  const isReflection = symbols[0]?.symbol === REFLECTION.symbol;
  const title = isReflection ? 'A Word to Reflect On' : 'Biblical Symbols Found';
  const isHelpFirst = hasCrisisHelp(found);

  return (
    <section id="symbols" aria-labelledby="symbols-title" className="-scroll-mt-8 animate-arrive pt-8">
      <h2
        ref={heading}
        id="symbols-title"
        tabIndex={-1}
        className="scroll-mt-6 text-heading leading-tight outline-none"
      >
        {isHelpFirst ? 'Before Anything Else' : title}
      </h2>
      {failure ? (
        <FailureNotice sentence={failure.sentence} onRetry={onRetry} />
      ) : (
        <Note>{source === 'model' ? 'AI guide' : 'Written guide · no AI'}</Note>
      )}
      {fallbackReason && <Note>{fallbackReason}</Note>}
      {before.length > 0 && (
        <div className="mt-4">
          <AnswerParts parts={before} help={{ isHidden: isHelpHidden, hide: hideDreamHelp }} />
        </div>
      )}
      {isHelpFirst && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ReadMore
            isOpen={areSymbolsOpen}
            onToggle={openDreamSymbols}
            more={isReflection ? 'Show a word to reflect on' : 'Show the symbols in this dream'}
            less={isReflection ? 'Hide the word to reflect on' : 'Hide the symbols in this dream'}
          />
          {!areSymbolsOpen && <NewDreamButton onClick={onNewDream} />}
        </div>
      )}
      {isHelpFirst && areSymbolsOpen && <h2 className="mt-6 text-heading leading-tight">{title}</h2>}
      {(!isHelpFirst || areSymbolsOpen) && (
        <DreamAndSymbols found={found} onTalk={onTalk} onNewDream={onNewDream} />
      )}
    </section>
  );
}

function DreamAndSymbols({
  found,
  onTalk,
  onNewDream,
}: {
  found: DreamResult;
  onTalk: (at: number) => void;
  onNewDream: () => void;
}) {
  const openSymbol = useDream((state) => state.openSymbol);
  const { symbols, textParts } = found;
  return (
    <>
      {textParts.length > 0 && <HighlightedText textParts={textParts} symbols={symbols} />}
      {symbols.length > 1 && <SymbolArches symbols={symbols} open={openSymbol} />}
      {symbols.map(
        (symbol, at) =>
          at === openSymbol && (
            <SymbolCard key={symbol.symbol} symbol={symbol} at={at} onTalk={() => onTalk(at)} />
          ),
      )}
      <ResultActions found={found} onNewDream={onNewDream} />
    </>
  );
}

/** Shows a skeleton while the symbols load. */
export function SymbolsSkeleton() {
  return (
    <div aria-hidden className="mt-12 grid gap-5">
      <div className="h-9 w-3/5 animate-pulse rounded-field bg-tan/8" />
      <div className="h-40 animate-pulse rounded-card border border-line bg-card" />
      <div className="h-72 animate-pulse rounded-card border border-line bg-card" />
    </div>
  );
}

function FailureNotice({ sentence, onRetry }: { sentence: string | null; onRetry: () => void }) {
  const unreachable = navigator.onLine
    ? 'We couldn’t reach the guide just now.'
    : 'You’re offline right now.';
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
      <p className="text-small text-quiet">
        {sentence ?? unreachable} Your dream is still in the field above.
      </p>
      <Button variant="quiet" onClick={onRetry} className="px-0!">
        Try again
      </Button>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-small text-quiet">{children}</p>;
}
