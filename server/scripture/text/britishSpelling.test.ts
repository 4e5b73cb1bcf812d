import { expect, test } from 'vitest';
import { openScripture } from '../scripture.service';
import { britishSpelling } from './britishSpelling';
import { wordsIn } from './wordIndex';

test.each([
  ['savior', 'saviour'],
  ['neighbors', 'neighbours'],
  ['honored', 'honoured'],
  ['judgment', 'judgement'],
  ['worshiped', 'worshipped'],
  ['fulfill', 'fulfil'],
  ['skillful', 'skilful'],
  ['baptize', 'baptise'],
  ['plowshares', 'ploughshares'],
])('%s and %s are one word', (american, british) => {
  expect(wordsIn(american)).toEqual(wordsIn(british));
});

test.each(['for', 'four', 'savor', 'or', 'tyre', 'prize', 'size', 'wise', 'her', 'enter', 'filter', 'model'])(
  '%s is not the American spelling of another word',
  (word) => {
    expect([word, word.replace('or', 'our')]).toContain(britishSpelling(word));
  },
);

test('no two words of a text become one by their spelling, unless the text spells one word in two ways', () => {
  const { text, worldEnglish } = openScripture();
  for (const { verses } of [text, worldEnglish.text]) {
    const spellings = new Map<string, Set<string>>();
    for (const word of new Set(
      verses
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+/g),
    )) {
      const spelling = britishSpelling(word);
      spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(word));
    }
    const merged = [...spellings.values()].filter(({ size }) => size > 1).map((words) => [...words].sort());
    for (const words of merged) expect(SPELLED_IN_TWO_WAYS, words.join()).toContain(words[0]);
  }
});

/** The texts themselves are not consistent in these words. */
const SPELLED_IN_TWO_WAYS = [
  'enquire',
  'enquired',
  'enquiry',
  'ax',
  'judgement',
  'plough',
  'inquire',
  'grey',
  'mould',
];
