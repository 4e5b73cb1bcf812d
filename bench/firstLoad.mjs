// Measures the size of the JavaScript that each URL loads first, compressed as the server sends it. Fails above the
// limits.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The limit is stricter for visitors, because a signed-in user's browser has most scripts in its cache. */
const LIMITS_KB = { visitor: 100, person: 140 };
const BUILT = join(import.meta.dirname, '../dist/web');

const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
const entries = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
if (entries.length === 0) throw new Error('The page loads no script. Run npm run build first.');

/** @type {Record<keyof typeof LIMITS_KB, Record<string, { files: string[] }>>} */
const { visitor, person } = JSON.parse(readFileSync(join(BUILT, 'pages.json'), 'utf8'));
const sizes = { visitor: sizesOf(visitor), person: sizesOf(person) };

for (const [who, found] of Object.entries(sizes)) {
  const limit = LIMITS_KB[/** @type {keyof typeof LIMITS_KB} */ (who)];
  for (const { address, kilobytes } of found) {
    console.log(`${kilobytes.toFixed(1).padStart(6)} KB of ${limit}  ${address} (${who})`);
    if (kilobytes > limit) process.exitCode = 1;
  }
}

function sizesOf(/** @type {Record<string, { files: string[] }>} */ pages) {
  return Object.entries(pages)
    .filter(([address]) => !address.includes('?'))
    .map(([address, { files }]) => ({ address, kilobytes: kilobytesOf([...entries, ...files]) }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

function kilobytesOf(/** @type {string[]} */ names) {
  const scripts = [...withImports(names.filter((name) => name.endsWith('.js')))];
  return scripts.reduce((sum, file) => sum + statSync(join(BUILT, `${file}.br`)).size / 1024, 0);
}

/** Returns the files and their static imports. */
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
