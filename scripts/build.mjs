import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { binPath, exitWith, PROJECT_ROOT, run } from './run.mjs';

const SOURCES = [
  'contract',
  'language',
  'content',
  'server',
  'web',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'vite.server.config.ts',
  'vite.serviceWorker.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const CONFIGS = ['vite.config.ts', 'vite.prerender.config.ts', 'vite.server.config.ts'];
const BUILT = ['dist/server/main.js', 'dist/web/index.html', 'dist/web/pages.json', 'dist/web/sw.js'];

/** Contains the hash of the built sources. Written last, so that an interrupted build counts as missing. */
const HASH_FILE = join(PROJECT_ROOT, 'dist/.built');

/** Builds server and web and prerenders the pages if a source file was changed, added or removed since the last build. */
export async function ensureBuilt() {
  const sources = hashOfSources();
  if (sources === lastBuilt()) return;
  console.error('Building …');
  rmSync(HASH_FILE, { force: true });
  await Promise.all(CONFIGS.map(viteBuild));
  // Lists the files of the web build, so it comes after it.
  await viteBuild('vite.serviceWorker.config.ts');
  if ((await run(process.execPath, ['scripts/prerender.mjs'])) !== 0)
    exitWith('Prerendering failed. See above.');
  mkdirSync(join(PROJECT_ROOT, 'dist'), { recursive: true });
  writeFileSync(HASH_FILE, sources);
}

async function viteBuild(/** @type {string} */ config) {
  const status = await run(binPath('vite'), ['build', '--config', config], { quiet: true });
  if (status !== 0) exitWith('The build failed. See Vite’s output above.');
}

function lastBuilt() {
  const isWhole = [HASH_FILE, ...BUILT.map((file) => join(PROJECT_ROOT, file))].every((file) =>
    existsSync(file),
  );
  return isWhole ? readFileSync(HASH_FILE, 'utf8') : null;
}

/** Hashes contents and names, but not modification times, which change with checkouts, copies and restored backups. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(`${file}\0`).update(readFileSync(join(PROJECT_ROOT, file)));
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesIn(/** @type {string} */ path) {
  const full = join(PROJECT_ROOT, path);
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
