import { expect, test } from 'vitest';
import { isWebKit } from './deletesUnvisited';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`, true],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    true,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('%s: runs on WebKit or not', (_, userAgent, expected) => {
  expect(isWebKit(userAgent)).toBe(expected);
});
