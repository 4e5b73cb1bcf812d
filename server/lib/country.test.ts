import { expect, test } from 'vitest';
import { countryOf } from './country';

test.each([
  ['en-GB', 'GB'],
  ['en-GB,en;q=0.9', 'GB'],
  ['de,en-US;q=0.7', 'US'],
  ['de-at', 'AT'],
  ['zh-Hans-CN,zh;q=0.9', 'CN'],
  [' pt-BR ; q=0.9', 'BR'],
])('the region of the Accept-Language header “%s” is %s', (header, country) => {
  expect(countryOf(header)).toBe(country);
});

test.each([[undefined], [''], ['*'], ['en'], ['zh-Hant'], ['es-419'], ['en-USA'], ['<script>'], ['-GB']])(
  'the Accept-Language header “%s” has no region',
  (header) => {
    expect(countryOf(header)).toBeNull();
  },
);

test('an Accept-Language header of hundreds of thousands of characters has no region', () => {
  expect(countryOf('a-'.repeat(100_000))).toBeNull();
  expect(countryOf(`${'en,'.repeat(100_000)}en-GB`)).toBeNull();
});
