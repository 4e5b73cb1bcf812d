import { expect, test } from 'vitest';
import { symbolsIn } from './symbols';

const namesIn = (dream: string) => symbolsIn(dream).map(({ symbol }) => symbol.name);

test('the feelings of a dream come before its things and places, and leave room for them', () => {
  const dream =
    'A snake lay on the bridge over deep water. I was so afraid, and I felt so ashamed and lonely.';
  const names = namesIn(dream);
  expect(names).toHaveLength(4);
  expect(names.slice(0, 2).sort()).toEqual(['Fear', 'Guilt and shame']);
  expect(names.slice(2)).toContain('Snake');
});

test('a dream without a named feeling starts with its strongest image', () => {
  expect(namesIn('I was falling from a bridge, and a dog watched.')[0]).toBe('Falling');
});
