import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/lib/paths';
import { applyGate } from './gate';
import { findReferences, readReference } from './references';
import { openScripture } from './scripture.service';
import { verseText } from './text';

const scripture = openScripture();

const CONTENT = join(ROOT, 'content');

/** Everything that is written in `content/`, whoever adds it; the headings of the Psalms are Scripture themselves. */
const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'psalmTitles.ts',
);
const MODULES = await Promise.all(
  FILES.map(async (file) => [file, await import(join(CONTENT, file))] as const),
);

/** The fields in which a passage is named and nothing else. */
const NAMED = new Set(['passage', 'passages', 'keyVerse', 'ref', 'scriptureReference']);

/** Lists of words by which something is found: nobody reads them. */
const WORD_LISTS = new Set([
  'forms',
  'phrases',
  'not',
  'cues',
  'DANGER_IN_DREAMS',
  'bright',
  'heavy',
  'unsure',
]);

type Authored = { at: string; field: string; text: string };

const authored = MODULES.flatMap(([file, module]) => stringsIn(module, file, ''))
  .flatMap(({ text, ...rest }) => text.split('\n\n').map((paragraph) => ({ ...rest, text: paragraph })))
  .filter(({ field }) => !WORD_LISTS.has(field));
const named = authored.filter(({ field }) => NAMED.has(field));
const prose = authored.filter(
  ({ field, text }) => !NAMED.has(field) && field !== 'text' && text.includes(' '),
);
const told = authored.filter(({ field, text }) => field === 'text' && text.includes(' '));

test('there is something authored to check', () => {
  expect(named.length).toBeGreaterThan(1500);
  expect(prose.length).toBeGreaterThan(5000);
  expect(told.length).toBeGreaterThan(200);
});

test('every passage that is named stands in the text, as one passage', () => {
  const wrong = named.filter(({ text }) => {
    const read = readReference(scripture.text, text);
    return !('spans' in read) || read.spans.length !== 1;
  });
  expect(wrong).toEqual([]);
});

test('every reference inside of prose stands in the text', () => {
  const wrong = prose.filter(({ text }) =>
    findReferences(scripture.text, text).some(({ missing }) => missing),
  );
  expect(wrong).toEqual([]);
});

test('nothing authored quotes Scripture but as the text has it', () => {
  const quotes = [...prose, ...told]
    .filter(({ text }) => mayQuote(text))
    .filter(({ text }) => {
      const { parts } = applyGate(scripture, text);
      return (
        !isVerse(text) &&
        !quotesWholePassages(text) &&
        (parts.length !== 1 || parts[0]?.kind !== 'text' || parts[0].text !== text || parts[0].note)
      );
    });
  expect(quotes).toEqual([]);
});

/** Eight words are the shortest run that counts as Scripture without quotation marks. */
function mayQuote(text: string): boolean {
  return text.split(' ').length >= 8 || /["“‘*_]/.test(text);
}

/** The verses of the sanctuary are Scripture and nothing else. */
function isVerse(text: string): boolean {
  const { parts } = applyGate(scripture, `“${text}”`);
  const [part] = parts;
  return parts.length === 1 && part?.kind === 'scripture' && verseText(scripture.text, part.span) === text;
}

/** Prose in which whole passages stand between quotation marks, and nothing else of the text does. */
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
