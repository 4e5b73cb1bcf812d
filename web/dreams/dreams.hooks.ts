import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { REFLECTION } from '#content/reflection';
import type { FoundSymbol, Interpretation } from '#contract/dreams';
import { ApiError, api } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { type Found, show } from './dreams.store';
import { placeOf } from './placeOf';

/** Sends a dream to find its symbols, once at a time; whoever leaves no longer waits. */
export function useFindSymbols() {
  const [isFinding, setFinding] = useState(false);
  const under = useRef<AbortController | null>(null);

  useEffect(() => () => under.current?.abort(), []);

  const find = async (dream: string) => {
    if (under.current) return;
    const control = new AbortController();
    under.current = control;
    setFinding(true);
    show(null);
    try {
      show({ ...(await interpretationOf(dream, control.signal)), dream, failure: null });
      deedDone();
    } catch (error) {
      if (!control.signal.aborted) show(failed(dream, error));
    } finally {
      under.current = null;
      setFinding(false);
    }
  };

  return { find, isFinding };
}

/** The symbol one is talking about, kept in the address, so that the way back leads to the list. */
export function useChosenSymbol(found: Found | null) {
  const [search, setSearch] = useSearchParams();
  const number = search.get('symbol');
  const chosen = number === null ? undefined : found?.symbols[Number(number) - 1];
  const isNothing = number !== null && !chosen;
  const isLeaving = useRef(false);

  // After a reload the address still names a symbol that no longer is there.
  useEffect(() => {
    isLeaving.current = false;
    if (isNothing) setSearch({}, { replace: true });
  }, [isNothing, setSearch]);

  return {
    chosen,
    talkAbout: (at: number) => {
      isLeaving.current = false;
      setSearch({ symbol: String(at + 1) });
    },
    leave: () => {
      // A second click must not go back further.
      if (!isLeaving.current) history.back();
      isLeaving.current = true;
    },
  };
}

/** Where one was in the list before a conversation covered it: how far down, and at which symbol. */
export function usePlace(isCovered: boolean) {
  const place = useRef<{ y: number; at: number } | null>(null);

  useLayoutEffect(() => {
    if (!isCovered && place.current) window.scrollTo(0, place.current.y);
  }, [isCovered]);

  // The screen's title takes the focus first, as it does whenever it arrives.
  useEffect(() => {
    if (isCovered || !place.current) return;
    document
      .getElementById(placeOf(place.current.at))
      ?.querySelector('button')
      ?.focus({ preventScroll: true });
  }, [isCovered]);

  return (at: number) => {
    place.current = { y: window.scrollY, at };
  };
}

async function interpretationOf(dreamText: string, signal: AbortSignal): Promise<Interpretation> {
  const response = await api.dreams.interpret.$post({ json: { dreamText } }, { init: { signal } });
  const answer: Partial<Interpretation> = await response.json();
  const { source = 'written', instead = null, before = [], telling = [] } = answer;
  if (!answer.symbols) throw new Error('The answer holds no symbols.');
  return { symbols: answer.symbols.map(wholeSymbol), source, instead, before, telling };
}

/** What answers for the server may know only the fields that every symbol has. */
function wholeSymbol(symbol: Partial<FoundSymbol>): FoundSymbol {
  return {
    symbol: '',
    biblicalContext: '',
    reflectionQuestion: '',
    verses: [],
    isInScripture: true,
    ...symbol,
  };
}

function failed(dream: string, error: unknown): Found {
  console.error('Failed to interpret dream');
  return {
    dream,
    symbols: [REFLECTION],
    source: 'written',
    instead: null,
    before: [],
    telling: [],
    failure: { sentence: error instanceof ApiError ? error.sentence : null },
  };
}
