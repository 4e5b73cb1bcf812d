import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OCCASIONS, WORDS_FOR_OCCASIONS } from '#content/guide/occasions';
import { DECISIONS } from '#content/guide/occasions/decisions';
import type { Occasion } from '#content/guide/occasions/occasion';
import type { ChatMessage } from '#contract/chats';
import { ROOT } from '#server/lib/paths';
import { openScripture } from '#server/scripture/scripture.service';
import { figureWithId, startFigureChat } from '#server/testing/guideChats';
import { askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends these messages one after another and returns the last answer. */
function lastAnswer(...turns: string[]) {
  const messages: ChatMessage[] = [];
  let answer: ReturnType<typeof askWrittenStudy> | undefined;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    answer = askWrittenStudy(scripture, messages);
    messages.push({ role: 'assistant', content: answer.response });
  }
  if (!answer) throw new Error('No message was sent.');
  return answer;
}

function occasion(id: string): Occasion {
  const found = OCCASIONS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no occasion ${id}.`);
  return found;
}

/** Returns the ids of the occasions with a text in this answer. */
const occasionsIn = (response: string) =>
  OCCASIONS.filter(({ texts }) => texts.some((text) => response.includes(text))).map(({ id }) => id);

test.each([
  ['what do i write in the card for my sisters wedding', 'wedding-card'],
  ['how can I tell my grandpa he should not be driving anymore', 'parent-driving'],
  ['need wording for a thank you note to my son’s teacher', 'thank-teacher'],
  ['should we buy a house or go on renting', 'buy-or-rent'],
  ['torn between staying at my church and joining my wife’s', 'change-churches'],
])('%j gets the words for its occasion', (message, id) => {
  const { response } = lastAnswer(message);

  expect(occasionsIn(response)).toEqual([id]);
  expect(response).toContain(`(${occasion(id).passage})`);
});

test('a question that names no occasion is read together with the message before', () => {
  const { response } = lastAnswer('my mom got diagnosed with breast cancer', 'what do i text her');

  expect(occasionsIn(response)).toEqual(['diagnosed']);
});

test('who asks for other words gets the second text, without the passage again', () => {
  const { texts, passage } = occasion('wedding-toast');
  const first = lastAnswer('i have to give a toast at my brothers wedding, what do i say');
  const second = lastAnswer('i have to give a toast at my brothers wedding, what do i say', 'Other words');

  expect(first.suggestions).toContain('Other words');
  expect(first.response).toContain(texts[0]);
  expect(second.response).toContain(texts[1]);
  expect(second.response).not.toContain(passage);
  expect(second.suggestions).not.toContain('Other words');
});

test('“More” after a page continues the page, and not the words before it', () => {
  const turns = [
    'what do i write in the card for my sisters wedding',
    'I’m so jealous of my friend’s house',
    'More',
  ];

  expect(occasionsIn(lastAnswer(...turns).response)).toEqual([]);
});

test('a request that no occasion clearly fits is offered the nearest ones, and tapping one shows its words', () => {
  const titles = new Map(OCCASIONS.map(({ title, id }) => [title, id]));
  const { response, suggestions } = lastAnswer('what do i tell the plumber who never came');
  const offered = suggestions.filter((label) => titles.has(label));

  expect(occasionsIn(response)).toEqual([]);
  expect(offered.length).toBeGreaterThan(0);
  for (const title of offered)
    expect(occasionsIn(lastAnswer('what do i tell the plumber who never came', title).response)).toEqual([
      titles.get(title),
    ]);
});

test.each([
  [['my husband hits me, what do i say to my kids']],
  [['I want to die', 'How do I tell my sister?']],
  [['how do i tell my mom that my uncle touches me']],
  [['what does the Bible say about weddings']],
  [['my boss gave me the day off and I feel guilty']],
])('%j gets no words for an occasion', (turns) => {
  expect(occasionsIn(lastAnswer(...turns).response)).toEqual([]);
});

test('of requests by a writer who knew only the ids, most get their own occasion and few another', () => {
  const cases = readFileSync(join(ROOT, 'bench/cases/occasions.validation.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; text: string });
  const counts = { own: 0, other: 0, calledForNothing: 0 };
  for (const { id, text } of cases) {
    const [found] = occasionsIn(lastAnswer(text).response);
    const isKnown = OCCASIONS.some((one) => one.id === id);
    if (found === id) counts.own++;
    else if (found) counts[isKnown ? 'other' : 'calledForNothing']++;
  }

  expect(counts.own).toBeGreaterThan(150);
  expect(counts.other).toBeLessThan(8);
  expect(counts.calledForNothing).toBeLessThan(16);
});

test('a figure steps out of the story for words to say, and a question about the figure gets a story', () => {
  const chat = startFigureChat(figureWithId('esther'));
  const card = chat.says('what do i write in my friends wedding card');
  const other = chat.says('Other words');
  const story = startFigureChat(figureWithId('esther')).says('what did you say to the king at the banquet');

  expect(occasionsIn(card.response)).toEqual(['wedding-card']);
  expect(card.suggestions).toContain('Other words');
  expect(other.response).toContain(occasion('wedding-card').texts[1]);
  expect(occasionsIn(story.response)).toEqual([]);
});

test('“more” after a figure’s story tells more of it, and not other words for what was asked before', () => {
  const chat = startFigureChat(figureWithId('esther'));
  chat.says('what do i write in my friends wedding card');
  chat.says('what did you say to the king at the banquet');

  expect(occasionsIn(chat.says('more').response)).toEqual([]);
});

test('ids and titles are unique, and a title is short enough to tap', () => {
  expect(new Set(OCCASIONS.map(({ id }) => id)).size).toBe(OCCASIONS.length);
  expect(new Set(OCCASIONS.map(({ title }) => title.toLowerCase())).size).toBe(OCCASIONS.length);
  expect(OCCASIONS.filter(({ title }) => title.length > 48)).toEqual([]);
});

/** The number of sentences in quotation marks. */
const sentencesToSay = (text: string) =>
  [...text.matchAll(/“([^”]+)”/g)].flatMap(([, words = '']) => words.match(/[.?!…](?=\s|$)/g) ?? [words])
    .length;

test('words for an occasion contain sentences to say, and no text is long', () => {
  for (const { id, texts } of WORDS_FOR_OCCASIONS)
    for (const text of texts) expect(sentencesToSay(text), id).toBeGreaterThan(1);
  for (const { id, texts } of [...WORDS_FOR_OCCASIONS, ...DECISIONS])
    for (const text of texts) expect(text.split(' ').length, id).toBeLessThan(95);
});
