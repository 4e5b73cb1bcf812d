import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendCommand } from '#server/cli/commandSocket';
import { startChildServer } from '#server/testing/childServer';
import {
  cleanUp,
  expectOne,
  freshTestDatabase,
  openTestDatabase,
  type TestDatabasePlace,
  tableRows,
} from '#server/testing/database';
import { waitUntil } from '#server/testing/mailServer';
import { databaseSettingsOf, runCli } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';
import { checkBackup } from './restore.service';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-operating-'));
cleanUp(async () => rmSync(folder, { recursive: true, force: true }));

test('an operator backs up a running server, and restores the file into a new database', async () => {
  const old = await freshTestDatabase();
  const app = await startChildServer(databaseSettingsOf(old));
  expect((await send(`${app.url}/api/auth/register`, RUTH)).status).toBe(201);

  const file = join(folder, 'running.backup');
  expect(await runCli(old, 'backup', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables are in /),
  });
  const place = await freshTestDatabase();
  expect(await runCli(place, 'restore', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows from .+\. Everyone needs to sign in again /),
  });

  const other = await startChildServer(databaseSettingsOf(place));
  const { email, password } = RUTH;
  expect((await send(`${other.url}/api/auth/login`, { email, password })).status).toBe(200);
});

test('the backup command without a file name prints its usage', async () => {
  expect(await runCli({ DATA_DIR: folder }, 'backup')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run backup -- FILE'),
  });
});

expectOne(
  'pglite',
  'a restore is rejected while the server runs, and a backup without a database fails',
  async () => {
    const place = await freshTestDatabase();
    await startChildServer(databaseSettingsOf(place));
    const file = join(folder, 'empty.backup');
    expect(await runCli(place, 'backup', file)).toMatchObject({ code: 0 });

    expect(await runCli(place, 'restore', file)).toEqual({
      code: 1,
      said: expect.stringContaining('is in use by another running copy of Stillwaters'),
    });
    const nowhere = join(folder, 'nowhere');
    expect(await runCli({ DATA_DIR: nowhere }, 'backup', join(folder, 'none.backup'))).toEqual({
      code: 1,
      said: `There is no database in ${join(nowhere, 'pglite')}.`,
    });
  },
);

expectOne('pglite', 'a shutdown finishes a backup in progress and removes the command socket', async () => {
  const place = await freshTestDatabase();
  await fill(place);
  const app = await startChildServer(databaseSettingsOf(place));
  const file = join(folder, 'closing.backup');

  const said = sendCommand(place.DATA_DIR, ['backup', file]);
  await waitUntil(async () => readdirSync(folder).some((name) => name.endsWith('.part')));
  app.process.kill('SIGTERM');

  expect(await said).toMatchObject({ isDone: true, message: expect.stringMatching(/^\d+ rows of /) });
  expect(await app.ended).toMatchObject({ code: 0, err: '' });
  await checkBackup(file);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(readdirSync(place.DATA_DIR)).not.toContain('operator.sock');
});

/** Adds enough data that a backup takes a while. */
async function fill(place: TestDatabasePlace) {
  const { db, close } = await openTestDatabase(place);
  await tableRows(
    db,
    "insert into moderation_log (act, note) select 'keep', repeat(md5(number::text), 20) from generate_series(1, 40000) as number",
  );
  await close();
}

function send(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
