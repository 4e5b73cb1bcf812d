import { binPath } from './run.mjs';

/**
 * A check or a test suite. `report` is the JSON file that a suite writes.
 * @typedef {{ name: string, command: string, args: string[], report?: string, env?: NodeJS.ProcessEnv }} Step
 */

/** @type {Step} */
export const TYPES = { name: 'types', command: binPath('tsc'), args: ['--build'] };

/** @type {Step[]} */
export const CHECKS = [
  { name: 'format and lint', command: binPath('biome'), args: ['check', '--error-on-warnings'] },
  { name: 'import rules', command: process.execPath, args: ['scripts/importRules.mjs'] },
  { name: 'unused code', command: binPath('knip'), args: [] },
  { name: 'vocabulary', command: process.execPath, args: ['scripts/vocabulary.mjs'] },
];

/** @type {Step} */
export const FIRST_LOAD = {
  name: 'first load',
  command: process.execPath,
  args: ['bench/firstLoad.mjs'],
};

/** The projects of vitest.config.ts. */
export const RULES_SUITE = 'rules';
export const DATABASE_SUITES = ['pglite', 'postgresql'];

/** @returns {Step} */
export function suite(/** @type {string} */ project) {
  const report = `.cache/reports/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `tests: ${project}`,
    command: binPath('vitest'),
    args: ['run', `--project=${project}`, ...reporters],
    report,
  };
}

/**
 * @returns {Step}
 * @param {string[]} args options for Playwright
 */
export function engineJourneys(args = []) {
  const report = '.cache/reports/engines.json';
  return {
    name: 'tests: journeys in Firefox and WebKit',
    command: binPath('playwright'),
    args: ['test', '--config=playwright.engines.config.ts', '--reporter=list,json', ...args],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/** @returns {Step} */
export function journeys(/** @type {string} */ chromium) {
  const report = '.cache/reports/playwright.json';
  return {
    name: 'tests: journeys in a browser',
    command: binPath('playwright'),
    args: ['test', '--reporter=list,json'],
    report,
    env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}
