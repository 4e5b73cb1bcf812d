import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { spawnServer, startServer } from './testing/childServer';
import { freshFolder, freshPlace, only, openPlace, type Place, rowsOf } from './testing/database';
import { RUTH } from './testing/people';
import { freePort } from './testing/postgresql';

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('the house opens, answers, and says where it is in one line', async () => {
  const { url, port, said } = await startServer(await settingsOf());

  expect((await fetch(`${url}/healthz`)).status).toBe(200);
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

test('an idle line stays open for longer than the minute after which proxies close theirs', async () => {
  const { url } = await startServer(await settingsOf());

  const { headers } = await fetch(`${url}/healthz`);

  expect(headers.get('Keep-Alive')).toBe('timeout=65');
});

test('two thousand connections are open at the same time, and what comes beyond is closed', async () => {
  const { port, url, said } = await startServer(await settingsOf());
  const open = () => connect(port, '127.0.0.1').on('error', () => {});
  const sockets: Socket[] = [];
  // The system queues 511 until the process takes them.
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

test('a house with a model says which one, asks nobody before somebody asks it, and keeps the key to itself', async () => {
  const settings = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small', AI_API_KEY: 'sk-Bethlehem7' };
  const { url, said } = await startServer({ ...(await settingsOf()), ...settings });

  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', guide: 'model' });
  expect(said.out).toMatch(/; AI guide small, the written guide behind it\)$/m);
  expect(said.out + said.err).not.toContain('sk-Bethlehem7');
});

test('a model without a name stops the start with a sentence', async () => {
  expect(await startFailureOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toBe(
    'The setting AI_MODEL is wrong: it must name the model to ask.',
  );
});

test('a port that another program has stops the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  expect(await startFailureOf({ ...(await settingsOf()), PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to a free port.`,
  );
  other.close();
});

test('an address that is not of this machine stops the start with a sentence', async () => {
  expect(await startFailureOf({ ...(await settingsOf()), HOST: '203.0.113.1' })).toMatch(
    /^The address 203\.0\.113\.1:0 cannot be listened on \(.+\): check HOST and PORT\.$/,
  );
});

test('a wrong setting stops the start with a sentence', async () => {
  expect(await startFailureOf({ PORT: 'three' })).toBe(
    'The setting PORT is wrong: it must be a whole number from 0 to 65535.',
  );
});

test('a request that is under way is answered before the house closes', async () => {
  const place = await settingsOf();
  const server = await startServer(place);
  const body = JSON.stringify(RUTH);
  const call = request(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'Content-Length': body.length },
  });
  const answered = once(call, 'response');
  await new Promise((sent) => call.write(body.slice(0, 10), sent));
  // By the time a later call is answered, the server has begun to read the earlier one.
  await fetch(`${server.url}/healthz`);

  server.process.kill('SIGTERM');
  await refused(server.url);
  call.end(body.slice(10));

  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
  expect(await addressesIn(place)).toEqual([RUTH.email]);
});

test('an idle house closes at once, and hears a second signal calmly', async () => {
  const server = await startServer(await settingsOf());
  await fetch(`${server.url}/healthz`);

  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');

  expect(await server.ended).toMatchObject({ code: 0, err: '' });
});

