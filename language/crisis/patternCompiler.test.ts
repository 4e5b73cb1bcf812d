import { expect, test } from 'vitest';
import { compileCrisisPatterns } from './patternCompiler';

const CRISIS_PATTERNS = compileCrisisPatterns(
  [
    'na? want to GO !(home/up_north)',
    'tired .. of LIFE|so long',
    '.? goodbye all',
    'give* up .',
    'up .. again',
  ],
  { GO: 'go/leave/drive_off', LIFE: 'living/it_all' },
);

test('a crisis pattern matches every word of its word families, with or without its optional first words', () => {
  for (const words of [
    ' want to leave . ',
    ' i na want to drive off now . ',
    ' so long . ',
    ' tired and sick of it all . ',
    ' goodbye all . ',
    ' then goodbye all . ',
    ' and giving up . ',
  ]) {
    expect(CRISIS_PATTERNS.matches(words), words).toBe(words !== ' and giving up . ');
  }
  expect(CRISIS_PATTERNS.matches(' and gives up . ')).toBe(true);
});

test('an excluded next word or too many words in between prevent a match', () => {
  expect(CRISIS_PATTERNS.matches(' want to go home . ')).toBe(false);
  expect(CRISIS_PATTERNS.matches(' want to drive off up north . ')).toBe(false);
  expect(CRISIS_PATTERNS.matches(' tired one two three four of living . ')).toBe(true);
  expect(CRISIS_PATTERNS.matches(' tired one two three four five of living . ')).toBe(false);
});

test('replacedIn replaces every match, or the first of two overlapping matches, and keeps all other words', () => {
  expect(CRISIS_PATTERNS.replacedIn(' she gives up . up and up again so long', ' , ')).toBe(
    ' she , up and , so long',
  );
  expect(CRISIS_PATTERNS.replacedIn(' nothing here ', ' , ')).toBe(' nothing here ');
  expect(CRISIS_PATTERNS.replacedIn('', ' , ')).toBe('');
});
