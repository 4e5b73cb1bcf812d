import { expect, test } from 'vitest';
import { hasSymbol, recurringSymbolsIn } from './recurring';

test('a symbol recurs when it occurs in two dreams, no matter how often it occurs in one', () => {
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

test('a dream matches a symbol regardless of case', () => {
  expect(hasSymbol({ symbols: ['Being chased'] }, 'being Chased')).toBe(true);
  expect(hasSymbol({ symbols: [] }, 'Water')).toBe(false);
});
