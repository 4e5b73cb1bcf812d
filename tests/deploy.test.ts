import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#server/lib/settings';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVER = readFileSync('deploy/systemd/stillwaters.service', 'utf8');
const BACKUP = readFileSync('deploy/systemd/stillwaters-backup.service', 'utf8');

/** With these and the Protect… and Restrict… options, `systemd-analyze security` rates the services 1.3 of 10. */
const HARDENING = [
  'User=stillwaters',
  'CapabilityBoundingSet=',
  'NoNewPrivileges=yes',
  'PrivateDevices=yes',
  'PrivateTmp=yes',
  'PrivateUsers=yes',
  'ProtectSystem=strict',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged @resources',
  'UMask=0077',
];

test('the service of the backup is hardened like the service of the server', () => {
  const protections = (unit: string) =>
    unit.match(/^(?:Protect|Restrict|Private|Lock|SystemCall|NoNew)\w+=.*$/gm);

  for (const unit of [SERVER, BACKUP]) expect(unit.split('\n')).toEqual(expect.arrayContaining(HARDENING));
  expect(protections(BACKUP)).toEqual(protections(SERVER));
});

test('every setting that the settings file of the service mentions is a known and valid one', () => {
  const file = join(folder, 'stillwaters.env');
  const example = readFileSync('deploy/systemd/stillwaters.env', 'utf8');
  writeFileSync(file, example.replace(/^#(?=[A-Z_]+=)/gm, '').replace('age1…', `age1${'q'.repeat(58)}`));

  expect(readSettings({}, file)).toMatchObject({
    DATA_DIR: '/var/lib/stillwaters',
    TRUST_PROXY: 1,
    BACKUP_RECIPIENT: expect.stringMatching(/^age1q/),
  });
});
