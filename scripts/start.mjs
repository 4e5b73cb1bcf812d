import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt();

// Runs the server in this process, so that signals reach it.
await import(new URL('../dist/server/main.js', import.meta.url).href);
