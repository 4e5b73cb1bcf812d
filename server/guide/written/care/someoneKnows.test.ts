import { expect, test } from 'vitest';
import { REPLIES_TO_CHILDREN } from '#content/care/childReplies';
import { DISTRESS_REPLIES, type DistressSituation } from '#content/care/distressReplies';
import { figureWithId, startFigureChat, startStudyChat } from '#server/testing/guideChats';
import { saysSomeoneKnows } from './someoneKnows';

test.each([
  'i called my sister. she is coming over',
  'I told my mom',
  'my neighbor is here with me now',
  'ok texted my best friend',
  'i am at my aunt’s house',
  'just talked to my pastor',
  'called 988',
])('“%s” says that someone knows', (message) => {
  expect(saysSomeoneKnows(message)).toBe(true);
});

test.each([
  'i told my mom but she laughed',
  'I told him',
  'he is coming',
  'should i call my sister?',
  'my husband is drunk and he is here',
  'i told my pastor and he said i should submit',
  'i called my mom, no answer',
  'what did Hannah say when she told the priest',
  'my sister is dead',
])('“%s” does not', (message) => {
  expect(saysSomeoneKnows(message)).toBe(false);
});

test.each<[disclosed: string, told: string, situation: DistressSituation]>([
  ['I want to die', 'i called my sister. she is coming over', 'despair'],
  ['My husband hits me', 'my sister is here with me now', 'harm'],
  ['my friend says he wants to kill himself', 'i told his mom, my wife is with me', 'someone'],
])('after “%s”, “%s” gets an answer to that', (disclosed, told, situation) => {
  for (const chat of [startStudyChat(), startFigureChat(figureWithId('ruth'))]) {
    chat.says(disclosed);
    const { response } = chat.says(told);
    expect(
      DISTRESS_REPLIES[situation].toldSomeone.some((words) => response.includes(words)),
      response,
    ).toBe(true);
  }
});

test('a child who told a teacher hears that this was right, with the helplines for children', () => {
  const chat = startStudyChat();
  chat.says('my stepdad touches me at night, im 12');
  const { response, parts } = chat.says('i told my teacher');
  expect(
    REPLIES_TO_CHILDREN.toldSomeone.words.some((words) => response.includes(words)),
    response,
  ).toBe(true);
  expect(parts[0]?.kind).toBe('crisis_help');
});
