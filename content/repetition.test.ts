import { expect, test } from 'vitest';
import { FIGURES } from './figures';
import { DIFFERENCES, ENTRIES } from './knowledge';
import { SYMBOLS } from './symbols';
import { TOPICS } from './topics';

const CARDS = FIGURES.flatMap(({ figureId, cards }) =>
  cards.map((card) => ({ at: `${figureId}/${card.id}`, text: `${card.story} ${card.reflection ?? ''}` })),
);
const PAGES = TOPICS.flatMap(({ introduction, questions, prayer }) => [introduction, ...questions, prayer]);

test.each([
  ['figures', FIGURES.length, 39],
  ['cards', CARDS.length, 540],
  ['topic pages', TOPICS.length, 234],
  ['dream symbols', SYMBOLS.length, 285],
  ['knowledge entries', ENTRIES.length, 430],
  ['disputed questions', DIFFERENCES.length, 100],
])('the guide has all its %s: %i', (_kind, count, minimum) => {
  expect(count).toBeGreaterThanOrEqual(minimum);
});

test.each([
  ['cards', CARDS.map(({ text }) => text)],
  ['topic pages', PAGES],
])('at least 98 % of all sequences of four words in the %s occur only once', (_kind, texts) => {
  const all = texts.flatMap(fourWords);

  expect(new Set(all).size / all.length).toBeGreaterThanOrEqual(0.98);
});

test.each([
  ['stories of cards', FIGURES.flatMap(({ cards }) => cards.map(({ story }) => lastSentence(story)))],
  ['cards', CARDS.map(({ text }) => lastSentence(text))],
  ['questions of cards', FIGURES.flatMap(({ cards }) => cards.map(({ question }) => question))],
  ['topic pages', TOPICS.map(({ introduction }) => lastSentence(introduction))],
  ['prayers', TOPICS.map(({ prayer }) => prayer)],
  ['dream symbols', SYMBOLS.flatMap(({ senses }) => senses.map(({ text }) => lastSentence(text)))],
  ['knowledge entries', ENTRIES.map(({ text }) => lastSentence(text))],
  ['disputed questions', DIFFERENCES.flatMap(({ views }) => views.map(({ holds }) => lastSentence(holds)))],
])('no two %s end with the same sentence', (_kind, endings) => {
  expect(endings.filter((ending, at) => endings.indexOf(ending) !== at)).toEqual([]);
});

/** Ways to say that a passage leaves something out. Such a sentence is true, but in every card it would be a habit. */
const OF_SILENCE =
  /\b(?:(?:is|are|was|were) (?:not|nowhere) (?:written|recorded|told)|no answer is (?:recorded|given)|(?:nothing|no word|no line) (?:of it )?is (?:told|said|written|recorded)|(?:scripture|the bible|the (?:story|book|chapter)|my story) (?:does not (?:say|tell)|is silent|says nothing|tells nothing|keeps silent)|i never wrote)\b/i;

test('at most 5 % of the cards say that something is not written', () => {
  const silent = CARDS.filter(({ text }) => OF_SILENCE.test(text)).map(({ at }) => at);

  expect(silent.length / CARDS.length, silent.join(', ')).toBeLessThanOrEqual(0.05);
});

function fourWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
}

function lastSentence(text: string): string | undefined {
  return text
    .trim()
    .split(/(?<=[.!?]["”’]?)\s+/)
    .at(-1);
}
