import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Client, Pool, PoolClient } from 'pg';
import { connectEmbedded, connectionTo } from './connection';
import { isDatabaseAway, retried } from './databaseFaults';
import { lacksRoom } from './diskSpace';
import { watchEmbedded } from './metrics';
import { migrateAll, migrateLocked } from './migrations';
import { feelPulse } from './pulse';
import type { Settings } from './settings';
import { StartFailure } from './startFailure';

/** Both databases and their transactions; queries cannot tell them apart. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** The pool of a PostgreSQL server; null when the database is embedded. */
  pool: Pool | null;
  /**
   * Hears what any process tells on a channel with `pg_notify`. A connection that was lost is made anew; what was told
   * meanwhile is not heard, which an empty text says. Answers how to stop.
   */
  listen: (channel: string, hear: (text: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** PostgreSQL's default of 100 connections serves several processes of this size. */
const POOL_SIZE = 20;

const STATEMENT_TIMEOUT_MS = 10_000;

/** What is under way when the house closes has been answered; a database that is silent holds up nobody. */
const CLOSE_MS = 1000;

/** Opens the database that the settings name, brings its tables up to date and runs `seed`, once at a time. */
export function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  seed: (db: Db) => Promise<void>,
  onLost: (error: Error) => void,
): Promise<Database> {
  return settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL, seed, onLost)
    : openEmbedded(join(settings.DATA_DIR, 'pglite'), seed);
}

async function openServer(
  url: string,
  seed: (db: Db) => Promise<void>,
  onLost: (error: Error) => void,
): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const lines: Lines = new Map();
  const connection = { ...connectionTo(url, 'stillwaters'), stream: () => lineAmong(lines) };
  try {
    await migrateLocked(new pg.Client(connection), seed);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The database at ${withoutPassword(url)} cannot be used: ${reason(error)}.`);
  }
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
  });
  // A connection that breaks would otherwise end the process: an idle one, and one in the midst of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const cut = () => cutSilent(lines, SILENT_MS);
  const stopPulse = feelPulse(() => new pg.Client(connection), cut, onLost);

  // Drizzle's own way forgets a line for good on which not even `begin` was answered.
  const onLine = new WeakMap<PoolClient, Db>();
  const dbOn = (client: PoolClient): Db => {
    // Made once for each line, because it learns the names of all columns.
    const made = onLine.get(client) ?? drizzle({ client, casing: 'snake_case' });
    onLine.set(client, made);
    return made;
  };
  const db: Db = drizzle({ client: pool, casing: 'snake_case' });
  db.transaction = (work, config) =>
    retried(() => holdingLine(pool, (client) => dbOn(client).transaction(work, config)));
  const listeners: (() => Promise<void>)[] = [];
  const listen: Database['listen'] = async (channel, hear) => {
    const stop = await listenOn(() => new pg.Client(connection), channel, hear);
    listeners.push(stop);
    return stop;
  };
  const close = async () => {
    const closed = Promise.all([stopPulse(), ...listeners.map((stop) => stop()), pool.end()]);
    await Promise.race([closed, wait(CLOSE_MS, undefined, { ref: false })]);
    cutSilent(lines, 0);
  };
  return { db, pool, listen, close };
}

/** On a busy machine the pulse may be late while others are answered: a line on which something came just now goes on. */
const SILENT_MS = 1000;

/** The open lines to the database, each with when something last came on it. */
type Lines = Map<Socket, number>;

function lineAmong(lines: Lines): Socket {
  const line = new Socket();
  const hear = () => void lines.set(line, Date.now());
  hear();
  return line.on('data', hear).once('close', () => lines.delete(line));
}

function cutSilent(lines: Lines, silenceMs: number) {
  for (const [line, heardAt] of lines) {
    if (Date.now() - heardAt < silenceMs) continue;
    line.destroy(new Error('Connection terminated: the database does not answer'));
  }
}

/** Lends a line of the pool. One that broke, or on which something may still be under way, is not used again. */
async function holdingLine<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseAway(error) || client.getTransactionStatus() !== 'I');
    throw error;
  }
}

/** Long enough for a database that starts anew, short enough that nobody wonders where the others are. */
const LISTEN_AGAIN_MS = 1000;

/** One connection of its own, outside the pool: whoever listens holds it for good. */
async function listenOn(open: () => Client, channel: string, hear: (text: string) => void) {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const connect = async () => {
    const next = open();
    client = next;
    // Told once for each way in which a connection can end; only the first one counts.
    const lost = () => {
      if (client !== next || isOver) return;
      client = null;
      timer = setTimeout(
        () =>
          void connect().then(
            () => hear(''),
            () => {},
          ),
        LISTEN_AGAIN_MS,
      );
    };
    next.on('error', lost).on('end', lost);
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      lost();
      throw error;
    }
  };

  await connect().catch(() => {});
  return async () => {
    if (isOver) return;
    isOver = true;
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
    watchEmbedded(client);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateAll(db, (options) => migrate(db, options));
    await seed(db);
    const listen: Database['listen'] = (channel, hear) => client.listen(channel, hear);
    return { db, pool: null, listen, close: () => client.close() };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const noRoom = await lacksRoom(folder);
    if (noRoom) throw new StartFailure(`The database in ${folder} cannot be opened. ${noRoom}`);
    throw new StartFailure(
      `The database in ${folder} cannot be opened and may be damaged: ${reason(error)}. Restore a backup, or move the folder away to start empty.`,
    );
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

function reason(error: unknown): string {
  const { cause } = error as Error;
  const { message, code } = (cause ?? error) as Error & { code?: string };
  return (message || code || 'no reason given').split('\n')[0]?.replace(/\.$/, '') ?? '';
}
