import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKS } from '#contract/books';
import { idParam } from '#contract/fields/ids';
import { ID_MAX } from '#contract/fields/limits';
import { ADDRESSES, matchAddress, parseIdParam, passageAddress, referenceAt } from './addresses';

const place = fc.nat({ max: 175 }).map((verse) => verse + 1);

const reference = fc
  .record({
    book: fc.constantFrom(...BOOKS.map(([name]) => name)),
    chapter: place,
    first: fc.option(place),
    last: fc.option(place),
  })
  .map(({ book, chapter, first, last }) =>
    [`${book} ${chapter}`, first && `:${first}`, first && last && `-${last}`].filter(Boolean).join(''),
  );

const references = fc.array(reference, { minLength: 1, maxLength: 4 }).map((list) => list.join('; '));

test('a Bible reference becomes a plain URL path, and reading the path gives the same reference', () => {
  fc.assert(
    fc.property(references, (asked) => {
      const address = passageAddress(asked);
      expect(address).toMatch(/^\/scripture\/[\w.;-]+$/);
      expect(referenceAt(address)).toBe(asked);
      expect(matchAddress(address)).toBe('/scripture/:reference');
    }),
  );
});

test('any text becomes an escaped passage path, which reads back the same except for underscores and dots', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
      const address = passageAddress(typed);
      expect(address).toMatch(/^\/scripture\/[\w%.~!*'();@&=+$,-]+$/);
      expect(matchAddress(address)).toBe('/scripture/:reference');
      expect(referenceAt(address)).toBe(typed.toWellFormed().replaceAll('_', ' ').replaceAll('.', ':'));
    }),
  );
});

test('referenceAt reads the reference from a passage path, and returns null for any other path', () => {
  expect(referenceAt('/scripture/Psalm_23.1-3')).toBe('Psalm 23:1-3');
  expect(referenceAt('/scripture/Psalm%2023.1')).toBe('Psalm 23:1');
  expect(referenceAt('/scripture/John_3/')).toBe('John 3');
  expect(referenceAt('/scripture/%E0%A4%A')).toBe('%E0%A4%A');
  for (const other of ['/', '/scripture', '/scripture/', '/scripture/a/b', '/no/scripture/a']) {
    expect(referenceAt(other)).toBeNull();
  }
});

test('matchAddress matches every address of the app, with or without a trailing slash, and no other path', () => {
  const passages = ['/scripture/John_3', '/scripture/anything'].map((path) => [
    path,
    '/scripture/:reference',
  ]);
  for (const [path, address] of [...ADDRESSES.map((each) => [each, each]), ...passages]) {
    expect(matchAddress(path ?? '')).toBe(address);
    if (path !== '/') expect(matchAddress(`${path}/`)).toBe(address);
  }
  for (const other of ['', '/nowhere', '/scripture//', '/scripture/a/b', '/Scripture', '/profile/x']) {
    expect(matchAddress(other)).toBeNull();
  }
});

test('an id in a URL is accepted only if it is a whole number from 1 to ID_MAX', () => {
  const call = idParam('There is none.');
  for (const written of ['1', '42', '9999999999', String(ID_MAX)]) {
    expect([parseIdParam(written), call.parse(written)]).toEqual([Number(written), Number(written)]);
  }
  for (const written of [
    '0',
    '-1',
    '1.5',
    'one',
    '',
    String(ID_MAX + 1),
    '9999999999999999',
    '99999999999999999',
  ]) {
    expect([written, parseIdParam(written), call.safeParse(written).success]).toEqual([written, null, false]);
  }
  for (const written of [null, '01', '+1', ' 1', '1e3']) expect(parseIdParam(written)).toBeNull();
});
