import { expect, test } from 'vitest';
import { PAGE_IDS } from './pageIds';
import { topicById } from './topics';

test('each page that the code names exists', () => {
  expect(Object.values(PAGE_IDS).filter((id) => topicById(id) === null)).toEqual([]);
});
