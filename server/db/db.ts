import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Client, Pool, PoolClient } from 'pg';
import type { Settings } from '#server/lib/settings';
import { StartupError } from '#server/lib/startupError';
import { observeEmbeddedDatabase } from '#server/observability/metrics';
import { connectEmbedded, connectionOptions } from './connection';
import { monitorConnection } from './connectionMonitor';
import { isDatabaseUnavailable, withRetry } from './databaseErrors';
import { isDiskFull } from './diskSpace';
import { migrateAll, migrateLocked } from './migrations';
import { openReplica, type ReplicaReader } from './replica';

/** A PostgreSQL database, an embedded database, or a transaction in one of them. Queries work on all of these. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** The pool of a PostgreSQL server; null when the database is embedded. */
  pool: Pool | null;
  /** Reads rows that may be a second old, from a replica if there is one. */
  readReplica: ReplicaReader;
  /**
   * Subscribes to `pg_notify` messages on a channel, from any process. Reconnects after a lost connection, then calls
   * `onMessage` with an empty text, because messages sent in between are lost. Returns a function that unsubscribes.
   */
  listen: (channel: string, onMessage: (text: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** Maximum connections per process. PostgreSQL’s default of 100 is enough for several processes. */
const POOL_SIZE = 20;

const STATEMENT_TIMEOUT_MS = 10_000;

/** Short, because the primary can answer instead. */
const REPLICA_TIMEOUT_MS = 500;

/** A shutdown closes the database after all requests are done, so it need not wait for a silent database. */
const CLOSE_TIMEOUT_MS = 1000;

/** The settings that locate a database. The optional ones are for a PostgreSQL server only. */
export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED' | 'DATABASE_READ_URL'>>;

/** Opens the database, applies migrations and runs `seed`. On PostgreSQL, a lock makes processes take turns. */
export function openDatabase(
  settings: DatabaseSettings,
  seed: (db: Db) => Promise<void>,
  onLost: (error: Error) => void,
): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, DATABASE_DIRECT_URL, DATABASE_READ_URL } = settings;
  const { DATABASE_PREPARED = DATABASE_DIRECT_URL ? 'off' : 'on' } = settings;
  if (!DATABASE_URL) return openEmbedded(join(DATA_DIR, 'pglite'), seed);
  const server = {
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    readUrl: DATABASE_READ_URL,
    isPrepared: DATABASE_PREPARED === 'on',
  };
  return openServer(server, seed, onLost);
}

type ServerLocation = {
  url: string;
  /** Set if `url` leads to a pooler in transaction mode, which supports nothing that lasts longer than a transaction. */
  directUrl: string | undefined;
  readUrl: string | undefined;
  isPrepared: boolean;
};

async function openServer(
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

/** Long enough for a database restart, short enough that users barely notice missing updates. */
const RECONNECT_DELAY_MS = 1000;

/** Listens on a connection outside the pool, because LISTEN occupies a connection permanently. */
async function listenOn(open: () => Client, channel: string, onMessage: (text: string) => void) {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const next = open();
    client = next;
    // 'error' and 'end' can both fire for one connection; only the first one counts.
    const onDisconnect = () => {
      if (client !== next || isStopped) return;
      client = null;
      timer = setTimeout(
        () =>
          void connect().then(
            () => onMessage(''),
            () => {},
          ),
        RECONNECT_DELAY_MS,
      );
    };
    next.on('error', onDisconnect).on('end', onDisconnect);
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      onDisconnect();
      throw error;
    }
  };

  await connect().catch(() => {});
  return async () => {
    if (isStopped) return;
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

async function openEmbedded(folder: string, seed: (db: Db) => Promise<void>): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const client = await connectEmbedded(folder);
    observeEmbeddedDatabase(client);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateAll(db, (options) => migrate(db, options));
    await seed(db);
    const listen: Database['listen'] = (channel, onMessage) => client.listen(channel, onMessage);
    const readReplica: ReplicaReader = (read) => read(db);
    return { db, pool: null, listen, readReplica, close: () => client.close() };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const diskFull = await isDiskFull(folder);
    if (diskFull) throw new StartupError(`Can’t open the database in ${folder}. ${diskFull}`);
    throw new StartupError(
      `Can’t open the database in ${folder}; it may be damaged: ${reasonOf(error)}. Restore a backup, or move the folder away to start empty.`,
    );
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

function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const { message, code } = (cause ?? error) as Error & { code?: string };
  return (message || code || 'no reason given').split('\n')[0]?.replace(/\.$/, '') ?? '';
}
