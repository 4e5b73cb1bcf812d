import { expect, test } from 'vitest';
import { Concern } from '#contract/crisisHelp';
import { HELPLINE_SOURCES } from './helplineSources';
import { HELPLINES, orderedLines } from './helplines';

test('every helpline has a contact, and its source says where and when it was checked', () => {
  for (const { country, emergency, lines } of HELPLINES) {
    expect(emergency).toMatch(/^\d{3}$/);
    for (const { name, phone, text, chat } of lines) {
      expect(phone ?? text ?? chat, name).toBeTruthy();
      expect(HELPLINE_SOURCES[country]?.[name], `${country} ${name}`).toMatchObject({
        url: expect.stringMatching(/^https:\/\//),
        checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  }
});

test('the list of sources has no country or helpline that does not exist', () => {
  for (const [country, sources] of Object.entries(HELPLINE_SOURCES)) {
    const lines = HELPLINES.find((help) => help.country === country)?.lines ?? [];
    expect(Object.keys(sources).sort(), country).toEqual(lines.map(({ name }) => name).sort());
  }
});

test('the countries are sorted by name, and each is listed once', () => {
  const names = HELPLINES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});

test('helplines for the user’s concern come first, then general crisis lines, then the rest', () => {
  expect(kindsIn('US', 'abuse')).toEqual([
    'abuse',
    'crisis',
    'crisis',
    'sexual',
    'child',
    'trafficking',
    'maternal',
  ]);
  expect(kindsIn('GB', 'child').slice(0, 3)).toEqual(['child', 'crisis', 'crisis']);
  expect(kindsIn('US', 'maternal').slice(0, 2)).toEqual(['maternal', 'crisis']);
  expect(kindsIn('DE', 'crisis').slice(0, 3)).toEqual(['crisis', 'crisis', 'abuse']);
});

test('if a country has no helpline for the concern, a helpline for the most similar concern comes first', () => {
  expect(kindsIn('DE', 'sexual')[0]).toBe('abuse');
  expect(kindsIn('FR', 'trafficking')[0]).toBe('abuse');
  expect(kindsIn('FR', 'child')[0]).toBe('crisis');
  expect(kindsIn('FR', 'maternal')[0]).toBe('crisis');
  expect(kindsIn('IN', 'sexual')).toEqual(['crisis']);
});

test('every helpline of a country is listed exactly once for every concern', () => {
  for (const { country, lines } of HELPLINES) {
    for (const concern of Concern.options) {
      const ordered = orderedLines(country, concern).filter(({ name }) => name !== 'Find A Helpline');
      expect(ordered, `${country} ${concern}`).toHaveLength(lines.length);
      expect(new Set(ordered), `${country} ${concern}`).toEqual(new Set(lines));
    }
  }
});

test('in a country without a helpline for the concern or for a crisis, the worldwide directory comes first', () => {
  const firstOf = (country: string, concern: Concern) => orderedLines(country, concern)[0]?.name;
  expect(firstOf('CO', 'crisis')).toBe('Find A Helpline');
  expect(firstOf('CO', 'abuse')).toBe('Línea 155');
  expect(firstOf('KE', 'child')).toBe('Childline Kenya');
  expect(firstOf('KE', 'maternal')).toBe('Find A Helpline');
  expect(firstOf('IN', 'child')).toBe('Tele-MANAS');
});

test('without a country or without helplines for the country, the list contains only the worldwide directory', () => {
  for (const country of [null, 'XX', '']) {
    for (const concern of Concern.options) {
      expect(orderedLines(country, concern)).toEqual([
        expect.objectContaining({
          name: 'Find A Helpline',
          chat: 'https://findahelpline.com/',
          for: concern,
        }),
      ]);
    }
  }
});

function kindsIn(country: string, concern: Concern): Concern[] {
  return orderedLines(country, concern).map((line) => line.for);
}
