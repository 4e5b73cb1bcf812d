import { expect, test } from 'vitest';
import { countTests } from '../scripts/counts.mjs';
import { DATABASE_SUITES, RULES_SUITE } from '../scripts/steps.mjs';
import config from '../vitest.config';

const VITEST = { numPassedTests: 3, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 2 }, errors: [], suites: [] };

test('countTests takes the number of passed tests from the reports of Vitest and Playwright', () => {
  expect(countTests(VITEST, 0)).toEqual({ passed: 3, failures: [], flaky: [] });
  expect(countTests(PLAYWRIGHT, 0)).toEqual({ passed: 2, failures: [], flaky: [] });
});

test('countTests lists each failed test with its file, its name and the first lines of its error', () => {
  const failed = {
    status: 'failed',
    fullName: 'a post has an author',
    failureMessages: ['expected 2\nat line 3'],
  };
  const vitest = { ...VITEST, testResults: [file('posts.test.ts', failed, { status: 'passed' })] };
  expect(countTests(vitest, 1).failures).toEqual([
    'posts.test.ts: a post has an author: failed. expected 2 | at line 3',
  ]);

  const result = { error: { message: '\u001b[31mTimed out\u001b[39m\nCall log' } };
  const spec = specOf({ status: 'unexpected', projectName: 'pglite-390', results: [result] });
  const playwright = {
    ...PLAYWRIGHT,
    suites: [{ file: 'page.spec.ts', suites: [{ file: 'page.spec.ts', specs: [spec] }] }],
  };
  expect(countTests(playwright, 1).failures).toEqual([
    'page.spec.ts:7: the page opens (pglite-390): unexpected. Timed out | Call log',
  ]);
});

test('a skipped test and a todo count as failures', () => {
  const testResults = [
    file('posts.test.ts', { status: 'skipped', fullName: 'a' }, { status: 'todo', fullName: 'b' }),
  ];
  expect(countTests({ ...VITEST, testResults }, 0).failures).toHaveLength(2);
  const specs = [specOf({ status: 'skipped', projectName: 'wide', results: [] })];
  expect(countTests({ ...PLAYWRIGHT, suites: [{ file: 'page.spec.ts', specs }] }, 0).failures).toHaveLength(
    1,
  );
});

test('a test that passed only when it was repeated counts as passed and is listed', () => {
  const results = [{ error: { message: 'Timed out' } }, {}];
  const specs = [specOf({ status: 'flaky', projectName: 'wide', results })];
  const report = {
    ...PLAYWRIGHT,
    stats: { expected: 2, flaky: 1 },
    suites: [{ file: 'page.spec.ts', specs }],
  };

  expect(countTests(report, 0)).toEqual({
    passed: 3,
    failures: [],
    flaky: ['page.spec.ts:7: the page opens (wide): flaky. Timed out'],
  });
});

test('a test file that cannot be loaded and an error outside of tests count as failures', () => {
  const testResults = [{ ...file('posts.test.ts'), status: 'failed', message: 'no such module' }];
  expect(countTests({ ...VITEST, testResults }, 1).failures).toEqual([
    'posts.test.ts: unreadable. no such module',
  ]);
  expect(countTests({ ...PLAYWRIGHT, errors: [{ message: 'no server' }] }, 1).failures).toHaveLength(1);
});

test('a suite that ran no tests, wrote no report or crashed counts as failed', () => {
  expect(countTests({ ...VITEST, numPassedTests: 0 }, 0)).toEqual({
    passed: 0,
    failures: ['ran no tests'],
    flaky: [],
  });
  expect(countTests(null, 0)).toEqual({
    passed: 0,
    failures: ['ran no tests'],
    flaky: [],
  });
  expect(countTests(VITEST, 1)).toEqual({
    passed: 3,
    failures: ['ended with exit code 1'],
    flaky: [],
  });
});

test('npm test runs every project of the Vitest configuration', () => {
  const projects = config.test?.projects as { test: { name: string } }[];
  expect([RULES_SUITE, ...DATABASE_SUITES].sort()).toEqual(projects.map(({ test: { name } }) => name).sort());
});

function file(name: string, ...assertionResults: object[]) {
  return { name, status: 'passed', assertionResults };
}

function specOf(test: object) {
  return { title: 'the page opens', line: 7, tests: [test] };
}
