import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { david } from '#content/figures/david/david';
import type { Figure, FigureCardText } from '#content/figures/figure';
import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import type { ChatAnswer } from '#contract/chats';
import { isGrave } from '#server/guide/written/figures/figureStories';
import { userMessage } from '#server/testing/chatMessages';
import { expectGoodAnswer, figureWithId, startFigureChat } from '#server/testing/guideChats';
import { scripture } from '#server/testing/openedScripture';
import { askWrittenFigure } from '#server/testing/writtenGuide';

const INTENTS_SAID = ['more', 'why?', 'another verse', 'pray with me', 'thanks', 'I disagree'];

/** Returns ten messages: questions from the figure's cards, which vary by `round`, and common messages in between. */
function tenTurns({ cards }: Figure, round: number): string[] {
  const asks = cards.flatMap((card) => card.asks);
  const ask = (at: number) => asks[(round * 7 + at * 11) % asks.length] as string;
  const intent = (at: number) => INTENTS_SAID[(round + at) % INTENTS_SAID.length] as string;
  return [ask(0), intent(0), ask(1), intent(1), intent(2), ask(0), intent(3), ask(2), intent(4), intent(5)];
}

test.each(FIGURES.map((who) => [who.name, who] as const))(
  'in a chat of ten messages, the figure %s repeats no story and no answer',
  (_name, who) => {
    for (let round = 0; round < 4; round++) {
      const chat = startFigureChat(who);
      for (const message of tenTurns(who, round))
        expectGoodAnswer(chat.says(message), `${who.figureId}: ${message}`);

      expectNoCardTwice(who, chat.answers);
      expectNoAnswerTwice(chat.answers);
    }
  },
);

test('whatever the order of questions, no figure repeats a story or misquotes Scripture', () => {
  const conversation = fc.constantFrom(...FIGURES).chain(({ figureId, cards }) =>
    fc.record({
      figureId: fc.constant(figureId),
      turns: fc.array(fc.constantFrom(...INTENTS_SAID, ...cards.flatMap(({ asks }) => asks)), {
        minLength: 1,
        maxLength: 14,
      }),
    }),
  );
  fc.assert(
    fc.property(conversation, ({ figureId, turns }) => {
      const who = figureWithId(figureId);
      const chat = startFigureChat(who);
      for (const message of turns) expectGoodAnswer(chat.says(message), `${figureId}: ${message}`);
      expectNoCardTwice(who, chat.answers);
    }),
    { numRuns: 100 },
  );
});

test.each(FIGURES.map((who) => [who.name, who] as const))(
  'when asked for more, the figure %s tells every story once, except those that could hurt, and then says that this is all',
  (_name, who) => {
    const chat = startFigureChat(who);
    chat.says(who.cards[0]?.asks[0] ?? 'more');
    const isShown = ({ story }: FigureCardText) =>
      chat.answers.some(({ response }) => response.includes(story));
    const open = who.cards.filter((card) => !isGrave(card) && !card.hurtsTheGuilty);
    for (let turn = 0; turn < open.length && !open.every(isShown); turn++) chat.says('more');
    const [end, again] = [chat.says('more'), chat.says('tell me more')];

    expectNoCardTwice(who, chat.answers);
    expect(open.filter((card) => !isShown(card)).map(({ id }) => id)).toEqual([]);
    for (const answer of [end, again]) {
      expect(answer.response).toMatch(/^[A-Z].+[.?]$/);
      expect(answer.parts.map(({ kind }) => kind)).toEqual(['text']);
      expect(answer.suggestions.length).toBeGreaterThan(0);
    }
    expect(GUIDE_TEXTS.allShown).toContain(end.response);
    expectNoAnswerTwice(chat.answers);
  },
);

test('at most 40 % of the stories that figures tell end with a question', () => {
  const answers = FIGURES.flatMap((who) => {
    const chat = startFigureChat(who);
    for (const _ of who.cards) chat.says('tell me more');
    return chat.answers;
  });
  const asking = answers.filter(({ response }) => response.trim().endsWith('?'));

  expect(asking.length / answers.length).toBeLessThanOrEqual(0.4);
});

test('every figure introduces itself only once and names a Bible passage as the source', () => {
  for (const who of FIGURES) {
    const chat = startFigureChat(who);
    const first = chat.says('Who are you?');
    const second = chat.says('who are you?');

    expect(first.parts[0]).toMatchObject({ kind: 'text', basis: 'attested', passage: who.about.passage });
    expect(second.response).not.toContain(who.about.text);
    expectGoodAnswer(second, who.figureId);
  }
});

test('a figure suggests other questions after the second message than after the first', () => {
  const chat = startFigureChat(david);
  const first = chat.says('hello').suggestions;
  const second = chat.says('good morning').suggestions;

  expect(first).toHaveLength(3);
  expect(second).toHaveLength(3);
  expect(second).not.toEqual(first);
});

test('in a figure chat, text is labeled as attested or imagined only if the figure speaks, not if the guide does', () => {
  const answer = askWrittenFigure(scripture, david, [userMessage('I am drowning in credit card debt')]);

  if (answer.speaker === 'guide') expect(answer.response).toContain('David');
  expectGoodAnswer(answer, 'debt');
  for (const part of answer.parts) {
    if (part.kind === 'text') expect(part.basis === null).toBe(answer.speaker === 'guide');
  }
});

function expectNoCardTwice({ cards, figureId }: Figure, answers: ChatAnswer[]) {
  for (const { id, story } of cards) {
    const times = answers.filter(({ response }) => response.includes(story)).length;
    expect(times, `${figureId}: ${id}`).toBeLessThanOrEqual(1);
  }
}

function expectNoAnswerTwice(answers: ChatAnswer[]) {
  const responses = answers.map(({ response }) => response);
  expect(responses.filter((response, at) => responses.indexOf(response) !== at)).toEqual([]);
}
