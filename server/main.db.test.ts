import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { spawnServer, startChildServer } from './testing/childServer';
import { expectOne, freshTestDatabase, newTempFolder, openTestDatabase, tableRows } from './testing/database';
import { databaseSettingsOf } from './testing/operator';
import { RUTH } from './testing/people';
import { freePort } from './testing/postgresql';

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('the server starts, responds, keeps connections longer than a proxy does, and prints its address in one line', async () => {
  const { url, port, said } = await startChildServer(await settingsOf());

  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(200);
  // Longer than the 60 seconds of most proxies.
  expect(health.headers.get('Keep-Alive')).toBe('timeout=65');
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', guide: 'written' });
  expect((await signUp(url)).status).toBe(201);
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
  const lines = said.out.split('\n').filter((line) => line && !line.startsWith('{'));
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^Stillwaters is ready at http://localhost:${port} \\(data in .+; written guide, no AI\\)$`),
    ),
  ]);
  expect(said.err).toBe('');
});

test('two thousand connections can be open at once, and further ones are closed', async () => {
  const { port, url, said } = await startChildServer(await settingsOf());
  const open = () => connect(port, '127.0.0.1').on('error', () => {});
  const sockets: Socket[] = [];
  // Connects in batches, because the system queues at most 511 connections until the process accepts them.
  for (let batch = 0; batch < 20; batch++) {
    const opened = Array.from({ length: 100 }, open);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    sockets.push(...opened);
  }

  const beyond = open();
  await once(beyond.resume(), 'close');
  expect(sockets.filter(({ closed }) => closed)).toHaveLength(0);
  for (const socket of sockets) socket.destroy();

  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), {
    timeout: 60_000,
  });
  expect(said.out.match(/the connection limit is reached/g)).toHaveLength(1);
});

test('a server with an unreachable AI model starts and prints the model’s name, but never the API key', async () => {
  const settings = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', AI_API_KEY: 'sk-Bethlehem7' };
  const { url, said } = await startChildServer({ ...(await settingsOf()), ...settings });

  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', guide: 'model' });
  expect(said.out).toMatch(/; AI guide small, with the written guide as fallback\)$/m);
  expect(said.out + said.err).not.toContain('sk-Bethlehem7');
});

