import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Postgres = { url: string; stop: () => Promise<void> };

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 3000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts a PostgreSQL server for tests in a temporary directory. The server ends with `stop` or with this process. Its
 * superuser needs no password. If DATABASE_URL_TEST is set, returns that server instead and leaves it running.
 */
export async function startPostgres(): Promise<Postgres> {
  const givenUrl = process.env.DATABASE_URL_TEST;
  if (givenUrl) return { url: givenUrl, stop: async () => {} };
  return startServer((bin, data) => [join(bin, 'initdb'), '-D', data, ...INITDB_OPTIONS]);
}

/** Starts a primary and a streaming standby of it. */
export async function startReplication(): Promise<{ primary: Postgres; standby: Postgres }> {
  const primary = await startServer((bin, data) => [join(bin, 'initdb'), '-D', data, ...INITDB_OPTIONS]);
  const standby = await startServer((bin, data) => [
    join(bin, 'pg_basebackup'),
    ...['-D', data, '-d', primary.url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
  ]);
  return { primary, standby };
}

/** Starts a server on the data folder that a command creates. */
async function startServer(creation: (bin: string, data: string) => string[]): Promise<Postgres> {
  const bin = postgresBinaries();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-postgresql-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  // With LC_ALL=C, messages are in English, whatever the machine's locale is.
  const as = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  let server: ChildProcess | undefined;
  const clear = onProcessEnd(() => {
    server?.kill('SIGQUIT');
    waitUntilGone(join(data, 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  try {
    const [command = '', ...args] = creation(bin, data);
    const created = spawnSync(command, args, { ...as, encoding: 'utf8' });
    if (created.status !== 0) throw new Error(`${command} failed: ${created.stderr || created.error}`);
    const port = await freePort();
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...SERVER_OPTIONS.flatMap((option) => ['-c', option])],
      {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const url = `postgresql://stillwaters@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    return {
      url,
      async stop() {
        server?.kill('SIGINT');
        await ended;
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}

const INITDB_OPTIONS = [
  '--username=stillwaters',
  '--auth=trust',
  '--encoding=UTF8',
  '--no-locale',
  '--no-sync',
];

// Without fsync, because the data need not survive a power cut. Parallel tests open many apps with 20 connections each.
const SERVER_OPTIONS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=400',
];

/** Finds the folder of `initdb` and `postgres`, on the PATH or in Debian's folder of the newest version. */
export function postgresBinaries(): string {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter(existsSync)
    .map((file) => dirname(realpathSync(file)));
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));

  const found = [...onPath, ...ofDebian].find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Error(
    'PostgreSQL was not found. Install it (on Debian: apt-get install postgresql), or set DATABASE_URL_TEST to a server on which tests may create databases.',
  );
}

/** Returns an account for a server if this process runs as root, because PostgreSQL and PgBouncer refuse to run as root. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((account) => spawnSync('id', [account]).status === 0);
  if (!name) throw new Error('PostgreSQL can’t run as root. Add an account named postgres.');
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  let errors = '';
  server.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-4000);
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return;
    await wait(50);
  }
  throw new Error(`The server did not start: ${errors}`);
}

/** Waits until the server has deleted its pid file. Blocks, because an exiting process runs no asynchronous code. */
function waitUntilGone(file: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; existsSync(file) && waited < STOP_TIMEOUT_MS; waited += 10)
    Atomics.wait(clock, 0, 0, 10);
}

/** Calls `clear` once: when the process exits or gets a signal, or when the returned function is called. */
function onProcessEnd(clear: () => void): () => void {
  const once = () => {
    process.off('exit', once);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    clear();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    once();
    // If there are other handlers, they end the process. Otherwise sends the signal again, because this one caught it.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', once);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return once;
}
