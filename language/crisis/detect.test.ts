import { expect, test } from 'vitest';
import { CRISIS_TEXTS, crisisTextFor } from '#content/care/crisisTexts';
import { crisisIn, isForSomeoneElse, isImmediate, needsCrisisHelp } from './detect';

test('a message about wanting to die is detected, even in slang, without apostrophes or about someone else', () => {
  for (const text of [
    'I want to kill myself.',
    'i dont wanna live anymore',
    'gonna unalive myself tbh',
    'My son says he wants to die',
    'Asking for a friend: what is the least painful way to die?',
    'Is suicide an unforgivable sin?',
  ]) {
    expect(needsCrisisHelp(text), text).toBe(true);
  }
});

test('a wish to die is detected even if its wording is veiled', () => {
  for (const text of [
    'They would be better off without me.',
    'I want to sleep and never wake up.',
    'Take me home, Lord, tonight. I am done.',
    'I’ve been saving up my tablets',
    'I wish I had never been born',
    'I don’t see myself alive in a year',
  ]) {
    expect(needsCrisisHelp(text), text).toBe(true);
  }
});

test('violence and a suicide attempt are detected as immediate danger, but a wish to die is not', () => {
  expect(isImmediate('I am afraid he will kill me tonight')).toBe(true);
  expect(isImmediate('My husband hits me whenever he drinks')).toBe(true);
  expect(isImmediate('I swallowed the whole bottle')).toBe(true);
  expect(isImmediate('I want to die')).toBe(false);
});

test('idioms such as “dying to see you” are not detected as a crisis', () => {
  for (const text of [
    'where is a time to be born and a time to die',
    'This traffic is killing me.',
    'I am dying to see you',
    'I died laughing',
    'I could kill for a coffee',
    'We watched Suicide Squad with the youth',
  ]) {
    expect(needsCrisisHelp(text), text).toBe(false);
  }
});

test('talk about Scripture, ordinary lament, dreams and the past are not detected as a crisis', () => {
  for (const text of [
    'I am dead to sin and alive to God',
    'I want to die to self daily',
    'Why did Judas hang himself?',
    'Elijah sat under the juniper tree and asked God that he might die',
    'My soul is cast down',
    'I cannot go on like this at work',
    'I dreamed I was dying',
    'I used to be suicidal and God saved me',
  ]) {
    expect(needsCrisisHelp(text), text).toBe(false);
  }
});

test('danger is detected next to an idiom or a dream, and if a danger of the past has come back', () => {
  expect(needsCrisisHelp('This traffic is killing me. Honestly I want to die.')).toBe(true);
  expect(needsCrisisHelp('I dreamed of my late mother, but now I want to kill myself')).toBe(true);
  expect(needsCrisisHelp('I used to be suicidal and it has come back again, I want to die')).toBe(true);
});

test('empty text, spaces and stray characters are not detected as a crisis', () => {
  for (const text of ['', ' '.repeat(8000), '\u0000'.repeat(8000), '\ud800', '. '.repeat(4000)]) {
    expect(needsCrisisHelp(text)).toBe(false);
  }
});

test('the opening of crisis help fits the danger, and the openings for two later messages differ', () => {
  expect(isForSomeoneElse('My friend is going to kill herself')).toBe(true);
  expect(CRISIS_TEXTS.forFriend).toContain(
    crisisTextFor(crisisIn('My friend is going to kill herself'), 0).opening,
  );
  expect(CRISIS_TEXTS.danger).toContain(crisisTextFor(crisisIn('He hits me'), 0).opening);
  expect(crisisTextFor(crisisIn('I want to die'), 1).opening).not.toBe(
    crisisTextFor(crisisIn('I want to die'), 2).opening,
  );
});

test('the crisis texts do not shame, command or promise', () => {
  const all = Object.values(CRISIS_TEXTS).flat();
  for (const sentence of all) {
    expect(sentence).not.toMatch(/!|'|just pray|promise|secret|should|selfish|\bsin\b/i);
  }
  for (const opening of CRISIS_TEXTS.opening) {
    expect(opening.split(' ').length).toBeGreaterThanOrEqual(20);
    expect(opening.split(' ').length).toBeLessThanOrEqual(40);
    expect(opening).not.toContain('?');
  }
});
