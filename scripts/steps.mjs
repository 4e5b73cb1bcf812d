import { bin } from './run.mjs';

/**
 * A check or a test suite. `report` is the JSON file that a suite writes.
 * @typedef {{ name: string, command: string, args: string[], report?: string, env?: NodeJS.ProcessEnv }} Step
 */

/** The folders that the import rules cover. */
export const CRUISED = ['contract', 'content', 'server', 'web', 'scripts', 'bench', 'tests', 'e2e'];

/** @type {Step} */
export const TYPES = { name: 'types', command: bin('tsc'), args: ['--build'] };

/** @type {Step[]} */
export const CHECKS = [
  { name: 'format and lint', command: bin('biome'), args: ['check', '--error-on-warnings'] },
  { name: 'import rules', command: bin('depcruise'), args: CRUISED },
  { name: 'unused code', command: bin('knip'), args: [] },
  { name: 'vocabulary', command: process.execPath, args: ['scripts/vocabulary.mjs'] },
];

/** @type {Step} */
export const FIRST_LOAD = {
  name: 'first load',
  command: process.execPath,
  args: ['bench/firstLoad.mjs'],
};

/** The projects of vitest.config.ts. */
export const RULES = 'rules';
export const ON_DATABASES = ['pglite', 'postgresql'];

/** @returns {Step} */
export function suite(/** @type {string} */ project) {
  const report = `.cache/reports/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `tests: ${project}`,
    command: bin('vitest'),
    args: ['run', `--project=${project}`, ...reporters],
    report,
  };
}

/** @returns {Step} */
export function journeys(/** @type {string} */ chromium) {
  const report = '.cache/reports/playwright.json';
  return {
    name: 'tests: journeys in a browser',
    command: bin('playwright'),
    args: ['test', '--reporter=list,json'],
    report,
    env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}
