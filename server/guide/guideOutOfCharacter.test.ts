import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { david } from '#content/figures/david/david';
import { ABOUT_THE_GUIDE, OUT_OF_CHARACTER_TEXTS } from '#content/guide/guideTexts';
import { userMessage } from '#server/testing/chatMessages';
import { expectExactScripture, OUT_OF_CHARACTER_MESSAGES, startFigureChat } from '#server/testing/guideChats';
import { scripture } from '#server/testing/openedScripture';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';

test.each(
  OUT_OF_CHARACTER_MESSAGES.flatMap(([what, sayings]) => sayings.map((message) => [message, what] as const)),
)(
  'in every figure chat and in the Bible study chat, the guide answers %j with a fixed text (%s)',
  (message, what) => {
    for (const [name, answer] of [
      ...FIGURES.map(
        (who) => [who.shortName, askWrittenFigure(scripture, who, [userMessage(message)])] as const,
      ),
      ['this guide', askWrittenStudy(scripture, [userMessage(message)])] as const,
    ]) {
      const isGuide = name === 'this guide' && what === 'real';
      const lines = (isGuide ? ABOUT_THE_GUIDE : OUT_OF_CHARACTER_TEXTS[what]).map((line: string) =>
        line.replaceAll('{name}', name),
      );

      expect(answer.speaker, name).toBe('guide');
      expect(
        lines.some((line) => answer.response.startsWith(line)),
        `${name}: ${answer.response}`,
      ).toBe(true);
      expect(answer.parts.every((part) => part.kind !== 'text' || part.basis === null)).toBe(true);
      expectExactScripture(answer, message);
    }
  },
);

test('a repeated question such as “are you real?” gets a new answer, and the figure answers the next question', () => {
  for (const [, [message = '']] of OUT_OF_CHARACTER_MESSAGES) {
    const chat = startFigureChat(david);
    const [first, second] = [chat.says(message), chat.says(message)];

    expect(second.response).not.toBe(first.response);
    expect(chat.says('How were you chosen to be king?').speaker).toBe('figure');
  }
});

test.each([
  'Were you really afraid of Goliath?',
  'What would Jesus say about anger?',
  'Tell me about the forgiveness you found',
  'How did you know that God would help you?',
  'I sold my house and feel lost',
  'My medicine makes me tired',
  'I forgive him but it hurts',
])('%j gets none of the fixed texts about what the guide is or cannot do', (message) => {
  for (const answer of [
    askWrittenStudy(scripture, [userMessage(message)]),
    askWrittenFigure(scripture, david, [userMessage(message)]),
  ]) {
    for (const line of Object.values(OUT_OF_CHARACTER_TEXTS).flat()) {
      expect(answer.response).not.toContain(line.split('{name}')[0]?.slice(0, 40));
    }
  }
});
