import { expect, test } from 'vitest';
import { ASKED_PHRASES } from '#content/guide/askedPhrases';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { TOPICS } from '#content/topics';
import { idAskedFor, occasionOf } from './askedPhrases';

test('every asked phrase leads to a page, an entry or a disputed question', () => {
  const known = new Set([...TOPICS, ...ENTRIES, ...DIFFERENCES].map(({ id }) => id));
  expect(Object.keys(ASKED_PHRASES).filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['can i pray the rosary', 'rosary'],
  ['what is communion', 'what-communion-is'],
  ['is it wrong to take communion at my friends church', 'who-may-take-communion'],
])('%s is about %s', (message, id) => {
  expect(idAskedFor(message)).toBe(id);
});

test('a verse is found for an occasion only if the message asks for one', () => {
  expect(occasionOf('a verse for my grandmas birthday')).not.toBeNull();
  expect(occasionOf('its my grandmas birthday')).toBeNull();
});

test.each([
  'verses for a funeral',
  'a verse for the anniversary of my moms death',
  'a verse for my dead sons birthday',
  'a psalm for a soldier who died',
])('a death goes before a joyful occasion: %s', (message) => {
  expect(occasionOf(message)?.id).toBe('funeral');
});
