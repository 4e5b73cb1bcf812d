import type { KeptDream } from './dreamJournal.store';

export type Recurring = { symbol: string; dreams: number };

/** The symbols that came in more than one dream, the most frequent first; case makes no difference. */
export function recurringIn(entries: readonly Pick<KeptDream, 'symbols'>[]): Recurring[] {
  const seen = new Map<string, Recurring>();
  for (const { symbols } of entries) {
    for (const [key, symbol] of new Map(symbols.map((symbol) => [keyOf(symbol), symbol]))) {
      seen.set(key, { symbol, dreams: (seen.get(key)?.dreams ?? 0) + 1 });
    }
  }
  return [...seen.values()]
    .filter(({ dreams }) => dreams > 1)
    .toSorted((a, b) => b.dreams - a.dreams || a.symbol.localeCompare(b.symbol, 'en'));
}

export function holds({ symbols }: Pick<KeptDream, 'symbols'>, symbol: string): boolean {
  return symbols.some((other) => keyOf(other) === keyOf(symbol));
}

function keyOf(symbol: string): string {
  return symbol.trim().toLocaleLowerCase('en');
}
