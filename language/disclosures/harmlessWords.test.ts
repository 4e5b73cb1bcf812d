import { expect, test } from 'vitest';
import { harmInWording } from './harmInWording';
import { matchesUnless } from './harmlessWords';

const PATTERN = /\bcomes into my room at night\b/;
const UNLESS = /\b(?:dog|breakfast|dream\w*)\b/;

test.each([
  ['my uncle comes into my room at night', true],
  ['my uncle comes into my room at night. at breakfast he acts normal', true],
  ['we have a dog. my uncle comes into my room at night', true],
  ['my uncle comes into my room at night to let the dog out', false],
  ['i had a dream. my uncle comes into my room at night', false],
  ['my uncle comes into my room at night... for breakfast', false],
  ['my uncle comes into my room at night for the dog. my uncle comes into my room at night', true],
])('“%s” matches: %s', (text, matches) => {
  expect(matchesUnless(text, PATTERN, UNLESS)).toBe(matches);
});

test.each([
  [
    'my stepdad comes into my room at night when mom is at work. he lets the dog out first',
    'minor-being-hurt',
  ],
  [
    'My uncle gets in my bed and it’s not a hug. At breakfast he acts like nothing happened.',
    'minor-being-hurt',
  ],
  ['my dad comes in my room when mom is gone. we play a lot of chess otherwise', 'minor-being-hurt'],
  ['my wife beat me... at scrabble. AGAIN', null],
])('“%s” discloses %s', (text, harm) => {
  expect(harmInWording(text)).toBe(harm);
});
