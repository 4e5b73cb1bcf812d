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

/** OWASP ASVS 5.0.0 has seventy requirements at level 1: by chapter and section, the numbers of each. */
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

test('every link of the documents leads to a file that is there', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    linksIn(readFileSync(file, 'utf8'))
      .filter(({ target }) => !existsSync(join(dirname(file), target)))
      .map(({ target }) => `${file}: ${target}`),
  );

  expect(dead).toEqual([]);
});

test('every file of ours that the documents name is there', () => {
  const ours = /`((?:bench|content|contract|deploy|docs|e2e|scripts|server|tests|web)\/[\w./-]+)`/g;
  // Made by whoever runs a house.
  const theirs = new Set(['deploy/.env']);

  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ours)].map(([, path = '']) => ({ file, path })),
  ).filter(({ path }) => !theirs.has(path));

  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('every test that the security document names is there, by that name', () => {
  const named = linksIn(SECURITY).filter(({ target }) => /\.(?:test|spec)\.ts$/.test(target));

  const missing = named.filter(({ text, target }) => {
    const source = readFileSync(join('docs', target), 'utf8');
    return !["'", '"', '`'].some((mark) => source.includes(mark + text + mark));
  });

  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every requirement of the first level has one row, with an answer', () => {
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
  const said = /(\d+) are met, (\d+) in part, (\d+) (?:is|are) not met, and (\d+) do not apply/.exec(
    SECURITY,
  );
  expect(said?.slice(1).map(Number)).toEqual(counted);
  for (const [id, row] of rows) {
    expect({ id, answer: row.split('|').at(-1)?.trim() }).toEqual({
      id,
      answer: expect.stringMatching(/^(?:\*\*Met|\*\*Not met|\*\*In part|Does not apply)/),
    });
  }
});

/** Relative links only, without the part after the #. */
function linksIn(markdown: string): { text: string; target: string }[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)]
    .map(([, text = '', target = '']) => ({ text, target: target.replace(/#.*$/, '') }))
    .filter(({ target }) => target !== '' && !/^[a-z]+:/.test(target));
}
