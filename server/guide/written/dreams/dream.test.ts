import { expect, test } from 'vitest';
import { COMFORTS } from '#content/dreams/dreamTexts';
import { SYMBOLS } from '#content/symbols';
import { openScripture } from '#server/scripture/scripture.service';
import { interpretationOf } from './dream';

const scripture = openScripture();

/** The text of a comfort, by the passage that follows it. */
function comfortBefore(dream: string): string | undefined {
  return interpretationOf(scripture, dream).comfort.flatMap((part) =>
    part.kind === 'scripture' ? part.reference : [],
  )[0];
}

const NIGHT = 'Psalm 4:8';
const SHAME = 'Psalm 103:13-14';

test.each([
  'A dark man stood at the door and did not move.',
  'someone was standing at my front door with a hood on',
  'There was a stranger knocking at my door at night and I was scared',
  'a figure was standing silently in the doorway of my bedroom',
])('a frightening figure at the door gets comfort first and no story of hospitality: %s', (dream) => {
  const { symbols } = interpretationOf(scripture, dream).interpretation;

  expect(comfortBefore(dream)).toBe(NIGHT);
  expect(symbols.map(({ scriptureReference }) => scriptureReference)).not.toContain('Genesis 18:2-4');
  expect(symbols.map(({ scriptureReference }) => scriptureReference)).not.toContain('Acts 12:13-14');
});

test('a friendly guest in a dream still gets the story of Abraham’s guests', () => {
  const { symbols } = interpretationOf(
    scripture,
    'A stranger came to our table and we gave him bread, and he smiled.',
  ).interpretation;

  expect(symbols.map(({ scriptureReference }) => scriptureReference)).toContain('Genesis 18:2-4');
});

test.each([
  'I had sex with my colleague and I feel awful.',
  'I was naked in church and everybody stared at me',
  'I cheated on my husband in the dream and woke up so ashamed',
])('shame is met before any symbol: %s', (dream) => {
  expect(comfortBefore(dream)).toBe(SHAME);
});

test.each([
  ['I had sex with my colleague and I feel awful.', 'Sex and intimacy'],
  ['I saw the number 666 on my arm', 'The number 666'],
  ['I counted seven of them on the wall', 'Seven'],
  ['everything was red, even the sky', 'Red or scarlet'],
  ['everything glowed a deep blue', 'Blue'],
  ['she was dressed in purple', 'Purple'],
  ['I was planting seeds in a long row', 'Seed and sowing'],
  ['an olive branch in a glass', 'Olive tree'],
  ['we walked in a vineyard', 'Vine and vineyard'],
  ['I was being baptized again and could not breathe', 'Baptism'],
  ['I wore heavy armor and could not sit', 'Armor and shield'],
  ['someone whispered in my ear', 'Ears'],
  ['I was breastfeeding a baby that was not mine', 'Nursing a baby'],
  ['I was in a wheelchair on the stairs', 'Wheelchair or crutches'],
  ['suddenly I went deaf', 'Deafness'],
  ['I had a tattoo I did not want', 'Tattoo or a mark on the skin'],
  ['she cut the thread with scissors', 'Scissors'],
  ['our street was full of sewage', 'Garbage and sewage'],
  ['a UFO above the town', 'UFO or aliens'],
  ['I smoked a cigarette after ten years', 'Smoking'],
  ['a calendar with one day circled', 'Calendar or a date'],
  ['a man gave me a message from God', 'A prophecy or a message'],
])('the dream “%s” shows the symbol %s', (dream, name) => {
  const { symbols } = interpretationOf(scripture, dream).interpretation;

  expect(symbols.map(({ symbol }) => symbol)).toContain(name);
});

test.each([
  ['I took bus number seven to work', 'Seven'],
  ['I am seven months pregnant', 'Seven'],
  ['a man with blue eyes', 'Blue'],
  ['the box was lighter than I thought', 'Smoking'],
  ['I went on a date with him', 'Calendar or a date'],
  ['I could hear him through the wall', 'Deafness'],
  ['every traffic light was red', 'Red or scarlet'],
])('the dream “%s” does not show the symbol %s', (dream, name) => {
  const { symbols } = interpretationOf(scripture, dream).interpretation;

  expect(symbols.map(({ symbol }) => symbol)).not.toContain(name);
});

test('every symbol has its own id and name, and no text about a dream’s images is used twice', () => {
  for (const of of [
    SYMBOLS.map(({ id }) => id),
    SYMBOLS.map(({ name }) => name),
    SYMBOLS.flatMap(({ senses }) => senses.map(({ text }) => text)),
    COMFORTS.flatMap(({ words }) => words),
  ]) {
    expect(of.filter((text, at) => of.indexOf(text) !== at)).toEqual([]);
  }
});
