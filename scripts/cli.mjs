import { ensureInstalled } from './install.mjs';
import { binPath, run } from './run.mjs';

await ensureInstalled();
process.exitCode = await run(binPath('tsx'), ['server/cli.ts', ...process.argv.slice(2)]);
