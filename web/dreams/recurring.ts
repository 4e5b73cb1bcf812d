import type { KeptDream } from './dreamJournal.store';

export type Recurring = { symbol: string; dreams: number };

/** Symbols that occur in more than one dream, most frequent first; ignores case. */
export function recurringIn(entries: readonly Pick<KeptDream, 'symbols'>[]): Recurring[] {
  const bySymbol = new Map<string, Recurring>();
  for (const { symbols } of entries) {
    for (const [key, symbol] of new Map(symbols.map((symbol) => [keyOf(symbol), symbol]))) {
      bySymbol.set(key, { symbol, dreams: (bySymbol.get(key)?.dreams ?? 0) + 1 });
    }
  }
  return [...bySymbol.values()]
    .filter(({ dreams }) => dreams > 1)
    .toSorted((a, b) => b.dreams - a.dreams || a.symbol.localeCompare(b.symbol, 'en'));
}

export function holds({ symbols }: Pick<KeptDream, 'symbols'>, symbol: string): boolean {
  return symbols.some((other) => keyOf(other) === keyOf(symbol));
}

function keyOf(symbol: string): string {
  return symbol.trim().toLocaleLowerCase('en');
}
