import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith, PROJECT_ROOT, run } from './run.mjs';

/** npm writes this list of the installed packages last, so after an interrupted install it is missing or old. */
const INSTALLED = join(PROJECT_ROOT, 'node_modules/.package-lock.json');
const WANTED = join(PROJECT_ROOT, 'package-lock.json');

// Installs from the lock file, but not with `npm ci`: npm 11 rejects a lock file without the optional packages for
// other platforms.
const INSTALL = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];

/** Installs what building and running needs. Keeps the development packages if they are installed. */
export function ensureInstalled() {
  return ensure({ dev: hasDevPackages() });
}

/** Installs the development packages too, for tests, checks and benchmarks. */
export function ensureDevInstalled() {
  return ensure({ dev: true });
}

async function ensure(/** @type {{ dev: boolean }} */ { dev }) {
  refuseOldNode();
  if (isUpToDate() && (!dev || hasDevPackages())) return;
  console.error('Installing the packages …');
  const status = await run('npm', [...INSTALL, dev ? '--include=dev' : '--omit=dev']);
  if (status !== 0) exitWith('Installing the packages failed. See npm’s output above.');
  const now = new Date();
  utimesSync(INSTALLED, now, now);
}

function isUpToDate() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs;
}

function hasDevPackages() {
  if (!existsSync(INSTALLED)) return false;
  /** @type {{ packages: Record<string, { dev?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
  return Object.values(packages).some(({ dev }) => dev);
}

function refuseOldNode() {
  const required = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')).engines.node.replace(
    '>=',
    '',
  );
  if (isBelow(process.versions.node, required)) {
    exitWith(
      `Stillwaters needs Node ${required} or newer, but this is Node ${process.versions.node}. Install a newer version.`,
    );
  }
}

function isBelow(/** @type {string} */ version, /** @type {string} */ required) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = required.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
