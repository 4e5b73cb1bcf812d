import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt();

// The server runs in this process, and `exec` in package.json replaces npm's shell by it, because the shell would not
// pass on signals.
await import(new URL('../dist/server/main.js', import.meta.url).href);
