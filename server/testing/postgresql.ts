import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Postgres = { url: string; stop: () => Promise<void> };

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const STOP_MS = 3000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A PostgreSQL to throw away: the one at DATABASE_URL_TEST, which stays as it is, or one of our own in a
 * temporary directory, which ends with `stop` and with this process. Its superuser needs no password.
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => {} };

  const bin = binaries();
  const account = lesserAccount();
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-postgresql-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  // It speaks English whatever the machine speaks.
  const as = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  let server: ChildProcess | undefined;
  const clear = endWith(() => {
    server?.kill('SIGQUIT');
    waitUntilGone(join(data, 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  try {
    const created = spawnSync(join(bin, 'initdb'), ['-D', data, ...CLUSTER], { ...as, encoding: 'utf8' });
    if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr || created.error}`);
    const port = await freePort();
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...OPTIONS.flatMap((option) => ['-c', option])],
      {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const url = `postgresql://stillwaters@127.0.0.1:${port}/postgres`;
    await answering(url, server);
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

const CLUSTER = ['--username=stillwaters', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];

// Nothing here has to survive a power cut, and tests side by side open several houses each, of twenty lines each.
const OPTIONS = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off', 'max_connections=400'];

/** The folder of `initdb` and `postgres`: the one on the PATH, or the newest of Debian's. */
function binaries(): string {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter(existsSync)
    .map((file) => dirname(realpathSync(file)));
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));

  const found = [...onPath, ...ofDebian].find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Error(
    'PostgreSQL was not found: install it (on Debian: apt-get install postgresql), or set DATABASE_URL_TEST to a server that tests may create databases on.',
  );
}

/** PostgreSQL refuses to run as root. */
function lesserAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((account) => spawnSync('id', [account]).status === 0);
  if (!name) throw new Error('PostgreSQL refuses to run as root: add an account named postgres.');
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

async function answering(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  const deadline = Date.now() + START_MS;
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
  throw new Error(`PostgreSQL did not start: ${said}`);
}

/** Blocks, because a process that is ending waits for nothing else: while the server writes, its folder stays. */
function waitUntilGone(file: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; existsSync(file) && waited < STOP_MS; waited += 10) Atomics.wait(clock, 0, 0, 10);
}

/** Runs `clear` when the process ends, by itself or by a signal, or when the answer is called: once. */
function endWith(clear: () => void): () => void {
  const once = () => {
    process.off('exit', once);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    clear();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    once();
    // Others who listen end the process in their own way; without them our listening kept it alive.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', once);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  return once;
}
