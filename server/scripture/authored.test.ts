import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/lib/paths';
import { applyGate } from './quotations/gate';
import { findReferences, readReference } from './references/references';
import { openScripture } from './scripture.service';
import { verseText } from './text/text';

const scripture = openScripture();

const CONTENT = join(ROOT, 'content');

/** All modules in `content/`, except the headings of the Psalms, which are Scripture themselves. */
const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'scripture/psalmTitles.ts',
);
const MODULES = await Promise.all(
  FILES.map(async (file) => [file, await import(join(CONTENT, file))] as const),
);

/** Fields that contain only a reference. */
const REFERENCE_FIELDS = new Set(['passage', 'passages', 'keyVerse', 'ref', 'scriptureReference']);

/** Lists of words and references for matching; they are never shown. */
const WORD_LISTS = new Set([
  'forms',
  'phrases',
  'patterns',
  'asked',
  'asks',
  'names',
  'not',
  'cues',
  'DANGER_IN_DREAMS',
  'bright',
  'heavy',
  'unsure',
  'only',
  'except',
]);

type Authored = { at: string; field: string; text: string };

const authored = MODULES.flatMap(([file, module]) => stringsIn(module, file, ''))
  .flatMap(({ text, ...rest }) => text.split('\n\n').map((paragraph) => ({ ...rest, text: paragraph })))
  .filter(({ field }) => !WORD_LISTS.has(field));
const references = authored.filter(({ field }) => REFERENCE_FIELDS.has(field));
const prose = authored.filter(
  ({ field, text }) => !REFERENCE_FIELDS.has(field) && field !== 'text' && text.includes(' '),
);
const spoken = authored.filter(({ field, text }) => field === 'text' && text.includes(' '));

test('the checks in this file find thousands of texts and references', () => {
  expect(references.length).toBeGreaterThan(1500);
  expect(prose.length).toBeGreaterThan(5000);
  expect(spoken.length).toBeGreaterThan(200);
});

test('every field with a reference names exactly one passage that exists', () => {
  const wrong = references.filter(({ text }) => {
    const read = readReference(scripture.text, text);
    return !('spans' in read) || read.spans.length !== 1;
  });
  expect(wrong).toEqual([]);
});

test('every reference in authored prose exists', () => {
  const wrong = prose.filter(({ text }) =>
    findReferences(scripture.text, text).some(({ missing }) => missing),
  );
  expect(wrong).toEqual([]);
});

test('authored content quotes Scripture only in the words of our two Bible texts', () => {
  const quotes = [...prose, ...spoken]
    .filter(({ text }) => mayQuote(text))
    .filter(({ text }) => changesInGate(text) && !isVerse(text) && !quotesWholePassages(text));
  expect(quotes).toEqual([]);
});

/** Whether a text may quote Scripture. Without quotation marks, only runs of at least eight words count. */
function mayQuote(text: string): boolean {
  return text.split(' ').length >= 8 || /["“‘*_]/.test(text);
}

/** True if the gate would show the text differently from how it is written. */
function changesInGate(text: string): boolean {
  const { parts } = applyGate(scripture, text);
  const [part] = parts;
  return parts.length !== 1 || part?.kind !== 'text' || part.text !== text || part.note !== null;
}

/** True if the whole text is one passage of either Bible text, like the verses of the sanctuary. */
function isVerse(text: string): boolean {
  const { parts } = applyGate(scripture, `“${text}”`);
  const [part] = parts;
  if (parts.length !== 1 || part?.kind !== 'scripture') return false;
  return [scripture, scripture.worldEnglish].some((edition) => verseText(edition.text, part.span) === text);
}

/** True if every quotation is a whole passage and nothing else is from Scripture. */
function quotesWholePassages(text: string): boolean {
  const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  const { parts } = applyGate(scripture, text);
  const shown = parts.flatMap((part) =>
    part.kind === 'scripture' ? [verseText(scripture.text, part.span).replace(/[[\]]/g, '')] : [],
  );
  return quoted.length > 0 && quoted.join() === shown.join() && parts.every(({ note }) => note === null);
}

function stringsIn(value: unknown, at: string, field: string): Authored[] {
  if (typeof value === 'string') return [{ at, field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, `${at}[${index}]`, field));
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([name, item]) => stringsIn(item, `${at}.${name}`, name));
}
