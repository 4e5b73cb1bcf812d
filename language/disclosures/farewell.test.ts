import { expect, test } from 'vitest';
import { preparesFarewell } from './farewell';

test.each([
  'I’ve labelled the jars with everyone’s names, my watch goes to Paul, and I’ve written to the bank.',
  'I emptied the fridge so it won’t smell, handed the keys to Jean, and it’s done now. Which hymn do people like at a funeral?',
  'gave my sister all my records. she’ll know why',
])('%j prepares a farewell', (message) => {
  expect(preparesFarewell(message)).toBe(true);
});

test.each([
  'I labelled the jam with the neighbors’ names.',
  'I’m moving to a care home: my watch goes to Paul, I’ve written to the bank and emptied the fridge.',
  'I gave my records to my sister and she loves them.',
  'Which hymn is good for a funeral?',
])('%j does not', (message) => {
  expect(preparesFarewell(message)).toBe(false);
});
