import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DAILY_VERSES } from '#content/scripture/dailyVerses';
import { VERSES } from '#content/scripture/verses';
import { WORLD_ENGLISH_NOTES } from '#content/texts/worldEnglishBible';
import { TRUTHS } from '#content/truths';
import { openScripture, spanOf } from '../scripture.service';
import { readText, referenceOf, TextError, verseText } from './text';
import { readWorldEnglish, WORLD_ENGLISH_FILE } from './worldEnglish';

const kingJames = readText();
const text = readWorldEnglish(kingJames);
const folder = mkdtempSync(join(tmpdir(), 'world-english-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the World English Bible has all verses of the King James text but four, which a note explains', () => {
  const missing = text.verses.flatMap((words, verse) =>
    words === '' ? [referenceOf(kingJames, { first: verse, last: verse })] : [],
  );

  expect(text.verses).toHaveLength(31_102);
  expect(missing).toEqual(['Luke 17:36', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7']);
  for (const reference of missing) expect(WORLD_ENGLISH_NOTES[reference]).toContain('footnote');
});

test('the end of Romans, which the World English Bible has in chapter 14, has the numbers of the King James text', () => {
  expect(at('Romans 14:23')).toBe(
    'But he who doubts is condemned if he eats, because it isn’t of faith; and whatever is not of faith is sin.',
  );
  expect(at('Romans 16:25')).toMatch(/^Now to him who is able to establish you .* through long ages,$/);
  expect(at('Romans 16:26')).toMatch(/^but now is revealed, .* to all the nations;$/);
  expect(at('Romans 16:27')).toBe(
    'to the only wise God, through Jesus Christ, to whom be the glory forever! Amen.',
  );
  for (const verse of [25, 26, 27]) {
    expect(WORLD_ENGLISH_NOTES[`Romans 16:${verse}`]).toContain(`Romans 14:${verse - 1}`);
  }
});

test('the text has no notes, headings, glossary or markup, and no word lacks its space', () => {
  expect(at('Genesis 1:1')).toBe('In the beginning, God created the heavens and the earth.');
  expect(text.verses.at(-1)).toBe('The grace of the Lord Jesus Christ be with all the saints. Amen.');
  expect(text.verses.filter((words) => words.trim() !== words || /[<>[\]{}]| {2}/.test(words))).toEqual([]);
  expect(
    text.verses.filter((words) => /[a-z](?:[,;:!?.]?[A-Z]|[,;:!?.][a-z])| [,;:!?.]/.test(words)),
  ).toEqual([]);
});

test('verses in today’s English, in the sanctuary, on the home page and in the identity truths, are exact', () => {
  for (const { ref, worldEnglish } of [...VERSES, ...DAILY_VERSES]) expect(worldEnglish, ref).toBe(at(ref));
  for (const { content } of TRUTHS) expect(content.verse.worldEnglish).toBe(at(content.verse.reference));
});

test('116 psalms have a heading, as in the King James text', () => {
  expect(Object.keys(text.psalmTitles)).toEqual(Object.keys(kingJames.psalmTitles));
  expect(text.psalmTitles[3]).toBe('A Psalm by David, when he fled from Absalom his son.');
});

test('a file that differs by one byte is refused', () => {
  const file = join(folder, 'changed.json.br');
  writeFileSync(file, Buffer.concat([readFileSync(WORLD_ENGLISH_FILE), Buffer.of(0)]));

  expect(() => readWorldEnglish(kingJames, file)).toThrow(TextError);
  expect(() => readWorldEnglish(kingJames, file)).toThrow(file);
});

test('the engine has each text with indexes of its own', () => {
  const scripture = openScripture();

  expect(scripture.text.id).toBe('kjv');
  expect(scripture.worldEnglish.text.id).toBe('web');
  expect(scripture.words.ids.has('yahweh')).toBe(false);
  expect(scripture.worldEnglish.words.ids.has('yahweh')).toBe(true);
});

function at(reference: string): string {
  return verseText(text, spanOf(kingJames, reference));
}
