import { expect, test } from 'vitest';
import { WORDS_IN_DISTRESS, WORDS_ON_PAGE, WORDS_TO_THE_ONE_WHO_HURTS } from '#content/care/wordsInDistress';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';
import { figureWithId, startFigureChat, startStudyChat } from '#server/testing/guideChats';

test.each([
  'what do i say',
  'how would I even tell my sister',
  'i don’t know what to say to the doctor',
  'Maybe my aunt. What should I tell her?',
  'help me find the words',
  'not sure how to start the conversation with my wife',
  'how do i bring it up',
])('“%s” asks for words', (message) => {
  expect(asksWhatToSay(message)).toBe(true);
});

test.each([
  'what do i say to God',
  'what does the Bible say',
  'he told me to say sorry',
  'I told my sister',
  'how do i pray',
  'say a verse',
  'what did Hannah say to Eli',
])('“%s” asks for no words to say to someone', (message) => {
  expect(asksWhatToSay(message)).toBe(false);
});

test.each<[disclosed: string, asked: string, words: readonly string[]]>([
  ['My husband hits me', 'how would i even tell my sister', WORDS_IN_DISTRESS.harm],
  ['My husband hits me', 'what do i say to the doctor', WORDS_IN_DISTRESS.harm],
  ['My husband hits me', 'what do i say to him when he comes home', WORDS_TO_THE_ONE_WHO_HURTS],
  ['I want to die', 'i dont know what to say to my wife', WORDS_IN_DISTRESS.despair],
  ['I cut my arms last night', 'how do i tell my mom', WORDS_ON_PAGE['self-harm'] ?? []],
  [
    'My brother killed himself on Sunday',
    'what do i say when people ask how he died',
    WORDS_IN_DISTRESS.bereaved,
  ],
  [
    'my friend says he wants to kill himself',
    'what do i even say to him',
    WORDS_ON_PAGE['when-someone-you-love-wants-to-die'] ?? [],
  ],
  [
    'I make myself throw up after every meal',
    'how do i tell my doctor',
    WORDS_ON_PAGE['food-and-the-body'] ?? [],
  ],
])('after “%s”, “%s” gets words that can be used', (disclosed, asked, words) => {
  for (const chat of [startStudyChat(), startFigureChat(figureWithId('esther'))]) {
    chat.says(disclosed);
    const { response, parts } = chat.says(asked);
    expect(
      words.some((text) => response.includes(text)),
      response,
    ).toBe(true);
    expect(parts.some(({ kind }) => kind === 'scripture')).toBe(false);
  }
});

test('words to a doctor are for a doctor, and words to someone close are not', () => {
  const chat = startStudyChat();
  chat.says('I cut my arms last night');

  expect(chat.says('what do i say to the doctor').response).toMatch(/^To a doctor/);
  expect(chat.says('and how do i tell my mom').response).not.toMatch(/^To a doctor/);
});

test('without a disclosure, a question how to tell someone gets no words of this kind', () => {
  const { response } = startStudyChat().says('how do I tell my boss that I found a new job');
  const all = [...Object.values(WORDS_IN_DISTRESS).flat(), ...WORDS_TO_THE_ONE_WHO_HURTS];
  expect(all.some((text) => response.includes(text))).toBe(false);
});
