import { expect, test } from 'vitest';
import { levelTitleOf } from './levels';

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
