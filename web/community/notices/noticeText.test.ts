import { expect, test } from 'vitest';
import type { Author } from '#contract/community/posts';
import { noticeText } from './noticeText';

const BOAZ = { firstName: 'Boaz', lastName: 'Salmon' } as Author;

test('a notice names the author of a comment, and never who prayed', () => {
  expect(noticeText({ kind: 'comment', count: 1, by: BOAZ })).toBe('Boaz Salmon commented on your post');
  expect(noticeText({ kind: 'comment', count: 3, by: BOAZ })).toBe(
    '3 comments on your post, the last one by Boaz Salmon',
  );
  expect(noticeText({ kind: 'prayer', count: 1, by: null })).toBe('Someone prayed for your request');
  expect(noticeText({ kind: 'prayer', count: 12, by: null })).toBe('12 people prayed for your request');
  expect(noticeText({ kind: 'answered', count: 1, by: null })).toBe('A request you prayed for was answered');
});
