import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from './counts.mjs';
import { PROJECT_ROOT, run } from './run.mjs';

/**
 * Runs a step, prints its result and duration, and returns how many tests passed, which failed, and which passed only when repeated.
 * @param {import('./steps.mjs').Step} step
 */
export async function runStep({ name, command, args, report, env }) {
  console.log(`\n── ${name}`);
  const file = report && join(PROJECT_ROOT, report);
  if (file) rmSync(file, { force: true });
  const start = performance.now();
  const status = await run(command, args, { env: { ...process.env, ...env } });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);

  const results = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const { passed, failures, flaky } = file ? countTests(results, status) : countStep(status);
  const figures = file ? `, ${passed} passed, ${failures.length} failed` : '';
  console.log(`── ${name}: ${failures.length > 0 ? 'FAILED' : 'passed'} in ${seconds} s${figures}`);
  const named = (/** @type {string} */ line) => `${name}: ${line}`;
  return { passed, failures: failures.map(named), flaky: flaky.map(named) };
}

/** A step that is no test suite counts as one test. */
function countStep(/** @type {number} */ status) {
  const failures = status === 0 ? [] : [`ended with exit code ${status}`];
  return { passed: status === 0 ? 1 : 0, failures, flaky: [] };
}
