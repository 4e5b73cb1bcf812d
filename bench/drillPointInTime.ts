import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '#server/lib/paths';
import { freePort, postgresBinaries, unprivilegedAccount, untilReady } from '#server/testing/postgresql';
import { type ClusterRequest, compareWithRows, openWriteLedger, type WriteLedger } from './clusterLedger';
import { newDatabase, withDatabase } from './drillDatabases';
import { startServerProcess } from './serverProcess';

const WRITERS = 2;
const PAUSE_MS = 100;
/** Writes before the first moment, between the two, and after the second. */
const WRITES = 30;

type Mark = { at: string; before: WriteLedger['acknowledged'] };

/**
 * Archives the WAL of a PostgreSQL server with the configuration in deploy/pgbackrest while users write, deletes all
 * posts by mistake, destroys the server, and restores it to two moments before the mistake. Returns a row of results for
 * each moment.
 */
export async function drillPointInTime(): Promise<Record<string, Record<string, number | string>>> {
  const cluster = createCluster();
  const source = await cluster.start();
  cluster.pgbackrest('stanza-create');
  cluster.pgbackrest('backup', '--type=full');

  const databaseUrl = await newDatabase(source.url, 'drill');
  const server = await startServerProcess({
    DATA_DIR: join(cluster.folder, 'app'),
    DATABASE_URL: databaseUrl,
  });
  const { ledger, stop } = await openWriteLedger(server.url, { people: WRITERS, pauseMs: PAUSE_MS });
  const marks: Mark[] = [];
  for (let count = 0; count < 2; count += 1) {
    await untilWritten(ledger, (count + 1) * WRITES);
    marks.push(await mark(databaseUrl, ledger));
  }
  await untilWritten(ledger, 3 * WRITES);
  await stop();
  await server.end('SIGTERM');
  await withDatabase(place(databaseUrl), (ask) => ask('delete from posts'));
  await withDatabase(place(databaseUrl), (ask) => ask('select pg_switch_wal()'));
  await source.stop();

  const results: Record<string, Record<string, number | string>> = {};
  for (const { at, before } of marks) {
    rmSync(cluster.data, { recursive: true });
    mkdirSync(cluster.data, { mode: 0o700 });
    if (cluster.account) chownSync(cluster.data, cluster.account.uid, cluster.account.gid);
    const start = performance.now();
    cluster.pgbackrest(
      'restore',
      '--type=time',
      `--target=${at}`,
      '--target-action=promote',
      '--target-timeline=current',
    );
    const restored = await cluster.start();
    await untilRecovered(restored.url);
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
    const url = databaseUrl.replace(/:\d+\//, `:${new URL(restored.url).port}/`);
    const found = await withDatabase(place(url), async (ask) => ({
      ...(await compareWithRows(ask, before)),
      'written later': await countLater(ask, at),
    }));
    results[at] = {
      seconds,
      'acknowledged before': before.length,
      'acknowledged in all': ledger.acknowledged.length,
      ...found,
    };
    await restored.stop();
  }
  cluster.remove();
  return results;
}

async function untilWritten(ledger: WriteLedger, count: number): Promise<void> {
  while (ledger.acknowledged.length < count) await wait(PAUSE_MS);
}

/** Takes the moment from the clock of the database, after the confirmation of the writes in the list. */
async function mark(databaseUrl: string, ledger: WriteLedger): Promise<Mark> {
  const before = [...ledger.acknowledged];
  const [row] = await withDatabase(place(databaseUrl), (ask) => ask('select clock_timestamp()::text as at'));
  return { at: String(row?.at), before };
}

/** A server answers queries before it has replayed the WAL up to the target. */
async function untilRecovered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (true) {
    const { rows } = await client.query('select pg_is_in_recovery() as recovering');
    if (!rows[0].recovering) break;
    await wait(100);
  }
  await client.end();
}

async function countLater(ask: ClusterRequest, at: string): Promise<number> {
  const [row] = await ask(`select count(*)::int as n from posts where created_at > '${at}'`);
  return Number(row?.n);
}

function place(databaseUrl: string) {
  return { DATA_DIR: tmpdir(), DATABASE_URL: databaseUrl };
}

/** Creates the directory of a PostgreSQL server whose WAL is archived as deploy/pgbackrest says. */
function createCluster() {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-point-in-time-'));
  const data = join(folder, 'data');
  const bin = postgresBinaries();
  let server: ChildProcess | undefined;
  const remove = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  if (account) chownSync(folder, account.uid, account.gid);
  copyFileSync(join(ROOT, 'deploy/pgbackrest/pgbackrest.conf'), join(folder, 'pgbackrest.conf'));
  chmodSync(join(folder, 'pgbackrest.conf'), 0o644);
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    PGBACKREST_STANZA: 'stillwaters',
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_REPO1_CIPHER_PASS: 'Only-for-this-drill',
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_PG1_USER: 'stillwaters',
    PGBACKREST_LOG_PATH: folder,
    PGBACKREST_LOCK_PATH: folder,
    PGBACKREST_SPOOL_PATH: folder,
  };
  const as = { ...account, cwd: folder, env };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '--username=stillwaters', '--auth=trust', '--no-locale'],
    as,
  );
  copyFileSync(join(ROOT, 'deploy/pgbackrest/archive.conf'), join(data, 'archive.conf'));
  chmodSync(join(data, 'archive.conf'), 0o644);
  appendFileSync(join(data, 'postgresql.conf'), "\ninclude = 'archive.conf'\n");
  let port = 0;

  return {
    folder,
    data,
    account,
    remove,
    async start() {
      port = await freePort();
      const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
      const started = spawn(join(bin, 'postgres'), args, {
        ...as,
        env: { ...env, PGBACKREST_PG1_PORT: String(port) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = started;
      const url = `postgresql://stillwaters@127.0.0.1:${port}/postgres`;
      await untilReady(url, started);
      return {
        url,
        async stop() {
          const ended = once(started, 'exit');
          started.kill('SIGINT');
          await ended;
        },
      };
    },
    pgbackrest(command: string, ...options: string[]) {
      execFileSync('pgbackrest', [...options, command], {
        ...as,
        env: { ...env, PGBACKREST_PG1_PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
  };
}
