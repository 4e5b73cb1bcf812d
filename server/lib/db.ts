import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Client, Pool } from 'pg';
import { migrateAll, migrateLocked } from './migrations';
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

/** A person waits two seconds for a database at most, then hears so. */
const CONNECT_TIMEOUT_MS = 2000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** 64 MB of memory instead of 250 MB; what people read stays in the operating system's cache anyway. */
const EMBEDDED_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** The major version of PostgreSQL inside PGlite 0.5: another one cannot read its files. */
const EMBEDDED_MAJOR = '18';

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
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'stillwaters',
  };
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
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const listeners: (() => Promise<void>)[] = [];
  const listen: Database['listen'] = async (channel, hear) => {
    const stop = await listenOn(() => new pg.Client(connection), channel, hear);
    listeners.push(stop);
    return stop;
  };
  const close = async () => {
    for (const stop of listeners) await stop();
    await pool.end();
  };
  return { db, pool, listen, close };
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
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const major = majorOf(folder);
  if (major && major !== EMBEDDED_MAJOR) {
    throw new StartFailure(
      `The database in ${folder} is of PostgreSQL ${major}, and this program reads version ${EMBEDDED_MAJOR}: start the version that wrote it, or restore a backup.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const client = await PGlite.create(folder, {
      startParams: [...PGlite.defaultStartParams, ...EMBEDDED_BUFFERS],
    });
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateAll(db, (options) => migrate(db, options));
    await seed(db);
    const listen: Database['listen'] = (channel, hear) => client.listen(channel, hear);
    return { db, pool: null, listen, close: () => client.close() };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database in ${folder} cannot be opened and may be damaged: ${reason(error)}. Restore a backup, or move the folder away to begin anew.`,
    );
  }
}

function majorOf(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
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
