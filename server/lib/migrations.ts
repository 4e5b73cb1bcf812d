import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { ROOT } from './paths';
import { StartFailure } from './startFailure';

type Db = PgDatabase<PgQueryResultHKT>;

const FOLDER = join(ROOT, 'server/migrations');

/** Any number that no other program locks in our database. */
const LOCK = 23_020_716;

/**
 * Processes that start together take turns: without the lock the second one dies half-way. The client is one
 * without time-outs, because a migration takes as long as it takes, and so does the wait for another's.
 */
export async function migrateLocked(client: Client, seed: (db: Db) => Promise<void>): Promise<void> {
  // A connection that breaks is told to its query too; untold here, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateAll(db, (options) => migrate(db, options));
    await seed(db);
  } finally {
    await client.end();
  }
}

/** Refuses a database that a newer program has already changed; it would be read wrongly. */
export async function migrateAll(
  db: Db,
  run: (options: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  if (((await newestApplied(db)) ?? 0) > newestKnown()) {
    throw new StartFailure(
      'The database was changed by a newer version of Stillwaters. Start that version, or restore a backup.',
    );
  }
  await run({ migrationsFolder: FOLDER });
}

function newestKnown(): number {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
  return Math.max(...journal.entries.map((entry: { when: number }) => entry.when));
}

/** When the newest migration was made that this database has seen; null when it has seen none. */
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
