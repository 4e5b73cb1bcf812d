import { expect, test } from 'vitest';
import { FIGURES } from './figures';

const replies = FIGURES.flatMap(({ figureId, replies }) =>
  Object.entries(replies).flatMap(([kind, texts]) => texts.map((text) => ({ figureId, kind, text }))),
);

test('a figure’s own replies are short, and quote nothing', () => {
  const unfit = replies.filter(
    ({ text }) =>
      text.split(/\s+/).length > 45 || /["“”‘—]|\d:\d|\b(?:thee|thou|ye|unto|valid|journey)\b/i.test(text),
  );
  expect(unfit).toEqual([]);
});

test('no two replies of figures begin with the same six words', () => {
  const starts = replies.map(({ text }) => text.split(' ').slice(0, 6).join(' '));
  expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([]);
});

test('two of four replies to the user’s own life ask something', () => {
  const unfit = FIGURES.filter(
    ({ replies }) => replies.heard.filter((text) => text.endsWith('?')).length !== 2,
  );
  expect(unfit.map(({ figureId }) => figureId)).toEqual([]);
});
