import { expect, test } from 'vitest';
import { Concern } from '#contract/crisisHelp';
import { HELPLINES, orderedLines } from './helplines';

test('helplines for the user’s concern come first, then general crisis lines, then the rest', () => {
  expect(kindsIn('US', 'abuse')).toEqual([
    'abuse',
    'crisis',
    'crisis',
    'sexual',
    'child',
    'trafficking',
    'maternal',
  ]);
  expect(kindsIn('GB', 'child').slice(0, 3)).toEqual(['child', 'crisis', 'crisis']);
  expect(kindsIn('US', 'maternal').slice(0, 2)).toEqual(['maternal', 'crisis']);
  expect(kindsIn('DE', 'crisis').slice(0, 3)).toEqual(['crisis', 'crisis', 'abuse']);
});

test('if a country has no helpline for the concern, a helpline for the most similar concern comes first', () => {
  expect(kindsIn('DE', 'sexual')[0]).toBe('abuse');
  expect(kindsIn('FR', 'trafficking')[0]).toBe('abuse');
  expect(kindsIn('FR', 'child')[0]).toBe('crisis');
  expect(kindsIn('FR', 'maternal')[0]).toBe('crisis');
  expect(kindsIn('IN', 'sexual')).toEqual(['crisis']);
  expect(kindsIn('CO', 'crisis')).toEqual(['abuse']);
});

test('every helpline of a country is listed exactly once for every concern', () => {
  for (const { country, lines } of HELPLINES) {
    for (const concern of Concern.options) {
      const ordered = orderedLines(country, concern);
      expect(ordered, `${country} ${concern}`).toHaveLength(lines.length);
      expect(new Set(ordered), `${country} ${concern}`).toEqual(new Set(lines));
    }
  }
});

test('without a country or without helplines for the country, the list contains only the worldwide directory', () => {
  for (const country of [null, 'XX', '']) {
    for (const concern of Concern.options) {
      expect(orderedLines(country, concern)).toEqual([
        expect.objectContaining({
          name: 'Find A Helpline',
          chat: 'https://findahelpline.com/',
          for: concern,
        }),
      ]);
    }
  }
});

function kindsIn(country: string, concern: Concern): Concern[] {
  return orderedLines(country, concern).map((line) => line.for);
}