test('an AI server setting without a model name aborts the startup with a message', async () => {
  expect(await startupErrorOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toBe(
    'The setting AI_MODEL is wrong: it must name the model to ask.',
  );
});

test('a port in use aborts the startup with a message', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  expect(await startupErrorOf({ ...(await settingsOf()), PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to a free port.`,
  );
  other.close();
});

test('a HOST that is not an address of this machine aborts the startup with a message', async () => {
  expect(await startupErrorOf({ ...(await settingsOf()), HOST: '203.0.113.1' })).toMatch(
    /^The address 203\.0\.113\.1:0 can’t be used \(.+\)\. Check HOST and PORT\.$/,
  );
});

test('an invalid setting aborts the startup with a message', async () => {
  expect(await startupErrorOf({ PORT: 'three' })).toBe(
    'The setting PORT is wrong: it must be a whole number from 0 to 65535.',
  );
});

test('the server finishes a request in flight before it stops', async () => {
  const place = await settingsOf();
  const server = await startChildServer(place);
  const body = JSON.stringify(RUTH);
  const call = request(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'Content-Length': body.length },
  });
  const answered = once(call, 'response');
  await new Promise((sent) => call.write(body.slice(0, 10), sent));
  // When a later request is done, the server has started to read the earlier one.
  await fetch(`${server.url}/healthz`);

  server.process.kill('SIGTERM');
  await connectionsRefused(server.url);
  call.end(body.slice(10));

  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(await addressesIn(place)).toEqual([RUTH.email]);
});

test('an idle server stops after a signal and ignores a second one', async () => {
  const server = await startChildServer(await settingsOf());
  await fetch(`${server.url}/healthz`);

  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');

  expect(await server.ended).toMatchObject({ code: 0, err: '' });
});

test('accounts whose sign-up got a 201 still exist after the server is killed during other sign-ups', async () => {
  const place = await settingsOf();
  const server = await startChildServer(place);
  const acknowledged: string[] = [];
  const crowd = Array.from({ length: 15 }, async (_, number) => {
    const email = `guest${number}@example.org`;
    const answer = await signUp(server.url, email).catch(() => null);
    if (answer?.status === 201) acknowledged.push(email);
    if (acknowledged.length === 5) server.process.kill('SIGKILL');
  });
  await Promise.all(crowd);
  await server.ended;

  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(await addressesIn(place)).toEqual(expect.arrayContaining(acknowledged));
});

expectOne(
  'postgresql',
  'the startup error for an unreachable database contains its address, but not the password',
  async () => {
    const port = await freePort();

    expect(
      await startupErrorOf({ DATABASE_URL: `postgresql://naomi:Bethlehem7@127.0.0.1:${port}/still` }),
    ).toBe(
      `Can’t use the database at postgresql://naomi@127.0.0.1:${port}/still: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  },
);

expectOne('postgresql', 'the startup error for a missing database contains its name', async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = await freshTestDatabase();

  expect(await startupErrorOf({ DATABASE_URL: `${DATABASE_DIRECT_URL}_gone` })).toMatch(
    /^Can’t use the database at postgresql:\S+_gone: database "\w+_gone" does not exist\.$/,
  );
});

expectOne('postgresql', 'two servers can start on one empty database at the same time', async () => {
  const place = await settingsOf();

  const [one, other] = await Promise.all([startChildServer(place), startChildServer(place)]);

  expect((await signUp(one.url)).status).toBe(201);
  expect((await signIn(other.url)).status).toBe(200);
});

expectOne(
  'pglite',
  'a second server cannot start on a data directory in use until the first server is killed',
  async () => {
    const place = await settingsOf();
    const first = await startChildServer(place);

    expect(await startupErrorOf(place)).toBe(
      `The directory ${place.DATA_DIR} is in use by another running copy of Stillwaters. Stop it first, or set DATA_DIR.`,
    );
    expect((await signUp(first.url)).status).toBe(201);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startChildServer(place);
    expect((await signIn(second.url)).status).toBe(200);
  },
);

expectOne('pglite', 'a data directory full of garbage aborts the startup with a message', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  for (const file of filesIn(join(DATA_DIR, 'pglite'))) {
    if (!file.endsWith('PG_VERSION')) writeFileSync(file, 'Bitterness, said Naomi. '.repeat(300));
  }

  expect(await startupErrorOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

expectOne('pglite', 'a broken pg_control file aborts the startup with a message', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  writeFileSync(join(DATA_DIR, 'pglite/global/pg_control'), Buffer.alloc(8192, 7));

  expect(await startupErrorOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

expectOne('pglite', 'a data directory with missing files aborts the startup with a message', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  rmSync(join(DATA_DIR, 'pglite/base'), { recursive: true });

  expect(await startupErrorOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

expectOne('pglite', 'if DATA_DIR is a file, the startup error contains its path', async () => {
  const file = join(newTempFolder(), 'data');
  writeFileSync(file, '');

  expect(await startupErrorOf({ DATA_DIR: file })).toBe(
    `Can’t use the directory ${file} (EEXIST). Give this account write access, or set DATA_DIR.`,
  );
});

expectOne('pglite', 'if DATA_DIR cannot be created, the startup error contains its path', async () => {
  // Root can write anywhere except to kernel file systems.
  const folder = process.getuid?.() === 0 ? '/sys' : newTempFolder();
  if (folder !== '/sys') chmodSync(folder, 0o500);
  const DATA_DIR = join(folder, 'data');

  expect(await startupErrorOf({ DATA_DIR })).toMatch(
    new RegExp(
      `^Can’t use the directory ${DATA_DIR} \\(E\\w+\\)\\. Give this account write access, or set DATA_DIR\\.$`,
    ),
  );
});

expectOne('pglite', 'a misspelled setting in .env aborts the startup with a message', async () => {
  // Uses a separate build, because the servers of other tests would read the same .env file.
  const build = newTempFolder();
  cpSync(inject('build'), build, { recursive: true });
  writeFileSync(join(build, '.env'), 'PROT=4000\n');

  expect(await startupErrorOf(await settingsOf(), build)).toMatch(
    /^\.env has the unknown setting PROT; the known ones are PORT,/,
  );
});

/** Returns the error message of a failed startup, and checks that it is the only output. */
async function startupErrorOf(settings: Record<string, string>, build?: string): Promise<string> {
  const { code, out, err } = await spawnServer(settings, build).ended;
  expect({ code, out, lines: err.trimEnd().split('\n') }).toEqual({
    code: 1,
    out: '',
    lines: [expect.any(String)],
  });
  expect(err).toMatch(/^\S.*\.\n$/);
  return err.trimEnd();
}

async function settingsOf(): Promise<Record<string, string>> {
  return databaseSettingsOf(await freshTestDatabase());
}

function damaged(folder: string): RegExp {
  return new RegExp(
    `^Can’t open the database in ${join(folder, 'pglite')}; it may be damaged: .+\\. Restore a backup, or move the folder away to start empty\\.$`,
  );
}

/** Returns the email addresses of all accounts. Opens the database as the next server process would. */
async function addressesIn(place: Record<string, string>): Promise<unknown[]> {
  const { db, close } = await openTestDatabase({ DATABASE_URL: undefined, DATA_DIR: '', ...place });
  const rows = await tableRows(db, 'select email from users');
  await close();
  return rows.map(({ email }) => email);
}

function signUp(url: string, email = RUTH.email) {
  const body = JSON.stringify({ ...RUTH, email });
  return fetch(`${url}/api/auth/register`, { method: 'POST', headers: JSON_TYPE, body });
}

function signIn(url: string, email = RUTH.email) {
  const body = JSON.stringify({ email, password: RUTH.password });
  return fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_TYPE, body });
}

/** Waits until the server refuses new connections. */
async function connectionsRefused(url: string): Promise<void> {
  while (
    await fetch(`${url}/healthz`, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    )
  );
}

function filesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
