import { join } from 'node:path';
import { StartupError } from '#server/lib/startupError';
import { connectEmbedded, connectionOptions, majorVersionOf } from './connection';
import type { DatabaseSettings, Db } from './db';

type Opened = { db: Db; close: () => Promise<void> };

/**
 * Opens a database on one connection without a statement timeout, and without applying migrations: a backup before an
 * update must not migrate the database, especially not while processes of the earlier version are running.
 */
export async function openWithoutMigrating({
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
  DATA_DIR,
}: DatabaseSettings): Promise<Opened> {
  try {
    return DATABASE_DIRECT_URL
      ? await openServer(DATABASE_DIRECT_URL)
      : await openEmbedded(join(DATA_DIR, 'pglite'));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Can’t open the database: ${(error as Error).message}.`);
  }
}

async function openServer(url: string): Promise<Opened> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const client = new pg.Client(connectionOptions(url, 'stillwaters command'));
  // Without a listener, a broken connection would crash the process. The query on the connection fails anyway.
  client.on('error', () => {});
  await client.connect();
  return { db: drizzle({ client }), close: () => client.end() };
}

async function openEmbedded(folder: string): Promise<Opened> {
  if (majorVersionOf(folder) === null) throw new StartupError(`There is no database in ${folder}.`);
  const { drizzle } = await import('drizzle-orm/pglite');
  const client = await connectEmbedded(folder);
  return { db: drizzle({ client }), close: () => client.close() };
}
