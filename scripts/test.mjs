import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureMachine } from './machine.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, FIRST_LOAD, journeys, ON_DATABASES, RULES, suite, TYPES } from './steps.mjs';

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

// The compiler keeps one core busy and prints nothing when all is well; the rules need no database and no clock.
const turns = [
  [...CHECKS, FIRST_LOAD],
  [TYPES, suite(RULES)],
  ...ON_DATABASES.map((name) => [suite(name)]),
  [journeys(chromium)],
];
for (const turn of turns) {
  for (const { passed, failed } of await Promise.all(turn.map(runStep))) {
    total.passed += passed;
    total.failed += failed;
  }
}
isWhole = true;
