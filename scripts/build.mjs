import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run, stopWith } from './run.mjs';

const SOURCES = [
  'contract',
  'content',
  'server',
  'web',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const BUILT = ['dist/server/main.js', 'dist/web/index.html'];

/** Holds the fingerprint of the sources that were built; written last, so that half a build counts as none. */
const STAMP = join(ROOT, 'dist/.built');

/** Builds both sides when a source was changed, added or removed since the last build. */
export async function ensureBuilt() {
  const sources = fingerprint();
  if (sources === lastBuilt()) return;
  console.error('Building …');
  rmSync(STAMP, { force: true });
  const statuses = await Promise.all([
    run(bin('vite'), ['build', '--config', 'vite.server.config.ts'], { quiet: true }),
    run(bin('vite'), ['build'], { quiet: true }),
  ]);
  if (statuses.some((status) => status !== 0)) stopWith('The build failed: see what Vite says above.');
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, sources);
}

function lastBuilt() {
  const isWhole = [STAMP, ...BUILT.map((file) => join(ROOT, file))].every((file) => existsSync(file));
  return isWhole ? readFileSync(STAMP, 'utf8') : null;
}

/** Contents and names, not times: a checkout, a copy or a restored backup changes those at will. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesIn(/** @type {string} */ path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  await ensureBuilt();
}
