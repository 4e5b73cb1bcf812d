import { expect, test } from 'vitest';
import { WHAT_JESUS_WOULD_DO } from '#content/guide/whatJesusWouldDo';
import { figureWithId, startFigureChat, startStudyChat } from '#server/testing/guideChats';

const isFromGospels = (response: string) => WHAT_JESUS_WOULD_DO.some((words) => response.includes(words));

test.each([
  'what would jesus do',
  'WWJD?',
  'so what would Jesus say to me',
  'What would Jesus do in my situation?',
])('after a user tells something, “%s” gets something that Jesus did or said', (question) => {
  for (const chat of [startStudyChat(), startFigureChat(figureWithId('peter'))]) {
    chat.says('My teenage son stopped coming to church with us');
    const first = chat.says(question);
    const second = chat.says(question);
    for (const { response, parts } of [first, second]) {
      expect(isFromGospels(response), response).toBe(true);
      expect(parts.find(({ kind }) => kind === 'scripture')).toMatchObject({
        reference: expect.stringMatching(/^(?:Matthew|Mark|Luke|John) /),
      });
    }
    expect(first.response).not.toBe(second.response);
  }
});

test.each([
  ['What would Jesus do about taxes?'],
  ['what did jesus do in Nazareth'],
  ['My husband hits me', 'what would jesus do'],
])('“%s” is answered otherwise', (...turns) => {
  const chat = startStudyChat();
  for (const turn of turns) chat.says(turn);
  expect(isFromGospels(chat.answers.at(-1)?.response ?? '')).toBe(false);
});
