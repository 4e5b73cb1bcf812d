import { expect, test } from 'vitest';
import { TURN_TEXTS } from '#content/guide/guideTexts';
import { startStudyChat } from '#server/testing/guideChats';

const isFirstStep = (response: string) => TURN_TEXTS.whatNow.study.some((words) => response.includes(words));

test.each(['how', 'but how?', 'how do i even do that'])(
  'after a page, “%s” gets a first step and a passage',
  (how) => {
    const chat = startStudyChat();
    chat.says('do i have to forgive my husband');
    const { response, parts } = chat.says(how);
    expect(isFirstStep(response), response).toBe(true);
    expect(parts.some(({ kind }) => kind === 'scripture')).toBe(true);
  },
);

test('after an entry, “how” gets no first step', () => {
  const chat = startStudyChat();
  chat.says('who was jonah');
  expect(isFirstStep(chat.says('how').response)).toBe(false);
});
