// Fails if code or documents use a retired word, or if two files export the same name for different things. Technical
// ideas have their usual names, so that newcomers can find them by searching.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './run.mjs';
import { sourceFiles } from './sources.mjs';
import { duplicateExports, retiredWordsIn } from './vocabularyRules.mjs';

const FOLDERS = ['contract', 'language', 'server', 'web', 'scripts', 'bench', 'tests', 'training', 'e2e'];

/** Files with sample texts of users, and the list of retired words itself. */
const EXCLUDED_FILES = /^language\/(?:crisis\/phrases\/\w+|spelling)\.ts$|^scripts\/vocabularyRules\.mjs$/;

const code = sourceFiles(FOLDERS).filter((file) => !EXCLUDED_FILES.test(file));
const documents = [
  'README.md',
  ...readdirSync(join(PROJECT_ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'scoreboard.md')
    .map((file) => join('docs', file)),
];

const findings = [
  ...[...code, ...documents].flatMap((file) =>
    retiredWordsIn(read(file), file.endsWith('.md')).map(
      ({ line, word, instead }) => `${file}:${line}: '${word}' is retired; say ${instead}`,
    ),
  ),
  ...duplicateExports(sourceFiles([...FOLDERS, 'content']).map((file) => ({ file, text: read(file) }))).map(
    ({ name, files }) => `${name} is exported by ${files.join(' and ')}; one name has one meaning`,
  ),
];

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);

function read(/** @type {string} */ file) {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8');
}
