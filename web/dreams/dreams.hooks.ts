import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { REFLECTION } from '#content/reflection';
import type { FoundSymbol, Interpretation } from '#contract/dreams';
import { ApiError, api } from '#web/lib/api';
import { askedFrom } from '#web/lib/country';
import { deedDone } from '#web/lib/deeds';
import { type Found, show } from './dreams.store';

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

async function interpretationOf(dreamText: string, signal: AbortSignal): Promise<Interpretation> {
  const response = await api.dreams.interpret.$post(
    { json: { dreamText, ...askedFrom() } },
    { init: { signal } },
  );
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
