import { expect, test } from 'vitest';
import { holds, recurringIn } from './recurring';

test('a symbol recurs when it came in two dreams, however often it came in one', () => {
  const entries = [
    { symbols: ['Water', 'water', 'Teeth'] },
    { symbols: ['water', 'House'] },
    { symbols: ['House', 'Water'] },
  ];
  expect(recurringIn(entries).map(({ symbol, dreams }) => [symbol.toLowerCase(), dreams])).toEqual([
    ['water', 3],
    ['house', 2],
  ]);
});

test('symbols that came equally often stand in the order of the alphabet', () => {
  const entries = [{ symbols: ['Sheep', 'Door', 'Bread'] }, { symbols: ['Bread', 'Sheep', 'Door'] }];
  expect(recurringIn(entries).map(({ symbol }) => symbol)).toEqual(['Bread', 'Door', 'Sheep']);
});

test('a dream holds a symbol in whatever case it was written', () => {
  expect(holds({ symbols: ['Being chased'] }, 'being Chased')).toBe(true);
  expect(holds({ symbols: [] }, 'Water')).toBe(false);
});
