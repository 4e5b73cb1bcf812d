import { ensureInstalled } from './install.mjs';
import { stopWith } from './run.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, RULES, suite, TYPES } from './steps.mjs';

await ensureInstalled();

for (const step of [...CHECKS, TYPES, suite(RULES), suite('pglite')]) {
  const { failed } = await runStep(step);
  if (failed > 0) stopWith(`\nStopped at: ${step.name}.`);
}
console.log('\nAll checks passed.');
