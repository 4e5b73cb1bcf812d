import { ensureInstalled } from './install.mjs';
import { bin, run } from './run.mjs';

await ensureInstalled();
process.exitCode = await run(bin('tsx'), ['server/operate.ts', ...process.argv.slice(2)]);