test('who was told that she has an account has one, though the house was killed in the midst of others', async () => {
  const place = await settingsOf();
  const server = await startServer(place);
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

only(
  'postgresql',
  'a database that does not answer stops the start with its address, without the password',
  async () => {
    const port = await freePort();

    expect(
      await startFailureOf({ DATABASE_URL: `postgresql://naomi:Bethlehem7@127.0.0.1:${port}/still` }),
    ).toBe(
      `The database at postgresql://naomi@127.0.0.1:${port}/still cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  },
);

only('postgresql', 'a database that is not there stops the start with its name', async () => {
  const { DATABASE_URL = '' } = await freshPlace();

  expect(await startFailureOf({ DATABASE_URL: `${DATABASE_URL}_gone` })).toMatch(
    /^The database at postgresql:\S+_gone cannot be used: database "\w+_gone" does not exist\.$/,
  );
});

only('postgresql', 'two houses that open at the same moment on an empty database both stand', async () => {
  const place = await settingsOf();

  const [one, other] = await Promise.all([startServer(place), startServer(place)]);

  expect((await signUp(one.url)).status).toBe(201);
  expect((await signIn(other.url)).status).toBe(200);
});

only(
  'pglite',
  'a second house on the same directory is refused until the first one, unharmed, is killed',
  async () => {
    const place = await settingsOf();
    const first = await startServer(place);

    expect(await startFailureOf(place)).toBe(
      `The directory ${place.DATA_DIR} is in use by another running copy of Stillwaters. Stop it first, or set DATA_DIR.`,
    );
    expect((await signUp(first.url)).status).toBe(201);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startServer(place);
    expect((await signIn(second.url)).status).toBe(200);
  },
);

only('pglite', 'a directory full of garbage stops the start with a sentence', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  for (const file of filesIn(join(DATA_DIR, 'pglite'))) {
    if (!file.endsWith('PG_VERSION')) writeFileSync(file, 'Bitterness, said Naomi. '.repeat(300));
  }

  expect(await startFailureOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

only('pglite', 'a directory whose main file is broken stops the start with a sentence', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  writeFileSync(join(DATA_DIR, 'pglite/global/pg_control'), Buffer.alloc(8192, 7));

  expect(await startFailureOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

only('pglite', 'a directory that lost half of its files stops the start with a sentence', async () => {
  const { DATA_DIR = '' } = await settingsOf();
  rmSync(join(DATA_DIR, 'pglite/base'), { recursive: true });

  expect(await startFailureOf({ DATA_DIR })).toMatch(damaged(DATA_DIR));
});

only('pglite', 'a file in the place of the directory stops the start with its name', async () => {
  const file = join(freshFolder(), 'data');
  writeFileSync(file, '');

  expect(await startFailureOf({ DATA_DIR: file })).toBe(
    `The directory ${file} cannot be used (EEXIST): let this account write there, or set DATA_DIR.`,
  );
});

only('pglite', 'a directory that this account may not write stops the start with its name', async () => {
  // Root may write everywhere but where the kernel itself says no.
  const folder = process.getuid?.() === 0 ? '/sys' : freshFolder();
  if (folder !== '/sys') chmodSync(folder, 0o500);
  const DATA_DIR = join(folder, 'data');

  expect(await startFailureOf({ DATA_DIR })).toMatch(
    new RegExp(
      `^The directory ${DATA_DIR} cannot be used \\(E\\w+\\): let this account write there, or set DATA_DIR\\.$`,
    ),
  );
});

only('pglite', 'a misspelt setting in the file stops the start with a sentence', async () => {
  // In a build of its own: the houses of other tests would read the file, too.
  const build = freshFolder();
  cpSync(inject('build'), build, { recursive: true });
  writeFileSync(join(build, '.env'), 'PROT=4000\n');

  expect(await startFailureOf(await settingsOf(), build)).toMatch(
    /^\.env has the unknown setting PROT; the known ones are PORT,/,
  );
});

/** The one sentence that a start says when it fails; anything more or less is a failure of the test. */
async function startFailureOf(settings: Record<string, string>, build?: string): Promise<string> {
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
  const place: Place = await freshPlace();
  return place.DATABASE_URL ? { DATABASE_URL: place.DATABASE_URL } : { DATA_DIR: place.DATA_DIR };
}

function damaged(folder: string): RegExp {
  return new RegExp(
    `^The database in ${join(folder, 'pglite')} cannot be opened and may be damaged: .+\\. Restore a backup, or move the folder away to begin anew\\.$`,
  );
}

/** Of everybody who has an account there, read as the next process would: by opening it. */
async function addressesIn(place: Record<string, string>): Promise<unknown[]> {
  const { db, close } = await openPlace({ DATABASE_URL: undefined, DATA_DIR: '', ...place });
  const rows = await rowsOf(db, 'select email from users');
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

/** Waits until new callers are turned away. */
async function refused(url: string): Promise<void> {
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
