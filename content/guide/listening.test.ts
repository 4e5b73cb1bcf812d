import { expect, test } from 'vitest';
import { LISTENING_REPLIES } from './listening';

const replies = Object.values(LISTENING_REPLIES).flatMap(({ heard, help }) => [...heard, help]);

test('only the third reply asks a question', () => {
  const unfit = Object.entries(LISTENING_REPLIES).filter(
    ([, { heard, help }]) =>
      [...heard, help].map((text, at) => text.endsWith('?') && at !== 2).includes(true) ||
      !heard[2].endsWith('?'),
  );
  expect(unfit.map(([page]) => page)).toEqual([]);
});

test('listening replies are short, and speak in no one’s own name', () => {
  const unfit = replies.filter((reply) => {
    const words = reply.split(/\s+/).length;
    return words < 18 || words > 50 || /["—!]|\bI\b|\b(?:we|us|our)\b/.test(reply.replace(/“[^”]*”/g, ''));
  });
  expect(unfit).toEqual([]);
});

test('no two listening replies begin or end alike', () => {
  const starts = replies.map((reply) => reply.split(' ').slice(0, 6).join(' ').toLowerCase());
  const ends = replies.map((reply) => reply.split(/(?<=[.?]) /).at(-1) ?? '');
  expect(duplicates(starts)).toEqual([]);
  expect(duplicates(ends)).toEqual([]);
});

function duplicates(all: readonly string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}
