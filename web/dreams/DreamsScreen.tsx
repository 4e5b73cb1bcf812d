import { BookMarked, ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { REFLECTION } from '#content/dreams/reflection';
import { lazyWithPreload } from '#web/lib/lazyWithPreload';
import { useScrollRestoration } from '#web/lib/navigation/scrollRestoration.hooks';
import { smoothScrollTo } from '#web/lib/navigation/smoothScroll';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { DreamForm } from './DreamForm';
import { DreamResults, SymbolsSkeleton } from './DreamResults';
import { useChosenSymbol, useFindSymbols } from './dreams.hooks';
import { type DreamResult, hasCrisisHelp, resetDream, useDream } from './dreams.store';
import { navigateToSymbols } from './navigateToSymbols';
import { symbolCardId } from './symbolCardId';

const SymbolChat = lazyWithPreload(async () => (await import('./SymbolChat')).SymbolChat);

/** Shows the dream form and the symbols found, or a full-screen chat about one symbol. */
export function DreamsScreen() {
  const found = useDream((dreaming) => dreaming.found);
  const { find, isFinding } = useFindSymbols();
  const { chosen, talkAbout, leave } = useChosenSymbol(found);
  const keepPlace = useScrollRestoration(chosen !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previousFound = useRef(found);

  useEffect(() => {
    const goToHash = () => {
      if (location.hash !== '#symbols') return;
      navigateToSymbols();
      // Removes the hash, so that Back from a chat restores the scroll position and the same link works a second time.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    goToHash();
    window.addEventListener('hashchange', goToHash);
    return () => window.removeEventListener('hashchange', goToHash);
  }, []);

  // If loading fails now, opening a chat loads it again.
  useEffect(() => {
    if (found) void SymbolChat.prepare().catch(() => {});
  }, [found]);

  // Focuses a new result and scrolls to it. A result that was already there on mount keeps the scroll position.
  useEffect(() => {
    if (found && found !== previousFound.current && heading.current) {
      heading.current.focus({ preventScroll: true });
      smoothScrollTo(heading.current);
    }
    previousFound.current = found;
  }, [found]);

  const startOver = () => {
    resetDream();
    field.current?.focus();
  };

  if (chosen)
    return <SymbolChat key={chosen.symbol} symbol={chosen} source={found?.source} onLeave={leave} />;
  return (
    <div className="mx-auto low:mt-3 mt-8 w-full max-w-180 animate-arrive">
      <Header />
      <DreamForm field={field} isFinding={isFinding} onFind={(dream) => void find(dream)} />
      <p role="status" className="sr-only">
        {isFinding ? 'Looking for symbols' : found && announcementFor(found)}
      </p>
      {isFinding && <SymbolsSkeleton />}
      {found && (
        <DreamResults
          found={found}
          heading={heading}
          onTalk={(at) => {
            keepPlace(symbolCardId(at));
            talkAbout(at);
          }}
          onRetry={() => void find(found.dream)}
          onNewDream={startOver}
        />
      )}
    </div>
  );
}

function Header() {
  return (
    <header className="text-center">
      <p className="eyebrow short:hidden">In the light of Scripture</p>
      <ScreenTitle title="Dreams Interpretation" className="mt-2 text-display" />
      <p className="mx-auto low:hidden mt-3 max-w-130 text-balance text-quiet">
        See what Scripture says about the images in your dream, and take one question into prayer. What the
        dream means stays between you and God.
      </p>
      <nav aria-label="Dreams" className="mt-2 short:mt-0 flex flex-wrap justify-center gap-x-6">
        <Link href="/dreams/guide" className={LINK}>
          <ScrollText className="size-4.5 text-tan" />
          Dreams guide
        </Link>
        <Link href="/dreams/journal" className={LINK}>
          <BookMarked className="size-4.5 text-tan" />
          Dream journal
        </Link>
      </nav>
    </header>
  );
}

const LINK =
  'inline-flex min-h-11 items-center gap-2 text-small text-quiet underline-offset-4 transition hover:text-ivory hover:underline';

function announcementFor(found: DreamResult): string {
  const { symbols, failure } = found;
  if (hasCrisisHelp(found)) return 'Help is near';
  if (failure) return 'We couldn’t reach the guide. Here is a passage instead.';
  if (symbols[0]?.symbol === REFLECTION.symbol) return 'No symbols found';
  return symbols.length === 1 ? '1 symbol found' : `${symbols.length} symbols found`;
}
