import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '#server/lib/startupError';
import { connectionOptions } from './connection';
import { monitorConnection } from './connectionMonitor';
import { isDatabaseUnavailable, reasonOf, withRetry } from './databaseErrors';
import type { Database, Db } from './db';
import { listenOn } from './listenOn';
import { migrateLocked } from './migrations';
import { openReplica } from './replica';

/** Maximum connections per process. PostgreSQL’s default of 100 is enough for several processes. */
const POOL_SIZE = 20;

const STATEMENT_TIMEOUT_MS = 10_000;

/** Short, because the primary can answer instead. */
const REPLICA_TIMEOUT_MS = 500;

/** A shutdown closes the database after all requests are done, so it need not wait for a silent database. */
const CLOSE_TIMEOUT_MS = 1000;

type ServerLocation = {
  url: string;
  /** Set if `url` leads to a pooler in transaction mode, which supports nothing that lasts longer than a transaction. */
  directUrl: string | undefined;
  readUrl: string | undefined;
  isPrepared: boolean;
};

/** Opens a database on a PostgreSQL server. Calls `onLost` once per time in which the database cannot be reached. */
export async function openServer(
  { url, directUrl = url, readUrl, isPrepared }: ServerLocation,
  seed: (db: Db) => Promise<void>,
  onLost: (error: Error) => void,
): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  // As text, which is the default, ids of raw statements would not be numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const sockets: Sockets = new Map();
  const connectionTo = (address: string) => ({
    ...connectionOptions(address, 'stillwaters'),
    stream: () => trackSocket(sockets),
  });
  const openDirect = () => new pg.Client(connectionTo(directUrl));
  const createPool = (address: string, timeoutMs: number) => {
    const pool = new pg.Pool({
      ...connectionTo(address),
      max: POOL_SIZE,
      // A pooler rejects this parameter. Its own `query_timeout` does the same.
      ...(directUrl === url && { statement_timeout: timeoutMs }),
      query_timeout: timeoutMs + 1000,
    });
    // Without these listeners, a broken connection (idle or in a transaction) would crash the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    if (!isPrepared) pool.on('connect', removeStatementNames);
    return pool;
  };
  const pool = createPool(url, STATEMENT_TIMEOUT_MS);
  try {
    await migrateLocked(openDirect(), seed);
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(startupMessage(error, directUrl === url ? [url] : [url, directUrl]));
  }
  const onTimeout = () => destroySilent(sockets, MAX_SILENCE_MS);
  const stopMonitor = monitorConnection(openDirect, onTimeout, onLost);

  // Drizzle's own transaction() leaks the connection if `begin` fails.
  const dbOfClient = new WeakMap<PoolClient, Db>();
  const dbOn = (client: PoolClient): Db => {
    // Cached per connection, because drizzle() builds a cache of all column names.
    const made = dbOfClient.get(client) ?? drizzle({ client, casing: 'snake_case' });
    dbOfClient.set(client, made);
    return made;
  };
  const db: Db = drizzle({ client: pool, casing: 'snake_case' });
  db.transaction = (work, config) =>
    withRetry(() => withClient(pool, (client) => dbOn(client).transaction(work, config)));
  let replica: ReturnType<typeof openReplica> | null = null;
  if (readUrl) {
    const readPool = createPool(readUrl, REPLICA_TIMEOUT_MS);
    const readDb = drizzle({ client: readPool, casing: 'snake_case' });
    replica = openReplica({ db, pool }, { db: readDb, pool: readPool }, onLost);
  }
  const listeners: (() => Promise<void>)[] = [];
  const listen: Database['listen'] = async (channel, onMessage) => {
    const stop = await listenOn(openDirect, channel, onMessage);
    listeners.push(stop);
    return stop;
  };
  const close = async () => {
    const closed = Promise.all([
      stopMonitor(),
      replica?.stop(),
      ...listeners.map((stop) => stop()),
      pool.end(),
    ]);
    await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    destroySilent(sockets, 0);
  };
  return { db, pool, listen, readReplica: replica?.read ?? ((read) => read(db)), close };
}

/**
 * Makes a connection ignore the names of prepared statements. A statement is prepared on one connection of the server,
 * but behind a pooler each transaction may use another one.
 */
function removeStatementNames(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (config: unknown, ...rest: unknown[]) => {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    return query(isNamed ? { ...config, name: undefined } : config, ...rest);
  };
  client.query = unnamed as typeof client.query;
}

/** After a ping timeout, sockets that received data within this time stay open: the machine may just be busy. */
const MAX_SILENCE_MS = 1000;

/** Open sockets to the database, each with the time when it last received data. */
type Sockets = Map<Socket, number>;

function trackSocket(sockets: Sockets): Socket {
  const socket = new Socket();
  const recordActivity = () => void sockets.set(socket, Date.now());
  recordActivity();
  return socket.on('data', recordActivity).once('close', () => sockets.delete(socket));
}

function destroySilent(sockets: Sockets, silenceMs: number) {
  for (const [socket, receivedAt] of sockets) {
    if (Date.now() - receivedAt < silenceMs) continue;
    socket.destroy(new Error('Connection terminated: the database does not answer'));
  }
}

/** Runs `work` with a client of the pool. Discards the client if it broke or may still be in a transaction. */
async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseUnavailable(error) || client.getTransactionStatus() !== 'I');
    throw error;
  }
}

function startupMessage(error: unknown, urls: string[]): string {
  const message = reasonOf(error);
  // PgBouncer’s message.
  if (message.includes('unsupported startup parameter'))
    return 'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, too.';
  return `Can’t use the database at ${urls.map(withoutPassword).join(' or ')}: ${message}.`;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
