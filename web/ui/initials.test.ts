import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test('each initial of a name is one whole character, in any script', () => {
  expect(initialsOf({ firstName: 'Ruth', lastName: 'of Moab' })).toBe('RM');
  expect(initialsOf({ firstName: 'Anna', lastName: 'van der Berg' })).toBe('AB');
  expect(initialsOf({ firstName: 'anna', lastName: 'of bethlehem' })).toBe('AO');
  expect(initialsOf({ firstName: 'élodie', lastName: 'ñandú' })).toBe('ÉÑ');
  expect(initialsOf({ firstName: 'e\u0301lodie', lastName: '지우' })).toBe('E\u0301지');
  expect(initialsOf({ firstName: 'ሰላም', lastName: '👩‍🌾 Field' })).toBe('ሰ👩‍🌾');
  expect(initialsOf({ firstName: 'مَريم', lastName: 'حداد' })).toBe('مَح');
  expect(initialsOf({ firstName: 'गीता', lastName: "d'Arc" })).toBe('गीD');
  expect(initialsOf({ firstName: 'Ο', lastName: 'ёж-иван' })).toBe('ΟЁ');
});
