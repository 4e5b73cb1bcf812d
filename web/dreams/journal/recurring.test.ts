import { expect, test } from 'vitest';
import { hasSymbol, recurringSymbolsIn } from './recurring';

test('a symbol is recurring if at least two dreams contain it; repeats within one dream do not count', () => {
  const entries = [
    { symbols: ['Water', 'water', 'Teeth'] },
    { symbols: ['water', 'House'] },
    { symbols: ['House', 'Water'] },
  ];
  expect(recurringSymbolsIn(entries).map(({ symbol, dreams }) => [symbol.toLowerCase(), dreams])).toEqual([
    ['water', 3],
    ['house', 2],
  ]);
});

test('symbols that occur equally often are sorted alphabetically', () => {
  const entries = [{ symbols: ['Sheep', 'Door', 'Bread'] }, { symbols: ['Bread', 'Sheep', 'Door'] }];
  expect(recurringSymbolsIn(entries).map(({ symbol }) => symbol)).toEqual(['Bread', 'Door', 'Sheep']);
});

test('hasSymbol finds a symbol of a dream regardless of letter case', () => {
  expect(hasSymbol({ symbols: ['Being chased'] }, 'being Chased')).toBe(true);
  expect(hasSymbol({ symbols: [] }, 'Water')).toBe(false);
});
