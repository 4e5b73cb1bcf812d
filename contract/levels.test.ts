import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVEL_SPAN, levelOf, levelTitleOf } from './levels';

const points = fc.nat({ max: 2_000_000_000 });

test('more points never mean a lower level', () => {
  fc.assert(fc.property(points, points, (had, gained) => levelOf(had + gained) >= levelOf(had)));
});

test('level N runs from (N-1)·100 points to just below N·100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (level) => {
      expect(levelOf((level - 1) * LEVEL_SPAN)).toBe(level);
      expect(levelOf(level * LEVEL_SPAN - 1)).toBe(level);
      expect(levelOf(level * LEVEL_SPAN)).toBe(level + 1);
    }),
  );
});

test('a level is a whole number of at least 1, even for negative points', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), points), (experience) => {
      expect(Number.isInteger(levelOf(experience))).toBe(true);
      expect(levelOf(experience)).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(levelOf(-5)).toBe(1);
});

test.each([
  [-1, 'New Companion'],
  [0, 'New Companion'],
  [1, 'New Companion'],
  [2, 'Active Companion'],
  [3, 'Growing Companion'],
  [4, 'Growing Companion'],
  [5, 'Experienced Companion'],
  [6, 'Experienced Companion'],
  [7, 'Senior Companion'],
  [9, 'Senior Companion'],
  [10, 'Master Companion'],
  [1000, 'Master Companion'],
])('level %i has the title %s', (level, title) => {
  expect(levelTitleOf(level)).toBe(title);
});
