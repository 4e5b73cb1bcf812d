import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/run.mjs';
import { copyProgram } from '../program.mjs';

/** What Node needs from Debian. There is no shell and no package manager in the image. */
const DEBIAN_PACKAGES = 'base-files,libc6,libgcc-s1,libstdc++6';
const PROGRAM = '/usr/lib/stillwaters';
/** Above the accounts of most machines, so that a process that got out of the container owns nothing there. */
const ACCOUNT = '10001:10001';
const HEALTH_CHECK =
  'node -e "fetch(\'http://127.0.0.1:3000/healthz\').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"';

const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
const target = join(PROJECT_ROOT, '.cache/image');
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-image-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const system = join(folder, 'system.tar');
const mmdebstrapOptions = ['--variant=extract', `--include=${DEBIAN_PACKAGES}`, '--skip=output/dev'];
execFileSync('mmdebstrap', [...mmdebstrapOptions, 'bookworm', system], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
await copyProgram(join(folder, 'program'));
mkdirSync(join(folder, 'empty'), { mode: 0o700 });
writeFileSync(join(folder, 'passwd'), `stillwaters:x:${ACCOUNT}::/data:/nonexistent\n`);

const container = buildah('from', '--format', 'docker', 'scratch');
buildah('add', '--quiet', container, system, '/');
buildah('copy', '--quiet', container, join(folder, 'passwd'), '/etc/passwd');
buildah('copy', '--quiet', container, join(folder, 'program'), PROGRAM);
for (const path of ['/data', '/backups'])
  buildah('copy', '--quiet', '--chown', ACCOUNT, container, join(folder, 'empty'), path);
const env = [`PATH=${PROGRAM}`, 'NODE_ENV=production', 'HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/data'];
buildah(
  'config',
  ...env.flatMap((setting) => ['--env', setting]),
  ...[
    '--user',
    ACCOUNT,
    '--workingdir',
    PROGRAM,
    '--port',
    '3000',
    '--volume',
    '/data',
    '--volume',
    '/backups',
  ],
  ...['--stop-signal', 'SIGTERM', '--cmd', 'node --max-semi-space-size=8 dist/server/main.js'],
  ...['--healthcheck', `CMD ${HEALTH_CHECK}`, '--healthcheck-interval', '30s', '--healthcheck-timeout', '3s'],
  ...['--healthcheck-start-period', '60s', container],
);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const archive = join(target, `stillwaters-${version}.tar`);
// Only Docker’s format has health checks.
buildah(
  'commit',
  '--quiet',
  '--format',
  'docker',
  '--rm',
  container,
  `docker-archive:${archive}:localhost/stillwaters:${version}`,
);
console.log(archive);

function buildah(/** @type {string[]} */ ...args) {
  return execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
