import { expect, test } from 'vitest';
import { wordsOf } from './normalize';

test.each([
  ['u cant b serious', 'you can not be serious'],
  ['Sooooo tired, helppp', 'so tired help'],
  ["I'm done; he’ll never change", 'i am done he will never change'],
  ['idk what 2 do tmrw', 'i do not know what 2 do tomorrow'],
  ['my husbend and my doughter', 'my husband and my daughter'],
  ['mum says the colour of my neighbour’s fence', 'mom says the color of my neighbor fence'],
  ['ｆｕｌｌ ｗｉｄｔｈ and z\u200bero width', 'full width and zero width'],
  ['😭 why', 'crying why'],
  ['über Zürich', 'uber zurich'],
])('wordsOf normalizes %j to %j', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

test('wordsOf reads empty text, lone surrogates and one letter repeated 2,000 times without an error', () => {
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('… ?! —')).toEqual([]);
  expect(wordsOf('\ud800 hello \udfff')).toContain('hello');
  expect(wordsOf('a'.repeat(2000))).toHaveLength(1);
});
