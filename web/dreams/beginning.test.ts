import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, type Telling } from './beginning';

const telling: fc.Arbitrary<Telling> = fc.array(
  fc.record({ text: fc.lorem(), symbol: fc.option(fc.nat({ max: 5 })) }),
);

const textOf = (pieces: Telling) => pieces.map(({ text }) => text).join('');

test('the beginning of a dream is how it begins, no longer than asked, with every marked word whole', () => {
  fc.assert(
    fc.property(telling, fc.nat({ max: 400 }), (dream, most) => {
      const shown = beginningOf(dream, most);
      expect(textOf(dream).startsWith(textOf(shown))).toBe(true);
      expect(shown === dream || textOf(shown).length <= most).toBe(true);
      for (const [at, piece] of shown.entries()) {
        if (piece.symbol !== null) expect(piece).toBe(dream[at]);
      }
    }),
  );
});

test('a dream that fits is shown whole, and one that does not ends with a word', () => {
  const dream: Telling = [
    { text: 'I stood by ', symbol: null },
    { text: 'the sea', symbol: 0 },
    { text: ' and it was rising', symbol: null },
  ];
  expect(beginningOf(dream, 36)).toBe(dream);
  expect(textOf(beginningOf(dream, 29))).toBe('I stood by the sea and it was');
  expect(textOf(beginningOf(dream, 28))).toBe('I stood by the sea and it');
  expect(textOf(beginningOf(dream, 14))).toBe('I stood by ');
});
