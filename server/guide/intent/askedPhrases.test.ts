import { expect, test } from 'vitest';
import { ASKED_PHRASES } from '#content/guide/askedPhrases';
import { OCCASION_VERSES } from '#content/guide/versesFor';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { TOPICS } from '#content/topics';
import { openScripture, spanOf } from '#server/scripture/scripture.service';
import { idAskedFor, occasionOf } from './askedPhrases';

test('every asked phrase leads to a page, an entry or a disputed question', () => {
  const known = new Set([...TOPICS, ...ENTRIES, ...DIFFERENCES].map(({ id }) => id));
  expect(Object.keys(ASKED_PHRASES).filter((id) => !known.has(id))).toEqual([]);
});

test('the passages of occasions exist', () => {
  const { text } = openScripture();
  for (const reference of OCCASION_VERSES.flatMap(({ passages }) => passages))
    expect(() => spanOf(text, reference), reference).not.toThrow();
});

test('the page of each occasion exists', () => {
  const known = new Set([...TOPICS, ...ENTRIES, ...DIFFERENCES].map(({ id }) => id));
  expect(OCCASION_VERSES.filter(({ page }) => page && !known.has(page)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['can i pray the rosary', 'rosary'],
  ['what is communion', 'what-communion-is'],
  ['is it wrong to take communion at my friends church', 'who-may-take-communion'],
  ['my catholic friend says more than 66', 'the-canon'],
  ['i dont think i believe in God anymore', 'doubt'],
  ['my son is 16 and he only grunts', 'a-teenager-who-shuts-the-door'],
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
  'a verse for a sympathy card for our coach',
  'a verse in memory of my grandpa, a fisherman',
  'a verse for my moms birthday, the first since her passing',
])('a death goes before a joyful occasion: %s', (message) => {
  expect(occasionOf(message)?.id).toBe('funeral');
});

test.each([
  ['a verse for a headstone for our baby boy', 'infant-death'],
  ['a verse for the funeral of our cat', 'pet'],
  ['a headstone verse for my teacher', 'headstone'],
])('a loss of its own goes before a funeral: %s', (message, id) => {
  expect(occasionOf(message)?.id).toBe(id);
});

test.each([
  ['a verse for our pastors birthday', 'birthday'],
  ['a verse for my coachs wedding', 'wedding'],
  ['a verse for a birthday card', 'birthday'],
  ['a verse for a card for my nurse', 'nurse'],
  ['a memory verse for my kids exam', 'exam'],
  ['a verse for a tattoo about fear', 'scared'],
])('an event goes before a person, and both before what fits any occasion: %s', (message, id) => {
  expect(occasionOf(message)?.id).toBe(id);
});

test.each([
  ['a verse for a card for my aunt', 'card'],
  ['a childs memory verse about gods love', 'memory-verse'],
  ['a verse for the foundation stone of our church', 'foundation-stone'],
  ['a verse for my sick cat', 'sick-pet'],
  ['a verse about being jealous of my sister', 'jealousy'],
  ['a verse while i wait for my exam results', 'exam-results'],
  ['a verse for a soldier coming home', 'homecoming'],
  ['a verse about honoring parents when they are wrong', 'parents-who-are-wrong'],
  ['something to write in a card for friends whose baby is in the NICU', 'premature-baby'],
  ['a verse for a lobstermans boat blessing', 'sea'],
  ['a verse for the church knitting circle', 'craft-group'],
  ['bible verse for my dashboard, I get so angry at other drivers', 'temper'],
  ['a verse for a correctional officer', 'prison-officer'],
  ['a short verse for a cake for our 50th wedding anniversary', 'anniversary-cake'],
  ['a verse for having to forgive him over and over', 'forgiving-again'],
  ['a verse for a friend who feels worthless since losing his job', 'job-loss-and-worth'],
])('%s is for the occasion %s', (message, id) => {
  expect(occasionOf(message)?.id).toBe(id);
});

test.each(['a verse about the garden of eden', 'a verse about the lost sheep', 'a verse about gods power'])(
  'a subject of the Bible is no occasion: %s',
  (message) => {
    expect(occasionOf(message)).toBeNull();
  },
);
