import { expect, test } from 'vitest';
import { compileCrisisPatterns } from './patterns';

const SIGNS = compileCrisisPatterns(
  [
    'na? want to GO !(home/up_north)',
    'tired .. of LIFE|so long',
    '.? goodbye all',
    'give* up .',
    'up .. again',
  ],
  { GO: 'go/leave/drive_off', LIFE: 'living/it_all' },
);

test('a sign is found by any word of its families, and by words it may begin without', () => {
  for (const words of [
    ' want to leave . ',
    ' i na want to drive off now . ',
    ' so long . ',
    ' tired and sick of it all . ',
    ' goodbye all . ',
    ' then goodbye all . ',
    ' and giving up . ',
  ]) {
    expect(SIGNS.standIn(words), words).toBe(words !== ' and giving up . ');
  }
  expect(SIGNS.standIn(' and gives up . ')).toBe(true);
});

test('what comes after, or too many words between, keeps a sign from standing', () => {
  expect(SIGNS.standIn(' want to go home . ')).toBe(false);
  expect(SIGNS.standIn(' want to drive off up north . ')).toBe(false);
  expect(SIGNS.standIn(' tired one two three four of living . ')).toBe(true);
  expect(SIGNS.standIn(' tired one two three four five of living . ')).toBe(false);
});

test('every sign is replaced, the first of two that cross, and all else is left', () => {
  expect(SIGNS.replacedIn(' she gives up . up and up again so long', ' , ')).toBe(' she , up and , so long');
  expect(SIGNS.replacedIn(' nothing here ', ' , ')).toBe(' nothing here ');
  expect(SIGNS.replacedIn('', ' , ')).toBe('');
});
