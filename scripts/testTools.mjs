import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitWith, run } from './run.mjs';

/** Chromium without a user interface, in which a browser journey takes a sixth less time. */
const HEADLESS_CHROMIUM = 'chromium-headless-shell';
const CHROMIUM_NAMES = [
  HEADLESS_CHROMIUM,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';
const CLUSTER_CONFIG_FOLDER = '/etc/postgresql-common';

/**
 * Makes sure that Chromium and PostgreSQL are available, and installs Debian's packages if they are missing and we are
 * root. Returns the path of Chromium.
 */
export async function ensureTestTools() {
  const missing = missingPackages();
  if (missing.length > 0) await install(missing);
  return (
    findChromium() ??
    exitWith('Chromium was installed, but we can’t find it. Set PLAYWRIGHT_CHROMIUM to its path.')
  );
}

/** Debian's packages for the tests in other browsers. gjs shows the window of WebKit, on the screen of xvfb. */
const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'];
const DEBIAN_PACKAGE_LISTS = '/var/lib/dpkg/info';

/** Makes sure that Firefox and WebKitGTK are available, and installs Debian's packages if they are missing. */
export async function ensureEngines() {
  const lists = existsSync(DEBIAN_PACKAGE_LISTS) ? readdirSync(DEBIAN_PACKAGE_LISTS) : [];
  const isInstalled = (/** @type {string} */ name) =>
    lists.some((list) => list === `${name}.list` || (list.startsWith(`${name}:`) && list.endsWith('.list')));
  const missing = ENGINE_PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length > 0) await install(missing);
}

function missingPackages() {
  const missing = [];
  if (!findChromium()) missing.push(HEADLESS_CHROMIUM);
  if (!hasPostgres()) missing.push('postgresql');
  return missing;
}

function findChromium() {
  const configuredPath = process.env.PLAYWRIGHT_CHROMIUM;
  if (configuredPath)
    return existsSync(configuredPath)
      ? configuredPath
      : exitWith(`PLAYWRIGHT_CHROMIUM is ${configuredPath}, but there is no such file. Correct its path.`);
  return CHROMIUM_NAMES.map(onPath).find(Boolean) ?? CHROMIUM_PATHS.find((path) => existsSync(path)) ?? null;
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
    exitWith(
      `The tests need ${packages.join(' and ')}. Install what is missing (on Debian, as root: apt-get install ${names}). PLAYWRIGHT_CHROMIUM and DATABASE_URL_TEST can name what is installed elsewhere.`,
    );
  }
  console.error(`Installing ${packages.join(' and ')} from Debian …`);
  if (packages.includes('postgresql')) disableDefaultCluster();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const withFonts = packages.includes(HEADLESS_CHROMIUM) ? [...packages, 'fonts-liberation'] : packages;
  const status =
    (await run('apt-get', ['update', '-q'], { env, quiet: true })) ||
    (await run('apt-get', ['install', '-qy', '--no-install-recommends', ...withFonts], {
      env,
      quiet: true,
    }));
  if (status !== 0) exitWith(`Installing Debian’s packages failed. Run apt-get install ${names} to see why.`);
}

/** Keeps Debian's package from starting a permanent PostgreSQL server. The tests start their own. */
function disableDefaultCluster() {
  const file = join(CLUSTER_CONFIG_FOLDER, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(CLUSTER_CONFIG_FOLDER, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
