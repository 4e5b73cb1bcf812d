import { ensureDevInstalled } from './install.mjs';
import { exitWith } from './run.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, RULES_SUITE, suite, TYPES } from './steps.mjs';

await ensureDevInstalled();

for (const step of [...CHECKS, TYPES, suite(RULES_SUITE), suite('pglite')]) {
  const { failures } = await runStep(step);
  if (failures.length > 0) exitWith(`\nStopped at: ${step.name}.`);
}
console.log('\nAll checks passed.');
