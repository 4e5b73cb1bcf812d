/**
 * What a suite ran, from the JSON report of Vitest or Playwright. A skipped test, a file that could not be
 * read, a suite without a test and a bad end each count as a failure: nothing passes by not being run.
 * @param {any} report null when the suite ended before it could write one
 * @param {number} status the exit code of the suite
 */
export function countOf(report, status) {
  const { passed, failed } = report?.stats ? ofPlaywright(report) : ofVitest(report);
  const ranNothing = passed + failed === 0;
  const endedBadly = status !== 0 && failed === 0;
  return { passed, failed: failed + (ranNothing || endedBadly ? 1 : 0) };
}

/** @param {any} report */
function ofVitest(report) {
  if (!report) return { passed: 0, failed: 0 };
  const unread = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + unread.length };
}

/** A flaky test passed only at a second try: it failed. */
function ofPlaywright(/** @type {any} */ { stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}
