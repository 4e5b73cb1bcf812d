import { expect, test } from 'vitest';
import { reactionIn, tellsJoke } from './intents';
import { taskIn } from './tasks';

test.each([
  ['play some jazz', 'music'],
  ['translate "good luck" into French', 'translation'],
  ['write my essay on Rome please', 'writing'],
  ['will it rain tomorrow?', 'weather'],
  ['recommend me a movie', 'recommendation'],
  ['write a prayer for my mother', null],
  ['my son plays jazz and I am proud of him', null],
  ['I was afraid to write the report because my boss shouts', null],
] as const)('%j asks for %j', (message, task) => {
  expect(taskIn(message)).toBe(task);
});

test.each([
  ['Ha! Perfect, that’ll make her laugh.', 'pleased'],
  ['that one got me', 'pleased'],
  ['I’m gonna call him', 'resolved'],
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
