import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from './run.mjs';

/**
 * Counts passed tests in the JSON report of Vitest or Playwright, and lists failures. A skipped test, an unreadable file,
 * a suite without tests and a crash each count as a failure, so that nothing passes without being run. A test that failed
 * and then passed when it was repeated is flaky: it counts as passed and is listed.
 * @param {any} report null if the suite ended before it wrote one
 * @param {number} status the exit code of the suite
 * @returns {{ passed: number, failures: string[], flaky: string[] }}
 */
export function countTests(report, status) {
  const { passed, failures, flaky } = report?.stats ? ofPlaywright(report) : ofVitest(report);
  if (passed + failures.length === 0) return { passed, failures: ['ran no tests'], flaky };
  if (status !== 0 && failures.length === 0)
    return { passed, failures: [`ended with exit code ${status}`], flaky };
  return { passed, failures, flaky };
}

/** @param {any} report */
function ofVitest(report) {
  const failures = [];
  for (const { name, status, message, assertionResults: tests } of report?.testResults ?? []) {
    const file = relative(PROJECT_ROOT, name);
    if (status === 'failed' && tests.length === 0) failures.push(failureLine(file, 'unreadable', message));
    for (const { status, fullName, failureMessages } of tests) {
      if (status !== 'passed')
        failures.push(failureLine(`${file}: ${fullName}`, status, failureMessages?.[0]));
    }
  }
  return { passed: report?.numPassedTests ?? 0, failures, flaky: [] };
}

function ofPlaywright(/** @type {any} */ { stats, errors, suites }) {
  const outside = errors.map((/** @type {any} */ { message }) =>
    failureLine('outside of the tests', 'failed', message),
  );
  const listed = suites.flatMap(unexpectedIn);
  return {
    passed: stats.expected + (stats.flaky ?? 0),
    failures: [...linesOf(listed, false), ...outside],
    flaky: linesOf(listed, true),
  };
}

/** @typedef {{ isFlaky: boolean, line: string }} Unexpected */

/** @returns {Unexpected[]} the tests that failed at least once or were skipped */
function unexpectedIn(/** @type {any} */ { file, specs = [], suites = [] }) {
  const found = [];
  for (const { title, line, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status === 'expected') continue;
      const error = results.find((/** @type {any} */ { error }) => error)?.error;
      const test = `${file}:${line}: ${title} (${projectName})`;
      found.push({ isFlaky: status === 'flaky', line: failureLine(test, status, error?.message) });
    }
  }
  return [...found, ...suites.flatMap(unexpectedIn)];
}

function linesOf(/** @type {Unexpected[]} */ unexpected, /** @type {boolean} */ isFlaky) {
  return unexpected.filter((test) => test.isFlaky === isFlaky).map(({ line }) => line);
}

/** The error of an expectation names the element and what was found in these lines. */
const MAX_ERROR_LINES = 6;

/** Describes a failure in one line, which ends with the first lines of the error. */
function failureLine(
  /** @type {string} */ test,
  /** @type {string} */ status,
  /** @type {string} */ error = '',
) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `${test}: ${status}. ${lines.slice(0, MAX_ERROR_LINES).join(' | ')}`.trim();
}
