import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { ROOT } from '#server/lib/paths';
import { StartupError } from '#server/lib/startupError';

type Db = PgDatabase<PgQueryResultHKT>;

const FOLDER = join(ROOT, 'server/migrations');

/** Key of the migration lock, an advisory lock. It is arbitrary, but no other program may use it in our database. */
const LOCK_KEY = 23_020_716;

/**
 * Migrates under an advisory lock, so that processes that start together migrate one after the other; without the lock,
 * the second one fails. `client` must have no timeouts, because migrations and the wait for the lock can take long.
 */
export async function migrateLocked(client: Client, seed: (db: Db) => Promise<void>): Promise<void> {
  // Without a listener, a broken connection would crash the process. With it, the query fails.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateAll(db, (options) => migrate(db, options));
    await seed(db);
  } finally {
    await client.end();
  }
}

/** Applies all migrations. Throws if a newer version has already migrated the database. */
export async function migrateAll(
  db: Db,
  run: (options: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  if (((await newestApplied(db)) ?? 0) > newestKnown()) {
    throw new StartupError(
      'The database was changed by a newer version of Stillwaters. Start that version, or restore a backup.',
    );
  }
  await run({ migrationsFolder: FOLDER });
}

function newestKnown(): number {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
  return Math.max(...journal.entries.map((entry: { when: number }) => entry.when));
}

/** Returns the timestamp of the newest applied migration. Returns null if there is none. */
export async function newestApplied(db: Db): Promise<number | null> {
  const [journal] = await select<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!journal?.name) return null;
  const [newest] = await select<{ at: number | null }>(
    db,
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  );
  return newest?.at ?? null;
}

async function select<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
