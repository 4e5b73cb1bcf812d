import { expect, test } from 'vitest';
import { formatCount } from './numbers';

test('numbers have thousands separators', () => {
  for (const number of [0, 7, 999, 1000, 1234, 40_000, 999_999, 1_000_000, 1_234_567_890]) {
    expect(formatCount(number)).toBe(number.toLocaleString('en'));
  }
});
