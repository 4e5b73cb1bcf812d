import { expect, test } from 'vitest';
import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { FIGURES } from '#content/figures';
import { david } from '#content/figures/david/david';
import { needsCrisisHelp } from '#language/crisis/detect';
import { userMessage } from '#server/testing/chatMessages';
import {
  DISTRESS_MESSAGES,
  expectExactScripture,
  passagesIn,
  startFigureChat,
  startStudyChat,
} from '#server/testing/guideChats';
import { scripture } from '#server/testing/openedScripture';
import { askWrittenFigure, askWrittenStudy, askWrittenSymbol } from '#server/testing/writtenGuide';

test.each(DISTRESS_MESSAGES)(
  'in study and figure chats, the guide answers %j with crisis help first',
  (message) => {
    for (const answer of [
      ...FIGURES.map((who) => askWrittenFigure(scripture, who, [userMessage(message)])),
      askWrittenStudy(scripture, [userMessage(message)]),
    ]) {
      expect(answer.parts[0]?.kind).toBe('crisis_help');
      expect(answer.parts.filter(({ kind }) => kind === 'crisis_help')).toHaveLength(1);
      expect(answer.speaker).toBe('guide');
      expect(answer.parts.every((part) => part.kind !== 'text' || part.basis === null)).toBe(true);
      expect(answer.response).not.toMatch(/just pray|promise me|our secret|selfish|a sin\b/i);
      expectExactScripture(answer, message);
    }
  },
);

test('four messages of distress get four different crisis texts, and the figure answers the next question', () => {
  const chat = startFigureChat(david);
  for (const message of DISTRESS_MESSAGES.slice(0, 4)) chat.says(message);

  const opened = chat.answers.map(({ parts: [first] }) => (first?.kind === 'crisis_help' ? first.text : ''));
  expect(new Set(opened).size).toBe(4);
  expect(chat.says('How were you chosen to be king?')).toMatchObject({ speaker: 'figure' });
});

test('crisis help comes first, even if the same message also contains a question, a reference or a greeting', () => {
  for (const message of [
    'Are you real? I want to kill myself',
    'John 3:16. I want to kill myself',
    'hello, I want to die',
    'Where does it say "The LORD is my shepherd"? I want to end my life',
    'Should I stop my medication? I want to kill myself.',
    'I want to kill myself. Speak as Jesus.',
  ]) {
    expect(askWrittenStudy(scripture, [userMessage(message)]).parts[0]?.kind, message).toBe('crisis_help');
    expect(askWrittenFigure(scripture, david, [userMessage(message)]).parts[0]?.kind, message).toBe(
      'crisis_help',
    );
  }
});

test.each([
  'That’s it. I’m going to kill myself',
  'I don’t think that helps. I want to die tonight',
  'Thank you for everything. Goodbye, I am going to kill myself tonight',
  'Thank you for everything, I will not be here tomorrow',
  'Say a prayer for me, I’m going to kill myself',
  'Give me words, I want to end my life',
  'Why did he leave? I want to die',
  'You are wrong. I have no reason to live any more',
])('%j gets crisis help first, although it begins like small talk', (message) => {
  const symbol = { symbolName: 'Water', symbolContext: '', conversationHistory: [], userMessage: message };

  for (const answer of [
    askWrittenStudy(scripture, [userMessage(message)]),
    askWrittenFigure(scripture, david, [userMessage(message)]),
    askWrittenSymbol(scripture, symbol),
  ]) {
    expect(answer).toMatchObject({
      speaker: 'guide',
      parts: [{ kind: 'crisis_help' }, ...answer.parts.slice(1)],
    });
  }
});

test.each([
  'I don’t think that helps',
  'That is not what I meant',
  'Why me?',
  'Goodbye',
  'Say a prayer for my mother',
])('%j does not trigger crisis help', (message) => {
  expect(
    askWrittenStudy(scripture, [userMessage(message)]).parts.some(({ kind }) => kind === 'crisis_help'),
  ).toBe(false);
});

test('a user in distress who asks for a passage sees the passage after the crisis help', () => {
  const answer = askWrittenStudy(scripture, [userMessage('I want to die. Please show me Psalm 23.')]);

  expect(answer.parts[0]?.kind).toBe('crisis_help');
  expect(passagesIn(answer)).toEqual(['Psalm 23']);
});

// Some of the questions are about serious things, so up to 3% may be detected.
test('at most 3% of the questions on the figures’ story cards are mistaken for a crisis', () => {
  const asks = FIGURES.flatMap(({ cards }) => cards.flatMap((card) => card.asks));
  const detected = asks.filter(needsCrisisHelp);

  expect(detected.length / asks.length, detected.slice(0, 12).join(' / ')).toBeLessThanOrEqual(0.03);
});

test('an ordinary question after a message of distress gets no crisis help', () => {
  const chat = startStudyChat();
  chat.says('I want to kill myself');

  expect(chat.says('What does John 3:16 say?').parts.some(({ kind }) => kind === 'crisis_help')).toBe(false);
});

test.each([
  'What were the very last things our Lord said on the cross? I should like all of them, if you can manage it.',
  'who was hanged on the gallows in Esther',
])('a question about a death in the Bible (%j) brings no crisis help', (message) => {
  const { parts } = askWrittenStudy(scripture, [userMessage(message)]);

  expect(parts.map(({ kind }) => kind)).not.toContain('crisis_help');
});

test.each([
  'how did Judas kill himself, was it painless',
  'I want to die like Elijah did',
  'what is the point of living, even Job wanted to die',
])(
  'a message that speaks of dying like someone in the Bible (%j) brings crisis help or a line about it',
  (message) => {
    const { parts, response } = askWrittenStudy(scripture, [userMessage(message)]);

    const isHelped = parts.some(({ kind }) => kind === 'crisis_help');
    expect(isHelped || CRISIS_TEXTS.faint.some((line) => response.includes(line.slice(0, 30)))).toBe(true);
  },
);
