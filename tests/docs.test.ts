import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const SECURITY = readFileSync('docs/security.md', 'utf8');

const ACCESSIBILITY = readFileSync('docs/accessibility.md', 'utf8');

/** The success criteria of WCAG 2.2, without 4.1.1, which is obsolete. */
const WCAG_A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'.split(
    ' ',
  );
const WCAG_AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
    ' ',
  );

/** The seventy level 1 requirements of OWASP ASVS 5.0.0, as numbers by section. */
const LEVEL_1 = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};

test('every link in the documents leads to an existing file', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8'))
      .filter(({ target }) => !existsSync(join(dirname(file), target)))
      .map(({ target }) => `${file}: ${target}`),
  );

  expect(dead).toEqual([]);
});

test('every project file that the documents name exists', () => {
  const projectFile =
    /`((?:bench|content|contract|deploy|docs|e2e|language|scripts|server|tests|training|web)\/[\w./-]+)`/g;
  // The operator creates these files.
  const operatorFiles = new Set(['deploy/.env']);

  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(projectFile)].map(([, path = '']) => ({ file, path })),
  ).filter(({ path }) => !operatorFiles.has(path));

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('every constant that a table names beside a project file is in that file', () => {
  const constants = /((?:`[A-Z][A-Z_]+`(?:, | or | and )?)+) in `([\w./]+\.ts)`/g;

  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(constants)]
      .filter(([, , path = '']) => existsSync(path))
      .flatMap(([, names = '', path = '']) =>
        [...names.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => ({ name, path })),
      ),
  );

  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ name, path }) => !readFileSync(path, 'utf8').includes(`const ${name}`));
  expect(missing).toEqual([]);
});

test.each([
  ['security', SECURITY, 100],
  ['accessibility', ACCESSIBILITY, 40],
])('every test that the %s document names exists under that name', (_, document, atLeast) => {
  // A link whose text is no sentence leads to the whole file.
  const named = linksIn(document).filter(
    ({ text, target }) => /\.(?:test|spec)\.ts$/.test(target) && text !== 'Firefox and WebKit',
  );

  const missing = named.filter(({ text, target }) => {
    const source = readFileSync(join('docs', target), 'utf8');
    return !["'", '"', '`'].some((mark) => source.includes(mark + text + mark));
  });

  expect(named.length).toBeGreaterThan(atLeast);
  expect(missing).toEqual([]);
});

test('the accessibility document answers every criterion of WCAG 2.2 at levels A and AA', () => {
  const answered = [...ACCESSIBILITY.matchAll(/^\| (\d\.\d\.\d+) [^|]+\|([^|]+)\|/gm)].map(
    ([, id = '', answer = '']) => ({ id, answer: answer.trim() }),
  );

  expect(answered.map(({ id }) => id)).toEqual([...WCAG_A, ...WCAG_AA]);
  for (const { id, answer } of answered) {
    expect({ id, answer }).toEqual({
      id,
      answer: expect.stringMatching(/^(?:Supports|Partially supports|Does not support|Not applicable)$/),
    });
  }
});

test('the security document answers every level 1 requirement of OWASP ASVS, and its summary counts are right', () => {
  const rows = new Map(
    [...SECURITY.matchAll(/^\| (\d+\.\d+\.\d+)\s+\|(.*)\|\s*$/gm)].map(([, id = '', rest = '']) => [
      id,
      rest,
    ]),
  );
  const level1 = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );

  expect(level1).toHaveLength(70);
  expect(level1.filter((id) => !rows.has(id))).toEqual([]);
  const counted = ['**Met', '**In part', '**Not met', 'Does not apply'].map(
    (answer) => level1.filter((id) => rows.get(id)?.split('|').at(-1)?.trim().startsWith(answer)).length,
  );
  const summary = /(\d+) are met, (\d+) in part, (\d+) (?:is|are) not met, and (\d+) do not apply/.exec(
    SECURITY,
  );
  expect(summary?.slice(1).map(Number)).toEqual(counted);
  for (const [id, row] of rows) {
    expect({ id, answer: row.split('|').at(-1)?.trim() }).toEqual({
      id,
      answer: expect.stringMatching(/^(?:\*\*Met|\*\*Not met|\*\*In part|Does not apply)/),
    });
  }
});

/** Returns the relative links of a document, without the part after the #. */
function linksIn(markdown: string): { text: string; target: string }[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)]
    .map(([, text = '', target = '']) => ({ text, target: target.replace(/#.*$/, '') }))
    .filter(({ target }) => target !== '' && !/^[a-z]+:/.test(target));
}
