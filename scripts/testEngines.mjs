import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureDevInstalled } from './install.mjs';
import { PROJECT_ROOT } from './run.mjs';
import { runStep } from './runStep.mjs';
import { engineJourneys } from './steps.mjs';
import { ensureEngines } from './testTools.mjs';

// The logs of an interrupted run would fail this one.
rmSync(join(PROJECT_ROOT, '.cache/logs'), { recursive: true, force: true });

await ensureDevInstalled();
await ensureEngines();
await ensureBuilt();

const { passed, failures } = await runStep(engineJourneys(process.argv.slice(2)));
console.log(`\n${passed} passed, ${failures.length} failed`);
if (failures.length > 0) process.exitCode = 1;
