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

/** Contains the hash of the built sources. Written last, so that an interrupted build counts as missing. */
const HASH_FILE = join(ROOT, 'dist/.built');

/** Builds server and web if a source file was changed, added or removed since the last build. */
export async function ensureBuilt() {
  const sources = hashOfSources();
  if (sources === lastBuilt()) return;
  console.error('Building …');
  rmSync(HASH_FILE, { force: true });
  const statuses = await Promise.all([
    run(bin('vite'), ['build', '--config', 'vite.server.config.ts'], { quiet: true }),
    run(bin('vite'), ['build'], { quiet: true }),
  ]);
  if (statuses.some((status) => status !== 0)) stopWith('The build failed. See Vite’s output above.');
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(HASH_FILE, sources);
}

function lastBuilt() {
  const isWhole = [HASH_FILE, ...BUILT.map((file) => join(ROOT, file))].every((file) => existsSync(file));
  return isWhole ? readFileSync(HASH_FILE, 'utf8') : null;
}

/** Hashes contents and names, not modification times: checkouts, copies and restored backups change those. */
function hashOfSources() {
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
