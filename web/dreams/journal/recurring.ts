import type { SavedDream } from './dreamJournal.store';

export type RecurringSymbol = { symbol: string; dreams: number };

/** Finds the symbols that occur in more than one dream, most frequent first. Ignores case. */
export function recurringSymbolsIn(entries: readonly Pick<SavedDream, 'symbols'>[]): RecurringSymbol[] {
  const bySymbol = new Map<string, RecurringSymbol>();
  for (const { symbols } of entries) {
    for (const [key, symbol] of new Map(symbols.map((symbol) => [keyOf(symbol), symbol]))) {
      bySymbol.set(key, { symbol, dreams: (bySymbol.get(key)?.dreams ?? 0) + 1 });
    }
  }
  return [...bySymbol.values()]
    .filter(({ dreams }) => dreams > 1)
    .toSorted((a, b) => b.dreams - a.dreams || a.symbol.localeCompare(b.symbol, 'en'));
}

export function hasSymbol({ symbols }: Pick<SavedDream, 'symbols'>, symbol: string): boolean {
  return symbols.some((other) => keyOf(other) === keyOf(symbol));
}

function keyOf(symbol: string): string {
  return symbol.trim().toLocaleLowerCase('en');
}
