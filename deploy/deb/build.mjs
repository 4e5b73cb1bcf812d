import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exitWith, PROJECT_ROOT, run } from '../../scripts/run.mjs';
import { copyProgram } from '../program.mjs';

const TARGET = join(PROJECT_ROOT, '.cache/deb');
const SYSTEMD = join(PROJECT_ROOT, 'deploy/systemd');

/** debhelper takes these from debian/, named after the package and the role. */
const DEBHELPER_FILES = {
  'stillwaters.service': 'stillwaters.service',
  'stillwaters-backup.service': 'stillwaters.stillwaters-backup.service',
  'stillwaters-backup.timer': 'stillwaters.stillwaters-backup.timer',
  'stillwaters.sysusers': 'stillwaters.sysusers',
  'stillwaters.tmpfiles': 'stillwaters.tmpfiles',
};

const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-deb-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const source = join(folder, 'source');
cpSync(join(PROJECT_ROOT, 'deploy/deb/debian'), join(source, 'debian'), { recursive: true });
cpSync(SYSTEMD, join(source, 'systemd'), { recursive: true });
for (const [from, to] of Object.entries(DEBHELPER_FILES))
  cpSync(join(SYSTEMD, from), join(source, 'debian', to));
cpSync(nodeLicense(), join(source, 'debian/node-license.txt'));
writeFileSync(join(source, 'debian/changelog'), changelog());
await copyProgram(join(source, 'program'));

if ((await run('env', ['-C', source, 'dpkg-buildpackage', '-b', '-us', '-uc'], { quiet: true })) !== 0)
  exitWith('Building the package failed. It needs Debian’s packages build-essential and debhelper.');
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
cpSync(join(folder, name), join(TARGET, name));
console.log(join(TARGET, name));

/** The version of Debian’s changelog is the version of the package. */
function changelog() {
  const date = new Date().toUTCString().replace('GMT', '+0000');
  return `stillwaters (${version}) stable; urgency=medium\n\n  * CHANGELOG.md in the sources says what changed.\n\n -- Stillwaters <no-reply@example.org>  ${date}\n`;
}

/** Finds the license of the running Node, in its archive or in the folder of its Debian package. */
function nodeLicense() {
  const prefix = dirname(dirname(process.execPath));
  const license = ['LICENSE', 'share/doc/nodejs/LICENSE', 'share/doc/nodejs/copyright']
    .map((file) => join(prefix, file))
    .find((file) => existsSync(file));
  return license ?? exitWith(`Node’s license was not found under ${prefix}.`);
}
