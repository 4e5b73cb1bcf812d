// How much JavaScript a visitor's first page fetches, compressed as the server sends it. Fails above the bar.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BAR_KB = 85;
const BUILT = join(import.meta.dirname, '../dist/web');

const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
const entries = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
const files = [...withImports(entries)];
if (files.length === 0) throw new Error('The page names no script: is the web built?');

const kilobytes = files.map((file) => statSync(join(BUILT, `${file}.br`)).size / 1024);
for (const [index, file] of files.entries())
  console.log(`${kilobytes[index]?.toFixed(1).padStart(6)} KB  ${file}`);
const total = kilobytes.reduce((sum, size) => sum + size, 0);
console.log(`${total.toFixed(1).padStart(6)} KB  first load for a visitor (brotli), at most ${BAR_KB}`);
process.exitCode = total <= BAR_KB ? 0 : 1;

/** The files and all that they import before they run. */
function withImports(/** @type {string[]} */ names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(join(BUILT, name), 'utf8');
    const imports = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
    withImports(
      imports.map(([, file]) => `assets/${file}`),
      seen,
    );
  }
  return seen;
}
