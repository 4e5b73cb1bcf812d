import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, stopWith } from './run.mjs';

/** Chromium as it is, without the part that draws windows: a journey takes a sixth less time in it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const CHROMIUM_NAMES = [
  WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';
const CLUSTERS = '/etc/postgresql-common';

/**
 * Makes sure that a Chromium and a PostgreSQL are there: the machine's own, or Debian's packages when we may
 * install them. Answers the path of the Chromium.
 */
export async function ensureMachine() {
  const missing = missingPackages();
  if (missing.length > 0) await install(missing);
  return findChromium() ?? stopWith('Chromium was installed but cannot be found: set PLAYWRIGHT_CHROMIUM.');
}

function missingPackages() {
  const missing = [];
  if (!findChromium()) missing.push(WITHOUT_WINDOWS);
  if (!hasPostgres()) missing.push('postgresql');
  return missing;
}

function findChromium() {
  const given = process.env.PLAYWRIGHT_CHROMIUM;
  if (given)
    return existsSync(given) ? given : stopWith(`PLAYWRIGHT_CHROMIUM names ${given}, which is not there.`);
  return CHROMIUM_NAMES.map(onPath).find(Boolean) ?? CHROMIUM_PLACES.find((path) => existsSync(path)) ?? null;
}

function hasPostgres() {
  if (process.env.DATABASE_URL_TEST || onPath('postgres')) return true;
  if (!existsSync(DEBIAN_POSTGRESQL)) return false;
  return readdirSync(DEBIAN_POSTGRESQL).some((version) =>
    existsSync(join(DEBIAN_POSTGRESQL, version, 'bin/postgres')),
  );
}

function onPath(/** @type {string} */ name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function install(/** @type {string[]} */ packages) {
  const names = packages.join(' ');
  if (!isDebian() || process.getuid?.() !== 0) {
    stopWith(
      `The tests need ${packages.join(' and ')}: install what is missing (on Debian, as root: apt-get install ${names}), or set PLAYWRIGHT_CHROMIUM and DATABASE_URL_TEST.`,
    );
  }
  console.error(`Installing ${packages.join(' and ')} from Debian …`);
  if (packages.includes('postgresql')) installNoCluster();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wanted = packages.includes(WITHOUT_WINDOWS) ? [...packages, 'fonts-liberation'] : packages;
  const status =
    (await run('apt-get', ['update', '-q'], { env, quiet: true })) ||
    (await run('apt-get', ['install', '-qy', '--no-install-recommends', ...wanted], {
      env,
      quiet: true,
    }));
  if (status !== 0)
    stopWith(`Debian's packages could not be installed: run apt-get install ${names} to see why.`);
}

/** The tests start their own PostgreSQL; Debian's package would start one more and keep it running. */
function installNoCluster() {
  const file = join(CLUSTERS, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(CLUSTERS, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
