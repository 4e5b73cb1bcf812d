import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '#server/testing/childServer';
import { cleanUp, freshPlace, only } from '#server/testing/database';
import { operate, settingsOf } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-operating-'));
cleanUp(async () => rmSync(folder, { recursive: true, force: true }));

test('an operator backs up a running house, and makes a new one of the file', async () => {
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
    said: expect.stringMatching(/^\d+ rows of .+ are restored\. Everybody signs in again /),
  });

  const other = await startServer(settingsOf(place));
  const { email, password } = RUTH;
  expect((await send(`${other.url}/api/auth/login`, { email, password })).status).toBe(200);
});

test('a command about a file that names none says how to say it', async () => {
  expect(await operate({ DATA_DIR: folder }, 'backup')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run backup -- FILE'),
  });
});

only('pglite', 'a running house is not restored into, and where no house is none is backed up', async () => {
  const place = await freshPlace();
  await startServer(settingsOf(place));
  const file = join(folder, 'empty.backup');
  expect(await operate(place, 'backup', file)).toMatchObject({ code: 0 });

  expect(await operate(place, 'restore', file)).toEqual({
    code: 1,
    said: expect.stringContaining('is in use by another running copy of this program'),
  });
  const nowhere = join(folder, 'nowhere');
  expect(await operate({ DATA_DIR: nowhere }, 'backup', join(folder, 'none.backup'))).toEqual({
    code: 1,
    said: `There is no database in ${join(nowhere, 'pglite')}.`,
  });
});

function send(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
