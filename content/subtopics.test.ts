import { expect, test } from 'vitest';
import { SUBTOPICS } from './subtopics';
import { TOPICS } from './topics';

/** A button of one line on a narrow phone. */
const MAX_TITLE = 40;

test('every subtopic belongs to a page, and a page with subtopics has at least eight', () => {
  const pages = new Set(TOPICS.map(({ id }) => id));
  expect(SUBTOPICS.filter(({ page }) => !pages.has(page))).toEqual([]);
  const counts = new Map<string, number>();
  for (const { page } of SUBTOPICS) counts.set(page, (counts.get(page) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count < 8)).toEqual([]);
});

test('ids are unique within a page, and a title names one subtopic and no page', () => {
  const ids = SUBTOPICS.map(({ page, id }) => `${page}/${id}`);
  const titles = [...SUBTOPICS, ...TOPICS].map(({ title }) => title.toLowerCase());
  expect(duplicates(ids)).toEqual([]);
  expect(duplicates(titles)).toEqual([]);
});

test('titles fit on a button', () => {
  const unfit = SUBTOPICS.map(({ title }) => title).filter(
    (title) => title.length > MAX_TITLE || !/^[A-Z“‘0-9].*[^.\s]$/.test(title),
  );
  expect(unfit).toEqual([]);
});

test('texts are as long as an answer in a chat, and speak in no one’s own name', () => {
  const unfit = SUBTOPICS.filter(({ text }) => {
    const words = text.split(/\s+/).length;
    return words < 35 || words > 100 || /["“”—]|\b(?:I hear you|it sounds like|valid)\b/i.test(text);
  });
  expect(unfit.map(({ page, id, text }) => `${page}/${id}: ${text}`)).toEqual([]);
});

function duplicates(all: readonly string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}
