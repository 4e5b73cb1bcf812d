import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt();

// Runs in this process, so that signals reach the server.
await import(new URL('../dist/server/main.js', import.meta.url).href);
