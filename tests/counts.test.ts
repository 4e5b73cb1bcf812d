import { expect, test } from 'vitest';
import { countTests } from '../scripts/counts.mjs';
import { DATABASE_SUITES, RULES_SUITE } from '../scripts/steps.mjs';
import config from '../vitest.config';

const VITEST = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('countTests takes the numbers of passed and failed tests from the reports of Vitest and Playwright', () => {
  expect(countTests(VITEST, 0)).toEqual({ passed: 3, failed: 0 });
  expect(countTests({ ...VITEST, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(countTests(PLAYWRIGHT, 0)).toEqual({ passed: 2, failed: 0 });
});

test('a skipped test, a todo and a test that passed only on retry count as failures', () => {
  expect(countTests({ ...VITEST, numPendingTests: 1, numTodoTests: 1 }, 0).failed).toBe(2);
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 1 };
  expect(countTests({ ...PLAYWRIGHT, stats }, 0).failed).toBe(2);
});

test('a test file that cannot be loaded and an error outside of tests count as failures', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countTests({ ...VITEST, testResults }, 1).failed).toBe(1);
  expect(countTests({ ...PLAYWRIGHT, errors: [{}] }, 1).failed).toBe(1);
});

test('a suite that ran no tests, wrote no report or crashed counts as failed', () => {
  expect(countTests({ ...VITEST, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(VITEST, 1)).toEqual({ passed: 3, failed: 1 });
});

test('npm test runs every project of the Vitest configuration', () => {
  const projects = config.test?.projects as { test: { name: string } }[];
  expect([RULES_SUITE, ...DATABASE_SUITES].sort()).toEqual(projects.map(({ test: { name } }) => name).sort());
});
