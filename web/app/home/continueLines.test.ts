import { expect, test } from 'vitest';
import type { Notice } from '#contract/community/notices';
import type { Room } from '#contract/community/posts';
import type { Theme } from '#contract/community/themes';
import type { IdentityResponse } from '#contract/identity';
import type { Relationship } from '#contract/people/relationships';
import { type ContinueSources, continueLines } from './continueLines';

const NOW = new Date(2026, 10, 26, 20, 15);
const NOTHING: ContinueSources = {
  reflections: [],
  responses: [],
  relationships: [],
  theme: null,
  rooms: [],
  notices: [],
};

const ROOM = { id: 3, name: 'Walking Together', type: 'walking_together' } as Room;
const THEME = { id: 1, title: 'Rest for the weary' } as Theme;
const NAOMI: Relationship = {
  id: 1,
  name: 'Naomi',
  category: 'family',
  frequency: 1,
  energy: 0,
  notes: null,
  prayedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
};

const answer = (questionIndex: number): IdentityResponse => ({
  truthId: 'chosen',
  questionIndex,
  response: 'My grandmother.',
});
const savedOn = (year: number, month: number, day: number) => ({
  created: new Date(year, month, day, 7).getTime(),
  summary: 'Let the house go.',
});

test('a user who has saved nothing yet has no lines, and neither has one whose data cannot be loaded', () => {
  expect(continueLines(NOTHING, NOW)).toEqual([]);
  const missing = { ...NOTHING, responses: undefined, relationships: undefined, theme: undefined };
  expect(continueLines({ ...missing, rooms: undefined }, NOW)).toEqual([]);
});

test('a reflection appears on its calendar day in later years, but not on the day it was saved', () => {
  const linesFor = (...reflections: ContinueSources['reflections']) =>
    continueLines({ ...NOTHING, reflections }, NOW).map(({ text }) => text);
  expect(linesFor(savedOn(2025, 10, 26))).toEqual(['Let the house go.']);
  expect(linesFor(savedOn(2026, 10, 26), savedOn(2025, 10, 25), savedOn(2025, 9, 26))).toEqual([]);
});

test('a truth appears once it has an answer, until all its questions are answered', () => {
  const linesFor = (...responses: IdentityResponse[]) => continueLines({ ...NOTHING, responses }, NOW);
  expect(linesFor(answer(0))).toMatchObject([{ text: 'You Are Chosen', href: '/identity?truth=chosen' }]);
  expect(linesFor(answer(0), answer(1), answer(2))).toEqual([]);
});

test('a person who is due appears by name, and the theme leads to its room', () => {
  const lines = continueLines({ ...NOTHING, relationships: [NAOMI], theme: THEME, rooms: [ROOM] }, NOW);
  expect(lines).toMatchObject([
    { text: 'Naomi', href: '/people' },
    { text: 'Rest for the weary', href: '/community?room=3' },
  ]);
  expect(
    continueLines({ ...NOTHING, relationships: [{ ...NAOMI, prayedAt: NOW.toISOString() }] }, NOW),
  ).toEqual([]);
});

test('there are at most three lines', () => {
  const everything: ContinueSources = {
    reflections: [savedOn(2025, 10, 26)],
    responses: [answer(0)],
    relationships: [NAOMI],
    theme: THEME,
    rooms: [ROOM],
    notices: [],
  };
  expect(continueLines(everything, NOW)).toHaveLength(3);
});

test('an unread notice comes first and leads to its post, and a read one has no line', () => {
  const notice: Notice = {
    id: 9,
    kind: 'prayer',
    postId: 4,
    roomId: 3,
    excerpt: 'For rain.',
    count: 2,
    by: null,
    createdAt: '2026-11-26T08:00:00.000Z',
    unread: true,
  };
  const lines = (unread: boolean) =>
    continueLines({ ...NOTHING, theme: THEME, rooms: [ROOM], notices: [{ ...notice, unread }] }, NOW);
  expect(lines(true)[0]).toEqual({
    label: 'For you',
    text: '2 people prayed for your request',
    href: '/community?room=3&post=4',
  });
  expect(lines(false).map(({ label }) => label)).toEqual(['Walking together this week']);
});
