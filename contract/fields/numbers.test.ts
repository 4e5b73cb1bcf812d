import { expect, test } from 'vitest';
import { formatCount } from './numbers';

test('formatCount separates thousands with commas', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
});
