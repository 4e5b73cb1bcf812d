import { expect, test } from 'vitest';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { LISTENING_REPLIES } from '#content/guide/listening';
import { DIFFERENCES } from '#content/knowledge';
import { startStudyChat } from '#server/testing/guideChats';

const FIRST_STEPS = [
  ...TURN_TEXTS.whatNow.study,
  ...Object.values(LISTENING_REPLIES).map(({ help }) => help),
];
const isFirstStep = (response: string) => FIRST_STEPS.some((words) => response.includes(words));

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

test('a simple explanation is what churches share, then one sentence of it, and More shows how they differ', () => {
  const trinity = DIFFERENCES.find(({ id }) => id === 'trinity');
  const [view] = trinity?.views ?? [];
  const chat = startStudyChat();
  const simple = chat.says('explain the trinity simply').response;
  expect(simple).toContain(trinity?.shared);
  expect(simple).not.toContain(view?.holds);
  expect(chat.says('still dont get it').response.length).toBeLessThan(simple.length);
  expect(chat.says('more').response).toContain(view?.holds);
});

test('after a complaint about a long answer, a disputed question is answered briefly', () => {
  const tithing = DIFFERENCES.find(({ id }) => id === 'tithing');
  const chat = startStudyChat();
  chat.says('The answer you gave me last week was too long');
  const { response } = chat.says('so do i tithe on gross or net');
  expect(response).toContain(tithing?.shared);
  expect(response).not.toContain(tithing?.views[0]?.holds);
});

test('thanks before a request do not hide it', () => {
  const chat = startStudyChat();
  chat.says('can you give me a verse for starting a new job today im so nervous');
  const { response } = chat.says('thank you!! that helped. pray for me please i start at 9');
  expect(TURN_TEXTS.pray.study.some((words) => response.includes(words))).toBe(true);
});

test('a request for a psalm gets one of the page', () => {
  const chat = startStudyChat();
  chat.says('Anxiety and worry');
  const { parts } = chat.says('please give me a psalm i can read to her tonight');
  expect(parts.flatMap((part) => (part.kind === 'scripture' ? [part.reference] : []))).toEqual([
    expect.stringMatching(/^Psalm /),
  ]);
});

test('who asks which side is right, after a passage that churches read differently, hears that we cannot settle it', () => {
  const chat = startStudyChat();
  chat.says(
    'Explain Romans 9 please. Is it teaching that God picks some people for hell before they are born',
  );

  expect(GUIDE_TEXTS.whyTheyDiffer).toContain(chat.says('So which side is right').response);
});
