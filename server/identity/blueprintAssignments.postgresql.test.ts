import { expect, test } from 'vitest';
import { ASSIGNMENTS, DEFAULT_ASSIGNMENTS } from '#content/blueprint/blueprintAssignments';
import { assignedTo } from '#server/testing/blueprints';

test('every assignment with children is limited to the family or a known group, with the parents’ knowledge', () => {
  const ofTheYoung = ASSIGNMENTS.filter(({ line }) => /\b(?:child|children|young|kids?|teens?)\b/.test(line));

  expect(ofTheYoung.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['teaching', 'children', 'teenagers']),
  );
  for (const { id, line } of ofTheYoung.filter(({ id }) => id !== 'old')) {
    expect(line, id).toContain('in your own family or a group you already help in');
    expect(line, id).toMatch(/openly and with their parents’ knowledge/i);
  }
});

test('a user who lost a child gets no assignment with children', () => {
  const ids = assignedTo({ gifted: ['', '', 'Losing my child. My kids still ask.'] });

  expect(ids).toContain('grieving');
  expect(ids).not.toContain('children');
});

test('only answers to the questions about gifts affect the assignments', () => {
  const music = 'I love singing and playing the piano.';

  for (const truthId of ['chosen', 'forgiven', 'protected'] as const) {
    expect(assignedTo({ [truthId]: [music] })).toEqual(DEFAULT_ASSIGNMENTS.map(({ id }) => id));
  }
  expect(assignedTo({ gifted: ['I sat on a bench.'] })).toEqual(DEFAULT_ASSIGNMENTS.map(({ id }) => id));
  expect(assignedTo({ gifted: ['', '', music] })).toEqual(['music']);
});

test('of at most three assignments, the first one matches the most frequent topic of the answers', () => {
  const assigned = assignedTo({
    gifted: [
      'I cook and bake. I cook for everyone.',
      'They come for a recipe, and to listen to music.',
      'I taught, I write letters, I sing, I draw, I mend chairs.',
      'My garden and my dog.',
      'Cook supper.',
    ],
  });

  expect(assigned).toHaveLength(3);
  expect(assigned[0]).toBe('hospitality');
});

test.each([
  ['I hate cooking.', 'hospitality'],
  ['I cannot sing.', 'music'],
  ['I never had children.', 'children'],
  ['I do not like teaching.', 'teaching'],
])('an answer about something the user does not do leads to no assignment: %s', (answer, id) => {
  expect(assignedTo({ gifted: [answer] })).not.toContain(id);
});
