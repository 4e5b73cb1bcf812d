import { ensureBuilt } from './build.mjs';
import { ensureDevInstalled } from './install.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, DATABASE_SUITES, FIRST_LOAD, journeys, RULES_SUITE, suite, TYPES } from './steps.mjs';
import { ensureTestTools } from './testTools.mjs';

const total = { passed: 0, failed: 0 };
let isComplete = false;

// Always prints the totals last, even if installing or building failed.
process.once('exit', (status) => {
  if (!isComplete) total.failed += 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = status || (total.failed > 0 ? 1 : 0);
});

await ensureDevInstalled();
const chromium = await ensureTestTools();
await ensureBuilt();

// The steps of a batch run in parallel. The type check uses only one core, so it runs together with the `rules` tests.
const batches = [
  [...CHECKS, FIRST_LOAD],
  [TYPES, suite(RULES_SUITE)],
  ...DATABASE_SUITES.map((name) => [suite(name)]),
  [journeys(chromium)],
];
for (const batch of batches) {
  for (const { passed, failed } of await Promise.all(batch.map(runStep))) {
    total.passed += passed;
    total.failed += failed;
  }
}
isComplete = true;
