/**
 * Counts passed and failed tests in the JSON report of Vitest or Playwright. A skipped test, an unreadable file, a suite
 * without tests and a crash each count as a failure, so that nothing passes without being run.
 * @param {any} report null if the suite ended before it wrote one
 * @param {number} status the exit code of the suite
 */
export function countTests(report, status) {
  const { passed, failed } = report?.stats ? ofPlaywright(report) : ofVitest(report);
  const ranNothing = passed + failed === 0;
  const endedBadly = status !== 0 && failed === 0;
  return { passed, failed: failed + (ranNothing || endedBadly ? 1 : 0) };
}

/** @param {any} report */
function ofVitest(report) {
  if (!report) return { passed: 0, failed: 0 };
  const unreadable = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + unreadable.length };
}

/** Counts flaky tests, which passed only on retry, as failed. */
function ofPlaywright(/** @type {any} */ { stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}
