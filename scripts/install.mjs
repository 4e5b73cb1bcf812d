import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, stopWith } from './run.mjs';

/** npm writes this one last, so that an install that was interrupted counts as none. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const WANTED = join(ROOT, 'package-lock.json');

// What the lock file names, and not `npm ci`: npm 11 refuses a lock file without the parts for machines of other
// kinds, also where this one needs none of them. Building needs the development packages, also in production.
const INSTALL = ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

/** Installs what the lock file names when it is newer than what is installed. */
export async function ensureInstalled() {
  refuseOldNode();
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(WANTED).mtimeMs) return;
  console.error('Installing the packages …');
  if ((await run('npm', INSTALL)) !== 0)
    stopWith('The packages could not be installed: see what npm says above.');
  const now = new Date();
  utimesSync(INSTALLED, now, now);
}

function refuseOldNode() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  if (isBelow(process.versions.node, wanted)) {
    stopWith(
      `This needs Node ${wanted} or newer, and this is Node ${process.versions.node}: install a newer one.`,
    );
  }
}

function isBelow(/** @type {string} */ version, /** @type {string} */ wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
