import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from './run.mjs';

/**
 * Counts passed tests in the JSON report of Vitest or Playwright, and lists failures. A skipped test, an unreadable file,
 * a suite without tests and a crash each count as a failure, so that nothing passes without being run.
 * @param {any} report null if the suite ended before it wrote one
 * @param {number} status the exit code of the suite
 * @returns {{ passed: number, failures: string[] }}
 */
export function countTests(report, status) {
  const { passed, failures } = report?.stats ? ofPlaywright(report) : ofVitest(report);
  if (passed + failures.length === 0) return { passed, failures: ['ran no tests'] };
  if (status !== 0 && failures.length === 0) return { passed, failures: [`ended with exit code ${status}`] };
  return { passed, failures };
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
  return { passed: report?.numPassedTests ?? 0, failures };
}

/** A flaky test, which passed only on retry, is a failure. */
function ofPlaywright(/** @type {any} */ { stats, errors, suites }) {
  const outside = errors.map((/** @type {any} */ { message }) =>
    failureLine('outside of the tests', 'failed', message),
  );
  return { passed: stats.expected, failures: [...suites.flatMap(failuresIn), ...outside] };
}

/** @returns {string[]} */
function failuresIn(/** @type {any} */ { file, specs = [], suites = [] }) {
  const failed = [];
  for (const { title, line, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status === 'expected') continue;
      const error = results.find((/** @type {any} */ { error }) => error)?.error;
      failed.push(failureLine(`${file}:${line}: ${title} (${projectName})`, status, error?.message));
    }
  }
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** Describes a failure in one line, which ends with the first line of the error. */
function failureLine(
  /** @type {string} */ test,
  /** @type {string} */ status,
  /** @type {string} */ error = '',
) {
  return `${test}: ${status}. ${stripVTControlCharacters(error).split('\n')[0]}`.trim();
}
