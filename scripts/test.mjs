import { ensureBuilt } from './build.mjs';
import { ensureDevInstalled } from './install.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, DATABASE_SUITES, FIRST_LOAD, journeys, RULES_SUITE, suite, TYPES } from './steps.mjs';
import { ensureTestTools } from './testTools.mjs';

const total = { passed: 0, failures: /** @type {string[]} */ ([]), flaky: /** @type {string[]} */ ([]) };
let isComplete = false;

// Always prints the totals last, even if installing or building failed.
process.once('exit', (status) => {
  if (!isComplete) total.failures.push('the run ended early');
  const failed = total.failures.length;
  if (total.flaky.length > 0) console.log(`\nPassed only when repeated:\n${total.flaky.join('\n')}`);
  if (failed > 0) console.log(`\nFailures:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${failed} failed`);
  process.exitCode = status || (failed > 0 ? 1 : 0);
});

await ensureDevInstalled();
const chromium = await ensureTestTools();
await ensureBuilt();

// Browser tests and the other steps each leave a core idle about half of the time, so they run at the same time.
await Promise.all([
  countInOrder([...CHECKS, FIRST_LOAD, TYPES, suite(RULES_SUITE), ...DATABASE_SUITES.map(suite)]),
  count(journeys(chromium)),
]);
isComplete = true;

/** @param {import('./steps.mjs').Step[]} steps */
async function countInOrder(steps) {
  for (const step of steps) await count(step);
}

/** @param {import('./steps.mjs').Step} step */
async function count(step) {
  const { passed, failures, flaky } = await runStep(step);
  total.passed += passed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
}
