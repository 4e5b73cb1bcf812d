import { expect, test } from 'vitest';
import { countOf } from '../scripts/counts.mjs';
import { ON_DATABASES, RULES } from '../scripts/steps.mjs';
import config from '../vitest.config';

const VITEST = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('passed and failed tests are counted as reported', () => {
  expect(countOf(VITEST, 0)).toEqual({ passed: 3, failed: 0 });
  expect(countOf({ ...VITEST, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(countOf(PLAYWRIGHT, 0)).toEqual({ passed: 2, failed: 0 });
});

test('a skipped test, a todo and a test that passed only on retry count as failures', () => {
  expect(countOf({ ...VITEST, numPendingTests: 1, numTodoTests: 1 }, 0).failed).toBe(2);
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 1 };
  expect(countOf({ ...PLAYWRIGHT, stats }, 0).failed).toBe(2);
});

test('an unreadable file and an error outside of tests count as failures', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countOf({ ...VITEST, testResults }, 1).failed).toBe(1);
  expect(countOf({ ...PLAYWRIGHT, errors: [{}] }, 1).failed).toBe(1);
});

test('a suite that ran no tests, wrote no report or crashed counts as failed', () => {
  expect(countOf({ ...VITEST, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countOf(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countOf(VITEST, 1)).toEqual({ passed: 3, failed: 1 });
});

test('npm test runs every project of Vitest', () => {
  const projects = config.test?.projects as { test: { name: string } }[];
  expect([RULES, ...ON_DATABASES].sort()).toEqual(projects.map(({ test: { name } }) => name).sort());
});
