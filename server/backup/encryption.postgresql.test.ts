import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/db';
import { cleanUp, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { runCli } from '#server/testing/operator';
import { seedUsers } from '#server/testing/people';
import { backUp } from './backup.service';
import { readIdentities } from './encryption';
import { checkBackup, restore } from './restore.service';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-encryption-'));
cleanUp(async () => rmSync(folder, { recursive: true, force: true }));

const identity = await generateIdentity();
const recipient = await identityToRecipient(identity);
let files = 0;

test('an encrypted backup contains nothing readable and is restored with the secret key', async () => {
  const { ruth, app } = await seedUsers();
  const file = newFile();

  expect(await backUp(app.db, file, recipient)).toMatch(/ MB, encrypted\)\./);
  const { db, close } = await openTestDatabase(await freshTestDatabase());
  await checkBackup(file, [identity]);
  await restore(db, file, [identity]);

  expect(readFileSync(file, 'latin1').startsWith('age-encryption.org/v1\n')).toBe(true);
  expect(await tableRows(db, `select first_name from users where email = '${ruth.account.email}'`)).toEqual([
    { first_name: ruth.account.firstName },
  ]);
  await close();
});

test('a restore without the key or with a wrong or invalid key is rejected and changes nothing', async () => {
  const { file, db, countBefore } = await encryptedBackup();
  const otherIdentity = await generateIdentity();
  const wrong: [string[], string][] = [
    [[], `${file} is encrypted. Add --identity and the file with the secret key.`],
    [[otherIdentity], `${file} was encrypted for a different key. Nothing was restored.`],
    [[identity.slice(0, -1)], 'The secret key is not valid. Nothing was restored.'],
  ];

  for (const [identities, message] of wrong) {
    await expect(checkBackup(file, identities)).rejects.toThrow(message);
    await expect(restore(db, file, identities)).rejects.toThrow(message);
  }
  expect(await userCount(db)).toBe(countBefore);
});

test('a truncated or changed encrypted backup is rejected and changes nothing', async () => {
  const { file, db, countBefore } = await encryptedBackup();
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(whole.length - 500) ^ 1, whole.length - 500);
  const cuts = [40, 120, 200, whole.length - 1000, whole.length - 1].map((length) =>
    whole.subarray(0, length),
  );

  for (const content of [changed, ...cuts]) {
    const damaged = newFile();
    writeFileSync(damaged, content);
    const message = `${damaged} is incomplete or was changed. Nothing was restored.`;
    await expect(checkBackup(damaged, [identity])).rejects.toThrow(message);
    await expect(restore(db, damaged, [identity])).rejects.toThrow(message);
  }
  expect(await userCount(db)).toBe(countBefore);
});

test('a truncated backup inside of a correctly encrypted file is rejected', async () => {
  const { app } = await seedUsers();
  const [plain, file] = [newFile(), newFile()];
  await backUp(app.db, plain);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  writeFileSync(file, await encrypter.encrypt(readFileSync(plain).subarray(0, -200)));

  await expect(checkBackup(file, [identity])).rejects.toThrow(`${file} is incomplete or was changed.`);
});

test('the secret key is the line of a file that age-keygen writes, and a file without one is rejected', () => {
  const keyFile = newFile();
  writeFileSync(keyFile, `# created: 2026-11-26\n# public key: ${recipient}\n${identity}\n`);
  expect(readIdentities(keyFile)).toEqual([identity]);

  writeFileSync(keyFile, recipient);
  expect(() => readIdentities(keyFile)).toThrow(`${keyFile} has no secret key.`);
  expect(() => readIdentities(join(folder, 'missing'))).toThrow('Can’t read the secret key: ENOENT');
});

test('the commands encrypt for BACKUP_RECIPIENT, and restore with --identity', async () => {
  const [old, place] = [await freshTestDatabase(), await freshTestDatabase()];
  const { close } = await openTestDatabase(old);
  await close();
  const [file, keyFile] = [newFile(), newFile()];
  writeFileSync(keyFile, identity);

  expect(await runCli({ ...old, BACKUP_RECIPIENT: recipient }, 'backup', file)).toEqual({
    code: 0,
    said: expect.stringContaining('MB, encrypted)'),
  });
  expect(await runCli(place, 'restore', file)).toEqual({
    code: 1,
    said: `${file} is encrypted. Add --identity and the file with the secret key.`,
  });
  expect(await runCli(place, 'restore', file, '--identity')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run restore -- FILE [--identity FILE]'),
  });
  expect(await runCli(place, 'restore', file, '--identity', keyFile)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows from /),
  });
  const rejected = await runCli({ ...old, BACKUP_RECIPIENT: `${recipient}x` }, 'backup', newFile());
  expect(rejected).toMatchObject({ code: 1, said: expect.stringContaining('is not a valid age recipient') });
});

async function encryptedBackup() {
  const { app } = await seedUsers();
  const file = newFile();
  await backUp(app.db, file, recipient);
  const { db } = await openTestDatabase(await freshTestDatabase());
  return { file, db, countBefore: await userCount(db) };
}

async function userCount(db: Db): Promise<number> {
  const [row] = await tableRows(db, 'select count(*)::int as n from users');
  return Number(row?.n);
}

function newFile(): string {
  files += 1;
  return join(folder, `${files}.backup`);
}
