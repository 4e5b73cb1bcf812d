import { expect, test } from 'vitest';
import { taskIn } from './tasks';

test.each([
  ['is it gonna rain tomorrow we have the church picnic', 'weather'],
  ['who wins the world cup tho', 'facts'],
  ['whats 15% of 240', 'calculation'],
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
