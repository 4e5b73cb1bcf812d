import { expect, test } from 'vitest';
import { Concern } from '#contract/crisisHelp';
import { HELPLINES, orderedLines } from './helplines';

test('the lines for a concern come first, then those for any crisis, then the rest', () => {
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

test('where a country has no line for a concern, the nearest one comes first', () => {
  expect(kindsIn('DE', 'sexual')[0]).toBe('abuse');
  expect(kindsIn('FR', 'trafficking')[0]).toBe('abuse');
  expect(kindsIn('FR', 'child')[0]).toBe('crisis');
  expect(kindsIn('FR', 'maternal')[0]).toBe('crisis');
  expect(kindsIn('IN', 'sexual')).toEqual(['crisis']);
  expect(kindsIn('CO', 'crisis')).toEqual(['abuse']);
});

test('no line of a country is lost or shown twice, whatever the concern', () => {
  for (const { country, lines } of HELPLINES) {
    for (const concern of Concern.options) {
      const ordered = orderedLines(country, concern);
      expect(ordered, `${country} ${concern}`).toHaveLength(lines.length);
      expect(new Set(ordered), `${country} ${concern}`).toEqual(new Set(lines));
    }
  }
});

test('without a country, or in one without lines, one line leads to the lines elsewhere', () => {
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
