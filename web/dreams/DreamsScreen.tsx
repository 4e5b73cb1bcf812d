import { BookMarked, ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { REFLECTION } from '#content/reflection';
import { glideTo } from '#web/lib/glide';
import { usePlace } from '#web/lib/place.hooks';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { DreamForm } from './DreamForm';
import { useChosenSymbol, useFindSymbols } from './dreams.hooks';
import { beginAnew, type Found, useDream } from './dreams.store';
import { FoundSymbols, Searching } from './FoundSymbols';
import { navigateToSymbols } from './navigateToSymbols';
import { placeOf } from './placeOf';
import { SymbolChat } from './SymbolChat';

/** A dream, what Scripture knows of its images, and, full-screen, a conversation about one of them. */
export function DreamsScreen() {
  const found = useDream((dreaming) => dreaming.found);
  const { find, isFinding } = useFindSymbols();
  const { chosen, talkAbout, leave } = useChosenSymbol(found);
  const keepPlace = usePlace(chosen !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const greeted = useRef(found);

  useEffect(() => {
    const follow = () => {
      if (location.hash !== '#symbols') return;
      navigateToSymbols();
      // Used up, so that the way back from a conversation leads to where one was, and the anchor leads here again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  // What one waited for is read next; what was there before stays where it is.
  useEffect(() => {
    if (found && found !== greeted.current && heading.current) {
      heading.current.focus({ preventScroll: true });
      glideTo(heading.current);
    }
    greeted.current = found;
  }, [found]);

  const startAnew = () => {
    beginAnew();
    field.current?.focus();
  };

  if (chosen)
    return <SymbolChat key={chosen.symbol} symbol={chosen} source={found?.source} onLeave={leave} />;
  return (
    <div className="mx-auto mt-8 w-full max-w-180 animate-arrive">
      <Welcome />
      <DreamForm field={field} isFinding={isFinding} onFind={(dream) => void find(dream)} />
      <p role="status" className="sr-only">
        {isFinding ? 'Looking for symbols' : found && sayingOf(found)}
      </p>
      {isFinding && <Searching />}
      {found && (
        <FoundSymbols
          found={found}
          heading={heading}
          onTalk={(at) => {
            keepPlace(placeOf(at));
            talkAbout(at);
          }}
          onRetry={() => void find(found.dream)}
          onNewDream={startAnew}
        />
      )}
    </div>
  );
}

function Welcome() {
  return (
    <header className="text-center">
      <p className="eyebrow">In the light of Scripture</p>
      <ScreenTitle title="Dreams Interpretation" className="mt-2 text-[clamp(min(2.4rem,14vw),6vw,3.6rem)]" />
      <p className="mx-auto mt-3 max-w-130 text-balance text-quiet">
        See which images of a dream Scripture knows, and take a question with you into prayer. What it means
        stays between you and God.
      </p>
      <nav aria-label="Dreams" className="mt-2 flex flex-wrap justify-center gap-x-6">
        <Link href="/dreams/guide" className={ASIDE}>
          <ScrollText aria-hidden className="size-4.5 text-tan" strokeWidth={1.6} />
          Dreams guide
        </Link>
        <Link href="/dreams/journal" className={ASIDE}>
          <BookMarked aria-hidden className="size-4.5 text-tan" strokeWidth={1.6} />
          Dream journal
        </Link>
      </nav>
    </header>
  );
}

const ASIDE =
  'inline-flex min-h-11 items-center gap-2 text-[0.97rem] text-quiet underline-offset-4 transition hover:text-ivory hover:underline';

function sayingOf({ symbols, failure }: Found): string {
  if (failure) return 'No answer came; a passage is shown in its place.';
  if (symbols[0]?.symbol === REFLECTION.symbol) return 'No symbols found';
  return symbols.length === 1 ? 'One symbol found' : `${symbols.length} symbols found`;
}
