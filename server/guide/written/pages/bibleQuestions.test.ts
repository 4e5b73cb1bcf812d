import { expect, test } from 'vitest';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

function ask(content: string) {
  return askWrittenStudy(scripture, [{ role: 'user', content }]);
}

test('an indirect question opens the entry instead of a menu', () => {
  expect(
    ask('which man came to see Jesus in the middle of the night to ask him questions').response,
  ).toContain('Nicodemus is a Pharisee');
});

test('a detail that the entry does not mention is answered with its later passage', () => {
  const { response } = ask('what did jonah do under his booth outside the city');
  expect(response).toContain('God sends Jonah to Nineveh');
  expect(response).toContain('(Jonah 4:');
});

test('an answer about other people than those in the question says so first', () => {
  const { response } = ask('why paul denied jesus 3 times before the cock crowed');
  expect(response).toMatch(/^(?:What I have doesn’t mention|I don’t see those names)/);
  expect(response).toContain('At the last supper Peter says');
});

test('a question inside a longer message is answered', () => {
  const { response } = ask('I am 81 and forget things. Who was the man who held the baby Jesus?');
  expect(response).toContain('Simeon');
});
