import { describe, expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { FIGURE_REPLIES, FIGURE_REPLIES_BY_SITUATION, OWN_BOOKS } from '#content/guide/figureReplies';
import { SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import type { ChatAnswer } from '#contract/chats';
import { figureWithId, startFigureChat } from '#server/testing/guideChats';

/** Sends the messages to a figure in turn, and returns the last answer. */
function answerTo(figureId: string, ...messages: string[]): ChatAnswer {
  const chat = startFigureChat(figureWithId(figureId));
  for (const message of messages) chat.says(message);
  return chat.answers.at(-1) as ChatAnswer;
}

function storiesIn(figureId: string, { response }: ChatAnswer): string[] {
  return figureWithId(figureId)
    .cards.filter(({ story }) => response.includes(story))
    .map(({ id }) => id);
}

describe('a figure listens', () => {
  test.each([
    ['naomi', 'My niece moved in with us last month', 'she paints her nails on my good table'],
    ['jonah', 'I dropped out of seminary in the spring', 'i drive a delivery van now, i kinda like the dogs'],
    ['ruth', 'did you like barley', 'my landlord put the rent up again, by forty'],
    ['paul', 'who was timothy', 'our pastor has a boat and never shows up on time'],
    ['moses', 'how long were you on the mountain', 'lol that is longer than my marriage'],
  ])('to what a user adds about their own life, and %s tells no story', (figureId, ...messages) => {
    const answer = answerTo(figureId, ...messages);
    expect(storiesIn(figureId, answer)).toEqual([]);
    expect(answer.speaker).toBe('figure');
    expect(answer.parts.every(({ kind }) => kind === 'text')).toBe(true);
  });

  test.each([
    ['hannah', 'The adoption is final!!! we are a family, crying of joy here'],
    ['martha', 'I passed my driving test today, so happy!!'],
  ])('to good news, and %s is glad', (figureId, message) => {
    const answer = answerTo(figureId, message);
    expect(SMALL_TALK_TEXTS.goodNews.figure.some((text) => answer.response.includes(text))).toBe(true);
    expect(storiesIn(figureId, answer)).toEqual([]);
  });

  test.each([
    [
      'solomon',
      '700 wives. why',
      'i cant even manage one 😂 she’s mad cause i forgot our anniversary',
      'laugh',
    ],
    ['daniel', 'were the lions real', 'my cat is called daniel after you but he eats everything', 'remark'],
    ['moses', 'Did you get tired of people complaining to you', 'Im an HOA president', 'heard'],
  ] as const)('in words that only %s could say', (figureId, question, message, kind) => {
    const { response } = answerTo(figureId, question, message);

    expect(figureWithId(figureId).replies[kind]).toContain(response);
  });

  test('to a user who says their name', () => {
    expect(answerTo('hagar', 'My name is Temperance').response).toContain('Temperance');
    expect(answerTo('hagar', 'my name is not important').response).not.toContain('Not');
  });

  test('to a decision, and gives words to pray if asked', () => {
    const answer = answerTo('solomon', 'I owe my uncle money', 'ok i will ring him on sunday. please pray');
    expect(FIGURE_REPLIES.decided.some((text) => answer.response.includes(text))).toBe(true);
    expect(answer.response).toMatch(/Lord|Father|God/);
  });

  test('to a goodbye after thanks', () => {
    const answer = answerTo('david', 'who was jesse', 'haha thanks david, good night');
    expect(FIGURE_REPLIES.goodNight.some((text) => answer.response.includes(text))).toBe(true);
  });

  test('to someone who mourns no one, without a story of mourning', () => {
    const answer = answerTo(
      'david',
      'my cousin never answers my messages any more, she has other people now',
    );
    expect(storiesIn('david', answer)).toEqual([]);
    expect(answer.response).not.toMatch(/sorry for your loss/);
  });

  test('in every situation with a reply that repeats no other reply', () => {
    const replies = FIGURE_REPLIES_BY_SITUATION.flatMap((situation) => [...situation.replies]);
    expect(new Set(replies).size).toBe(replies.length);
    const starts = replies.map((reply) => reply.split(' ').slice(0, 4).join(' '));
    expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([]);
  });
});

describe('a figure does not know everything', () => {
  test.each([
    ['moses', 'did anyone giggle at the burning bush', 'whether anyone laughed'],
    ['noah', 'what color was the raven', 'the color'],
  ])('%s says that nothing is written about a detail', (figureId, question, detail) => {
    const answer = answerTo(figureId, 'hello', question);
    expect(answer.response).toContain(detail);
  });

  test('asked more about a story that was told, it names the passage and does not show it', () => {
    const answer = answerTo(
      'jonah',
      'was it dark inside the fish',
      'and was it slimy in the belly of the fish',
    );
    expect(storiesIn('jonah', answer)).toEqual([]);
    expect(answer.parts.some(({ kind }) => kind === 'scripture')).toBe(false);
    expect(answer.response).toContain('Jonah 1:17-2:10');
  });

  test.each([
    ['joseph', 'did jacob ever learn what your brothers did', 'Genesis 50:16-17'],
    ['peter', 'did the rest of them laugh when you sank', 'Matthew 14:32-33'],
    ['ruth', 'did you and naomi ever argue on the road', 'Ruth 1:18'],
    ['jeremiah', 'how did you keep going', 'Jeremiah 20:9'],
    ['esther', 'did you love the king', 'Esther 2:17'],
    ['david', 'where did you keep the sword of goliath', '1 Samuel 21:9'],
  ])('%s answers “%s” with what the text does tell', (figureId, question, reference) => {
    expect(answerTo(figureId, question).citations).toContain(reference);
  });

  test('a fact that follows another one is only told right after it', () => {
    const [first, second] = ['how big was goliaths sword', 'and did you use it again later'];
    expect(answerTo('david', first, second).citations).toContain('1 Samuel 21:8');
    expect(answerTo('david', second).citations).not.toContain('1 Samuel 21:8');
  });
});

describe('a figure looks up its own books', () => {
  test.each([
    ['solomon', 'what did you write about the borrower and the lender', 'Proverbs 22:7'],
    ['solomon', 'your proverb about the ant?', 'Proverbs 6:6'],
    ['paul', 'what did you say about the love of money, root of something', '1 Timothy 6:10'],
    ['isaiah', 'did you write anything about wings like eagles', 'Isaiah 40:31'],
    ['john', 'what did you write about perfect love and fear', '1 John 4:18'],
    ['jeremiah', 'where did you write about the deceitful heart', 'Jeremiah 17:9'],
    ['peter', 'did you write about casting care on God', '1 Peter 5:7'],
    ['moses', 'what did you write about the sabbath', 'Exodus'],
  ])('%s answers “%s”', (figureId, question, reference) => {
    const { citations } = answerTo(figureId, question);
    expect(citations.some((citation) => citation.startsWith(reference))).toBe(true);
  });

  test('only for figures that exist', () => {
    expect(Object.keys(OWN_BOOKS).filter((id) => !FIGURES.some(({ figureId }) => figureId === id))).toEqual(
      [],
    );
  });
});

test('a user who told a figure that they are gay gets kind words and passages, and no story or curious question', () => {
  const said = ['im gay, im 15', 'my grandparents would throw me out, they said so about my cousin once'];
  const answer = answerTo('david', ...said).response;

  expect(answer).not.toMatch(/When did it begin|keep thinking about it|Who else knows|No line I have here/);
  expect(answer).toMatch(/\d:\d/);
});

test('a figure asked for words for a talk gives those for the person it is with, as the guide', () => {
  const answer = answerTo(
    'solomon',
    'wise king, my two coworkers keep microwaving fish. what is your judgement',
    'no seriously how do i bring it up without being that person',
  );

  expect(answer.response).toContain('Would it work for you if we tried it differently');
});

test('a memory that quotes a psalm is listened to, and not looked up', () => {
  const answer = answerTo(
    'david',
    'my nan used to say your psalm with me at bedtime',
    'she’s gone to a home now and doesn’t know who I am. I said it to her and she joined in on ‘the valley of the shadow’',
  );

  expect(answer.parts.some(({ kind }) => kind === 'scripture')).toBe(false);
});

test('a user who asks whether they can tell something is invited to', () => {
  const { response } = answerTo('david', 'can i tell you something ive never told anyone');

  expect(FIGURE_REPLIES.invited.some((text) => response.includes(text))).toBe(true);
});
