import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

await ensureInstalled();
await ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-demo-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// Ignores the operator's settings: the demo must not use the real database or send real mail.
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: process.env.PORT,
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  ENV_FILE: devNull,
  LOG_LEVEL: 'warn',
};

const seeded = await run(process.execPath, ['dist/server/demo.js'], { env });
process.exitCode = seeded || (await run(process.execPath, ['dist/server/main.js'], { env }));
