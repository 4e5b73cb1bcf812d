import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureDevInstalled } from './install.mjs';
import { binPath, exitWith, PROJECT_ROOT, run } from './run.mjs';

const FOLDER = join(PROJECT_ROOT, '.cache/caddy');
const UNPACKED = join(FOLDER, 'usr/bin/caddy');

await ensureDevInstalled();
const caddy = findCaddy() ?? (await unpackCaddy());
await ensureBuilt();
const args = process.argv.slice(2);
const file = args.length > 0 ? 'bench/clusterJourneys.ts' : 'bench/cluster.ts';
process.exitCode = await run(binPath('tsx'), [file, ...args], { env: { ...process.env, CADDY: caddy } });

function findCaddy() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.map((folder) => join(folder, 'caddy')), UNPACKED].find((path) => existsSync(path));
}

/** Unpacks Debian's Caddy package but does not install it, because an installed Caddy runs permanently on port 80. */
async function unpackCaddy() {
  if (!existsSync('/usr/bin/apt-get'))
    exitWith('The cluster needs the proxy Caddy. Install it and make sure that `caddy` is on the PATH.');
  console.error('Downloading Caddy from Debian …');
  mkdirSync(FOLDER, { recursive: true });
  if (process.getuid?.() === 0) await run('apt-get', ['update', '-q'], { quiet: true });
  const download = `cd '${FOLDER}' && apt-get download -q caddy && dpkg-deb -x caddy_*.deb .`;
  if ((await run('sh', ['-c', download], { quiet: true })) !== 0 || !existsSync(UNPACKED))
    exitWith('Downloading Caddy from Debian failed. Install it and make sure that `caddy` is on the PATH.');
  return UNPACKED;
}
