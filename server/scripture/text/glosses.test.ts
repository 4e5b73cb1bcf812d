import { expect, test } from 'vitest';
import { GLOSSES } from '#content/scripture/glosses';
import type { WordGloss } from '#content/scripture/glosses/wordGloss';
import { VERSES } from '#content/scripture/verses';
import { spanOf } from '../scripture.service';
import { glossesIn } from './glosses';
import { readText, referenceOf } from './text';

const text = readText();
const verses = text.verses.map((words, verse) => ({
  reference: referenceOf(text, { first: verse, last: verse }),
  words,
}));
const byReference = new Map(verses.map(({ reference, words }) => [reference, words]));
const normalizedByReference = new Map(verses.map(({ reference, words }) => [reference, normalized(words)]));

test('each sense has at most eight words', () => {
  const long = GLOSSES.filter(({ sense }) => sense.split(/\s+/).length > 8);
  expect(long).toEqual([]);
});

test('each form of a general gloss occurs in the text', () => {
  const everything = [...normalizedByReference.values()].join('|');
  const general = GLOSSES.filter(({ only }) => only === undefined);
  const absent = formsOf(general).filter(({ form }) => !everything.includes(` ${form} `));
  expect(absent).toEqual([]);
});

test('in each place that a gloss names, one of its forms occurs', () => {
  for (const gloss of GLOSSES) {
    const forms = gloss.words.split('|');
    for (const place of [...placesIn(gloss.only), ...placesIn(gloss.except)]) {
      const occurs = referencesIn(place).some((verse) => forms.some((form) => occursIn(form, verse)));
      expect(occurs, `${gloss.words} in ${place}`).toBe(true);
    }
  }
});

test('no two glosses claim the same word in the same verse', () => {
  const claimsByForm = new Map<string, WordGloss[]>();
  for (const { form, gloss } of formsOf(GLOSSES)) {
    claimsByForm.set(form, [...(claimsByForm.get(form) ?? []), gloss]);
  }
  for (const [form, glosses] of claimsByForm) {
    if (glosses.length === 1) continue;
    const claimants = glosses.map((gloss) => new Set(versesClaimedBy(form, gloss)));
    const total = claimants.reduce((sum, { size }) => sum + size, 0);
    const distinct = new Set(claimants.flatMap((claimed) => [...claimed]));
    expect(total, form).toBe(distinct.size);
  }
});

test('a word is glossed as it is written in the text, once per verse', () => {
  expect(glossesAt('Philippians 4:6')).toEqual([{ start: 3, words: 'careful', sense: 'anxious' }]);
  expect(glossesAt('Jeremiah 4:19')).toHaveLength(1);
  expect(glossesAt('Psalm 23:1')).toEqual([{ start: 39, words: 'want', sense: 'lack, be without' }]);
  expect(glossesAt('John 3:16')).toEqual([]);
});

test('the sense of a word depends on the verse', () => {
  expect(sensesAt('2 Thessalonians 2:7')).toContain('hold back');
  expect(sensesAt('Genesis 1:3')).not.toContain('hold back');
  expect(sensesAt('Philippians 1:27')).toContain('way of life, conduct');
  expect(sensesAt('Philippians 3:20')).toContain('citizenship');
});

test('the longest phrase wins, and a part of a longer word is not glossed', () => {
  expect(sensesAt('Leviticus 2:1')).toEqual(['offering of grain']);
  expect(glossesIn('Genesis 1:1', 'The meats, the bemeat and the meat-like.')).toEqual([
    { start: 4, words: 'meats', sense: 'food, a meal' },
  ]);
});

test('the words that the notes of the sanctuary’s verses explain are glossed in the same verses', () => {
  for (const { ref, note } of VERSES) {
    const explained = [...note.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.toLowerCase());
    const { first, last } = spanOf(text, ref);
    const glossed = verses
      .slice(first, last + 1)
      .flatMap(({ reference, words }) => glossesIn(reference, words))
      .map(({ words }) => words.toLowerCase());
    expect(glossed, ref).toEqual(expect.arrayContaining(explained));
  }
});

function glossesAt(reference: string) {
  return glossesIn(reference, wordsAt(reference));
}

function sensesAt(reference: string) {
  return glossesAt(reference).map(({ sense }) => sense);
}

function wordsAt(reference: string): string {
  const words = byReference.get(reference);
  if (words === undefined) throw new Error(`${reference} is not a verse.`);
  return words;
}

function formsOf(glosses: readonly WordGloss[]) {
  return glosses.flatMap((gloss) => gloss.words.split('|').map((form) => ({ form, gloss })));
}

function occursIn(form: string, reference: string): boolean {
  return normalizedByReference.get(reference)?.includes(` ${form} `) ?? false;
}

function normalized(words: string): string {
  return ` ${words.toLowerCase().replaceAll(/[^a-z'-]+/g, ' ')} `;
}

function placesIn(list = ''): string[] {
  return list
    .split(';')
    .map((place) => place.trim())
    .filter((place) => place !== '');
}

/** Returns the references of the verses of a verse, chapter or book. */
function referencesIn(place: string): string[] {
  if (byReference.has(place)) return [place];
  return verses
    .map(({ reference }) => reference)
    .filter((reference) => reference.startsWith(`${place}:`) || reference.startsWith(`${place} `));
}

/** Returns the references of all verses in which a gloss applies to one of its forms. */
function versesClaimedBy(form: string, { only, except }: WordGloss): string[] {
  const excepted = new Set(placesIn(except).flatMap(referencesIn));
  const candidates = only === undefined ? [...byReference.keys()] : placesIn(only).flatMap(referencesIn);
  return candidates.filter((reference) => !excepted.has(reference) && occursIn(form, reference));
}
