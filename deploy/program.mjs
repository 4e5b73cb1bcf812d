import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { exitWith, PROJECT_ROOT } from '../scripts/run.mjs';

/** What the server reads while it runs, besides its packages. */
const FOLDERS = ['dist/server', 'dist/web', 'server/migrations', 'content/study'];
const DATA_FILES = { language: '.bin', 'content/texts': '.br' };

/** What Node runs and loads in npm packages, and their licenses. Not commands, tests and documentation. */
const USED = /\.(?:[cm]?js|json|node|wasm|data|so[.\d]*)$|\/(?:licen[cs]e|notice)[^/]*$/i;
const UNUSED = /\/(?:bin|test|docs)\/|\/bin\.m?js$/;

/** The packages in `from '…'`, `import('…')` and `resolve('…')`, without our own files and Node’s modules. */
const PACKAGE_IMPORT = /\b(?:from|import|resolve)\s*\(?\s*["']((?:@[\w.-]+\/)?\w[\w.-]*)(?=["'/])/g;

/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Needs
 */

/**
 * Copies everything that the server needs to run into a new folder: the build, the data, the npm packages that the build
 * imports, and the Node that runs this script. Packages that only the build needs stay behind.
 */
export async function copyProgram(/** @type {string} */ folder) {
  await ensureInstalled();
  await ensureBuilt();
  if (existsSync(folder)) exitWith(`${folder} already exists. Remove it first, or choose another folder.`);
  const copy = (/** @type {string} */ path) =>
    cpSync(join(PROJECT_ROOT, path), join(folder, path), { recursive: true });
  const dataFiles = Object.entries(DATA_FILES).flatMap(([name, extension]) =>
    readdirSync(join(PROJECT_ROOT, name))
      .filter((file) => extname(file) === extension)
      .map((file) => join(name, file)),
  );
  for (const path of ['package.json', ...FOLDERS, ...dataFiles]) copy(path);
  for (const path of [...runtimePackages()].flatMap(filesOfPackage)) {
    copy(path);
    chmodSync(join(folder, path), 0o644);
  }
  cpSync(process.execPath, join(folder, 'node'), { dereference: true });
}

/** @returns {string[]} */
function filesOfPackage(/** @type {string} */ path) {
  return readdirSync(join(PROJECT_ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)))
    .filter(
      (file) => !file.slice(path.length).includes('/node_modules/') && USED.test(file) && !UNUSED.test(file),
    );
}

/** Returns the folders of the packages that the built server imports, with those that they need in turn. */
function runtimePackages() {
  /** @type {{ packages: Record<string, Needs> }} */
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'));
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ from) => {
    const path = installedPath(name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    for (const needed of namesNeeded(packages[path] ?? {})) add(needed, path);
  };
  for (const name of importedByServer()) add(name, '');
  return found;
}

function importedByServer() {
  const server = join(PROJECT_ROOT, 'dist/server');
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Set(
    scripts.flatMap((file) =>
      [...readFileSync(join(server, file), 'utf8').matchAll(PACKAGE_IMPORT)].map(([, name = '']) => name),
    ),
  );
}

/** Peers that are optional stay behind: nothing here uses them. */
function namesNeeded(/** @type {Needs} */ needs) {
  const peers = Object.keys(needs.peerDependencies ?? {}).filter(
    (name) => !needs.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }), ...peers];
}

/**
 * Finds a package as Node does, from the folder of the package that imports it upward. Returns null for optional
 * packages of other platforms, which are not installed.
 * @returns {string | null}
 */
function installedPath(/** @type {string} */ name, /** @type {string} */ from) {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(PROJECT_ROOT, path))) return path;
  return from === ''
    ? null
    : installedPath(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) exitWith('Usage: node deploy/program.mjs FOLDER');
  else await copyProgram(resolve(folder));
}
