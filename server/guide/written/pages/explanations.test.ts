import { expect, test } from 'vitest';
import { BOOKS } from '#contract/books';
import { userMessage } from '#server/testing/chatMessages';
import { scripture } from '#server/testing/openedScripture';
import { askWrittenStudy } from '#server/testing/writtenGuide';
import { entryOfBook } from './explanations';

test('every book of the Bible has an entry of its own', () => {
  const entries = BOOKS.map(([book]) => entryOfBook(book)?.id);

  expect(entries).not.toContain(undefined);
  expect(new Set(entries).size).toBe(BOOKS.length);
});

test('asked what a verse of a short book means, the guide tells about the book', () => {
  const { response } = askWrittenStudy(scripture, [userMessage('what does Haggai 2:14 mean')]);

  expect(response).toContain(entryOfBook('Haggai')?.text);
});
