import { ensureInstalled } from './install.mjs';
import { stopWith } from './run.mjs';
import { runStep } from './runStep.mjs';
import { CHECKS, SUITES, suite } from './steps.mjs';

await ensureInstalled();

for (const step of [...CHECKS, ...SUITES.filter((name) => name !== 'postgresql').map(suite)]) {
  const { failed } = await runStep(step);
  if (failed > 0) stopWith(`\nStopped at: ${step.name}.`);
}
console.log('\nAll holds.');
