import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askRunning } from '#server/lib/operatorSocket';
import { startServer } from '#server/testing/childServer';
import { cleanUp, freshPlace, only, openPlace, type Place, rowsOf } from '#server/testing/database';
import { until } from '#server/testing/mailServer';
import { operate, settingsOf } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';
import { checkBackup } from './restore.service';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-operating-'));
cleanUp(async () => rmSync(folder, { recursive: true, force: true }));

test('an operator backs up a running server, and restores the file into a new database', async () => {
  const old = await freshPlace();
  const house = await startServer(settingsOf(old));
  expect((await send(`${house.url}/api/auth/register`, RUTH)).status).toBe(201);

  const file = join(folder, 'running.backup');
  expect(await operate(old, 'backup', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables are in /),
  });
  const place = await freshPlace();
  expect(await operate(place, 'restore', file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows from .+\. Everyone needs to sign in again /),
  });

  const other = await startServer(settingsOf(place));
  const { email, password } = RUTH;
  expect((await send(`${other.url}/api/auth/login`, { email, password })).status).toBe(200);
});

test('a command without its file name prints the usage', async () => {
  expect(await operate({ DATA_DIR: folder }, 'backup')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run backup -- FILE'),
  });
});

only(
  'pglite',
  'a restore is rejected while the server runs, and a backup without a database fails',
  async () => {
    const place = await freshPlace();
    await startServer(settingsOf(place));
    const file = join(folder, 'empty.backup');
    expect(await operate(place, 'backup', file)).toMatchObject({ code: 0 });

    expect(await operate(place, 'restore', file)).toEqual({
      code: 1,
      said: expect.stringContaining('is in use by another running copy of Stillwaters'),
    });
    const nowhere = join(folder, 'nowhere');
    expect(await operate({ DATA_DIR: nowhere }, 'backup', join(folder, 'none.backup'))).toEqual({
      code: 1,
      said: `There is no database in ${join(nowhere, 'pglite')}.`,
    });
  },
);

only('pglite', 'a shutdown finishes a backup in progress and removes the command socket', async () => {
  const place = await freshPlace();
  await fill(place);
  const house = await startServer(settingsOf(place));
  const file = join(folder, 'closing.backup');

  const said = askRunning(place.DATA_DIR, ['backup', file]);
  await until(async () => readdirSync(folder).some((name) => name.endsWith('.part')));
  house.process.kill('SIGTERM');

  expect(await said).toMatchObject({ isDone: true, message: expect.stringMatching(/^\d+ rows of /) });
  expect(await house.ended).toMatchObject({ code: 0, err: '' });
  await checkBackup(file);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(readdirSync(place.DATA_DIR)).not.toContain('operator.sock');
});

/** Adds enough data that a backup takes a while. */
async function fill(place: Place) {
  const { db, close } = await openPlace(place);
  await rowsOf(
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
