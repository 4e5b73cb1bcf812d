import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith, PROJECT_ROOT, run } from './run.mjs';

/** npm writes this file last, so after an interrupted install it is missing or old. */
const INSTALLED = join(PROJECT_ROOT, 'node_modules/.package-lock.json');
const WANTED = join(PROJECT_ROOT, 'package-lock.json');

// Installs from the lock file, but not with `npm ci`: npm 11 rejects a lock file without the optional packages for
// other
// platforms. Includes the development packages, because building needs them even in production.
const INSTALL = ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

/** Installs the packages if the lock file is newer than the last install. */
export async function ensureInstalled() {
  refuseOldNode();
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs) return;
  console.error('Installing the packages …');
  if ((await run('npm', INSTALL)) !== 0) exitWith('Installing the packages failed. See npm’s output above.');
  const now = new Date();
  utimesSync(INSTALLED, now, now);
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
