import { mkdirSync } from 'node:fs';
import { StartupError } from '#server/lib/startupError';
import { observeEmbeddedDatabase } from '#server/observability/metrics';
import { connectEmbedded } from './connection';
import { reasonOf } from './databaseErrors';
import type { Database, Db, ReplicaReader } from './db';
import { isDiskFull } from './diskSpace';
import { migrateAll } from './migrations';

/** Opens or creates the embedded database in a folder, applies migrations and runs `seed`. */
export async function openEmbedded(folder: string, seed: (db: Db) => Promise<void>): Promise<Database> {
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
