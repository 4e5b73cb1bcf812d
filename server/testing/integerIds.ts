import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { applyMigration } from '#server/backup/backup.queries';
import type { Db } from '#server/db/db';
import { ROOT } from '#server/lib/paths';

/** The index of the migration `0010_bigint_ids`. */
const WIDENED_INDEX = 10;

/** Creates the tables with integer ids in an empty database, as they were before `0010_bigint_ids`. */
export async function createIntegerIds(db: Db) {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations().slice(0, WIDENED_INDEX)) await applyMigration(db, migration);
}

/** Records the later migrations as applied, as the migration itself does in a large database. */
export async function leaveIntegerIds(db: Db) {
  const [first, ...later] = migrations().slice(WIDENED_INDEX);
  if (first) {
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
    );
  }
  for (const migration of later) await applyMigration(db, migration);
}

function migrations() {
  return readMigrationFiles({ migrationsFolder: join(ROOT, 'server/migrations') });
}
