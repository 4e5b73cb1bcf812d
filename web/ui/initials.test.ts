import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test('the first letters of a name are whole, whatever they are written in', () => {
  expect(initialsOf({ firstName: 'Ruth', lastName: 'of Moab' })).toBe('RO');
  expect(initialsOf({ firstName: 'élodie', lastName: 'ñandú' })).toBe('ÉÑ');
  expect(initialsOf({ firstName: 'e\u0301lodie', lastName: '지우' })).toBe('E\u0301지');
  expect(initialsOf({ firstName: 'ሰላም', lastName: '👩‍🌾 Field' })).toBe('ሰ👩‍🌾');
});
