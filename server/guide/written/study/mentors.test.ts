import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { MENTORS } from '#content/guide/mentors';
import { TOPICS } from '#content/topics';
import { helpIn, mentorsIn } from './mentors';

const FIGURE_IDS = new Set(FIGURES.map(({ figureId }) => figureId));

const idsIn = (situation: string) => mentorsIn(situation, FIGURE_IDS).map(({ figureId }) => figureId);

test('every topic page and figure in the list of mentors exists, and no topic page lists a figure twice', () => {
  const pages = new Set(TOPICS.map(({ id }) => id));
  for (const [page, mentors] of Object.entries(MENTORS)) {
    expect(pages.has(page), page).toBe(true);
    const ids = mentors.map(({ figureId }) => figureId);
    expect(ids.length, page).toBeGreaterThan(0);
    expect(new Set(ids).size, page).toBe(ids.length);
    for (const id of ids) expect(FIGURE_IDS.has(id), `${page}: ${id}`).toBe(true);
  }
});

test('every reason for suggesting a figure is a clause that can follow "because"', () => {
  for (const mentor of Object.values(MENTORS).flat()) {
    expect(mentor.because).toMatch(/^[^.!?]{10,110}$/);
    expect(mentor.because).not.toMatch(/^(?:because|He|She|They) /);
  }
});

test.each([
  ['i cheated on my wife', 'david'],
  ['I am completely burnt out', 'elijah'],
  ['burnt out', 'elijah'],
  ['my brothers hate me and sold me out', 'joseph'],
  ['we have been trying for a baby for six years', 'hannah'],
  ['I keep doubting', 'thomas'],
])('the situation "%s" finds at most three figures, including %s', (situation, figureId) => {
  const found = idsIn(situation);
  expect(found).toContain(figureId);
  expect(found.length).toBeLessThanOrEqual(3);
});

test('Mary of Nazareth is not suggested to a user who is addicted to porn', () => {
  expect(idsIn('addicted to porn')).not.toContain('mary-of-nazareth');
});

test.each(['zzz', 'asdf qwer', 'what is the capital of France', 'how do I fix a dishwasher'])(
  'no figure is found for "%s"',
  (situation) => {
    expect(idsIn(situation)).toEqual([]);
  },
);

test('a figure that is not available is not suggested', () => {
  expect(
    mentorsIn('i cheated on my wife', new Set(['elijah'])).map(({ figureId }) => figureId),
  ).not.toContain('david');
});

test('a situation with danger or harm gets crisis help, and an idiom does not', () => {
  expect(helpIn('I want to kill myself tonight', 'US')).toMatchObject({ kind: 'crisis_help' });
  expect(helpIn('my husband hits me', 'US')).toMatchObject({ kind: 'crisis_help' });
  expect(helpIn('my exams are killing me', 'US')).toBeNull();
});
