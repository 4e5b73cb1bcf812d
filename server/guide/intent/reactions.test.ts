import { expect, test } from 'vitest';
import { reactionIn, tellsJoke } from './reactions';

test.each([
  ['Ha! Perfect, that’ll make her laugh.', 'pleased'],
  ['that one got me', 'pleased'],
  ['I’m gonna call him', 'resolved'],
  ['ok, thursday then', 'resolved'],
  ['I will bring her soup after church', 'resolved'],
  ['told him at breakfast', 'stepTaken'],
  ['signed up for the class', 'stepTaken'],
  ['I told her and she walked out', null],
  ['i will make them all pay', null],
  ['that is not funny', null],
  ['lol i want to die', null],
  ['What did he mean?', null],
] as const)('%j is the reaction %j', (message, reaction) => {
  expect(reactionIn(message)).toBe(reaction);
});

test('A riddle with its answer is a joke, and a question is not', () => {
  expect(tellsJoke('Why did Moses cross the sea? Because he was told to!')).toBe(true);
  expect(tellsJoke('Why did God let my mother die?')).toBe(false);
});
