import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureMachine } from './machine.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, FIRST_LOAD, journeys, SUITES, suite } from './steps.mjs';

const total = { passed: 0, failed: 0 };
let isWhole = false;

// The last line whatever happens: also when something could not be installed or built.
process.once('exit', (status) => {
  if (!isWhole) total.failed += 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = status || (total.failed > 0 ? 1 : 0);
});

await ensureInstalled();
const chromium = await ensureMachine();
await ensureBuilt();

const suites = [...SUITES.map(suite), journeys(chromium)];
for (const step of [...CHECKS, FIRST_LOAD, ...suites]) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
isWhole = true;
