// Proves that the tests notice what hurts people who use a keyboard, a screen reader, large text or another display.
// Puts regressions into a copy of the project, builds it, and expects the test of each to fail because of it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../../scripts/run.mjs';
import { ensureTestTools } from '../../scripts/testTools.mjs';
import { REGRESSIONS } from './regressions.mjs';

/** At most this many regressions may go unnoticed. */
const MAX_MISSED = 2;

const COPY = join(PROJECT_ROOT, '.cache/seeded');
const REPORT = join(COPY, 'report.json');
const chromium = await ensureTestTools();

// Words of `what` choose a few regressions.
const words = process.argv.slice(2);
const batches = REGRESSIONS.map((batch) =>
  batch.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word))),
).filter((batch) => batch.length > 0);
const total = batches.flat().length;
let noticed = 0;
for (const batch of batches) {
  copyProject();
  for (const regression of batch) introduce(regression);
  const failures = failuresOf([...new Set(batch.map(({ test }) => test))]);
  for (const { what, test, shows } of batch) {
    const messages = failures.filter(({ title }) => title.startsWith(test)).map(({ message }) => message);
    const isNoticed = messages.some((message) => shows.test(message));
    if (isNoticed) noticed += 1;
    console.log(`${isNoticed ? '✓' : '✘'} ${what}`);
    if (!isNoticed) console.log(`    ${messages[0]?.slice(0, 300) ?? `“${test}” did not fail.`}`);
  }
}
console.log(`\n${noticed} of ${total} regressions noticed`);
if (noticed < total - MAX_MISSED) process.exitCode = 1;

function copyProject() {
  rmSync(COPY, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    // Keeps the times of files, because a lock file newer than the packages would make the build install them.
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    cpSync(join(PROJECT_ROOT, file), join(COPY, file), { preserveTimestamps: true });
  }
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

function introduce(/** @type {import('./regressions.mjs').Regression} */ { what, file, from, to }) {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`“${what}”: ${file} has changed. Update the regression.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Builds the copy, runs the tests, and returns the failed ones with their messages. */
function failuresOf(/** @type {string[]} */ tests) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: COPY, stdio: ['ignore', 'ignore', 'inherit'] };
  if (spawnSync(process.execPath, ['scripts/build.mjs'], options).status !== 0)
    throw new Error('The copy could not be built.');
  const patterns = tests.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  spawnSync(
    join(COPY, 'node_modules/.bin/playwright'),
    ['test', '--project=pglite-390', '--reporter=json', `--grep=${patterns.join('|')}`],
    {
      ...options,
      env: { ...process.env, PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    },
  );
  return failedSpecs(JSON.parse(readFileSync(REPORT, 'utf8')).suites);
}

/** @returns {{ title: string, message: string }[]} */
function failedSpecs(/** @type {any[]} */ suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests.flatMap((/** @type {any} */ { results }) =>
        results.flatMap((/** @type {any} */ { errors = [] }) =>
          errors.length > 0
            ? [
                {
                  title,
                  message: stripVTControlCharacters(
                    errors.map((/** @type {any} */ { message }) => message).join('\n'),
                  ),
                },
              ]
            : [],
        ),
      ),
    ),
    ...failedSpecs(inner),
  ]);
}
