import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DreamText, truncateDream } from './truncateDream';

const textParts: fc.Arbitrary<DreamText> = fc.array(
  fc.record({ text: fc.lorem(), symbol: fc.option(fc.nat({ max: 5 })) }),
);

const textOf = (parts: DreamText) => parts.map(({ text }) => text).join('');

test('an excerpt is the start of the dream, within the limit, and never cuts a highlighted word', () => {
  fc.assert(
    fc.property(textParts, fc.nat({ max: 400 }), (dream, maxLength) => {
      const shown = truncateDream(dream, maxLength);
      expect(textOf(dream).startsWith(textOf(shown))).toBe(true);
      expect(shown === dream || textOf(shown).length <= maxLength).toBe(true);
      for (const [at, part] of shown.entries()) {
        if (part.symbol !== null) expect(part).toBe(dream[at]);
      }
    }),
  );
});

test('a dream that fits is shown in full, and a longer one ends with a whole word', () => {
  const dream: DreamText = [
    { text: 'I stood by ', symbol: null },
    { text: 'the sea', symbol: 0 },
    { text: ' and it was rising', symbol: null },
  ];
  expect(truncateDream(dream, 36)).toBe(dream);
  expect(textOf(truncateDream(dream, 29))).toBe('I stood by the sea and it was');
  expect(textOf(truncateDream(dream, 28))).toBe('I stood by the sea and it');
  expect(textOf(truncateDream(dream, 14))).toBe('I stood by ');
});
