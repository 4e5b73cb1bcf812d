import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { REFLECTION } from '#content/dreams/reflection';
import type { FoundSymbol, Interpretation } from '#contract/dreams';
import { ApiError, apiClient } from '#web/lib/api';
import { countryField } from '#web/lib/country';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { type DreamResult, setDreamResult } from './dreams.store';

/** Sends a dream for interpretation, one request at a time. Aborts the request when the user leaves the screen. */
export function useFindSymbols() {
  const client = useQueryClient();
  const [isFinding, setFinding] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const find = async (dream: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFinding(true);
    setDreamResult(null);
    try {
      setDreamResult({ ...(await interpretationOf(dream, controller.signal)), dream, failure: null });
      refreshProgress(client);
    } catch (error) {
      if (!controller.signal.aborted) setDreamResult(fallbackFor(dream, error));
    } finally {
      running.current = null;
      setFinding(false);
    }
  };

  return { find, isFinding };
}

/** Keeps the symbol of the open chat in the URL, so that Back returns to the list. */
export function useChosenSymbol(found: DreamResult | null) {
  const [search, setSearch] = useSearchParams();
  const number = search.get('symbol');
  const chosen = number === null ? undefined : found?.symbols[Number(number) - 1];
  const isUnknown = number !== null && !chosen;
  const isLeaving = useRef(false);

  // Removes an unknown symbol from the URL: after a reload the URL still names a symbol, but the result is gone.
  useEffect(() => {
    isLeaving.current = false;
    if (isUnknown) setSearch({}, { replace: true });
  }, [isUnknown, setSearch]);

  return {
    chosen,
    talkAbout: (at: number) => {
      isLeaving.current = false;
      setSearch({ symbol: String(at + 1) });
    },
    leave: () => {
      // Ignores a second click, which would go back one entry too far.
      if (!isLeaving.current) history.back();
      isLeaving.current = true;
    },
  };
}

async function interpretationOf(dreamText: string, signal: AbortSignal): Promise<Interpretation> {
  const response = await apiClient.dreams.interpret.$post(
    { json: { dreamText, ...countryField() } },
    { init: { signal } },
  );
  const answer: Partial<Interpretation> = await response.json();
  const { source = 'written', fallbackReason = null, before = [], textParts = [] } = answer;
  if (!answer.symbols) throw new Error('The response has no symbols.');
  return { symbols: answer.symbols.map(withDefaults), source, fallbackReason, before, textParts };
}

/** Fills in defaults: a server that implements only the specification does not send our additional fields. */
function withDefaults(symbol: Partial<FoundSymbol>): FoundSymbol {
  return {
    symbol: '',
    biblicalContext: '',
    reflectionQuestion: '',
    verses: [],
    isInScripture: true,
    ...symbol,
  };
}

function fallbackFor(dream: string, error: unknown): DreamResult {
  console.error('Failed to interpret dream');
  return {
    dream,
    symbols: [REFLECTION],
    source: 'written',
    fallbackReason: null,
    before: [],
    textParts: [],
    failure: { sentence: error instanceof ApiError ? error.userMessage : null },
  };
}
