import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '#server/db/db';
import { newestApplied } from '#server/db/migrations';
import { ROOT } from '#server/lib/paths';
import { StartupError } from '#server/lib/startupError';
import {
  applyMigration,
  dropTables,
  emptyTable,
  insertRows,
  lockTables,
  setCounter,
  switchTriggers,
  tablesOf,
  tablesWithRows,
} from './backup.queries';
import { EXCLUDED_TABLES, inDependencyOrder } from './backup.service';
import { type BackupPart, type End, type Header, readBackup } from './backupFile';

/** Tables that the seed fills in a new database. A backup contains its own rows for these tables. */
const SEEDED = new Set(['rooms', 'biblical_figures', 'achievements']);

/** Reads the whole file before any change, and throws if it cannot be restored. */
export async function checkBackup(file: string, identities?: string[]): Promise<void> {
  let header: Header | undefined;
  for await (const part of readBackup(file, identities)) if ('header' in part) header = part.header;
  const known = migrations().map(({ folderMillis }) => folderMillis);
  if (!header || known.includes(header.migration)) return;
  throw new StartupError(
    `${file} was written by ${header.migration > Math.max(...known) ? 'a newer' : 'another'} version of Stillwaters. Restore it with that version.`,
  );
}

/**
 * Restores a backup into a database without accounts, in one transaction. A backup of an earlier version is restored
 * into the tables of that version, which are then migrated.
 */
export async function restore(db: Db, file: string, identities?: string[]): Promise<string> {
  try {
    return await db.transaction(async (tx) => {
      const tables = inDependencyOrder(await tablesOf(tx));
      await lockTables(tx, tables);
      await refuseUnlessEmpty(tx, tables);
      const rows = await fill(tx, readBackup(file, identities), { file, tables });
      return `Restored ${rows} rows from ${file}. Everyone needs to sign in again with their password.`;
    });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { cause = error } = error as Error;
    throw new StartupError(`Can’t restore ${file}, and nothing was changed: ${(cause as Error).message}.`);
  }
}

async function refuseUnlessEmpty(db: Db, tables: string[]) {
  const [full] = await tablesWithRows(
    db,
    tables.filter((table) => !SEEDED.has(table) && !EXCLUDED_TABLES.has(table)),
  );
  if (!full) return;
  throw new StartupError(`This database already has data (in the table ${full}). Restore into an empty one.`);
}

async function fill(
  db: Db,
  parts: AsyncIterable<BackupPart>,
  { file, tables }: { file: string; tables: string[] },
): Promise<number> {
  let end: End | undefined;
  let count = 0;
  let migration = 0;
  let restorable = new Set<string>();
  for await (const part of parts) {
    if ('header' in part) {
      migration = part.header.migration;
      await prepare(db, migration, tables);
      const restoredTables = (await tablesOf(db)).map(({ name }) => name);
      restorable = new Set(restoredTables.filter((name) => !EXCLUDED_TABLES.has(name)));
      // The rows in the file already contain the counters that the triggers would change.
      await switchTriggers(db, [...restorable], 'disable');
    } else if ('rows' in part) {
      // Otherwise, a manipulated file could add sessions and mails.
      if (!restorable.has(part.table)) throw unexpectedTable(file, part.table);
      await insertRows(db, part.table, part.rows);
      count += part.rows.length;
    } else end = part.end;
  }
  await switchTriggers(db, [...restorable], 'enable');
  for (const counter of end?.counters ?? []) await setCounter(db, counter);
  await migrateBetween(db, migration, Number.POSITIVE_INFINITY);
  return count;
}

function unexpectedTable(file: string, table: string): StartupError {
  return new StartupError(
    `${file} has rows of a table that backups never include (${table}). Nothing was restored.`,
  );
}

/** Replaces the tables with empty tables of the version that wrote the file. */
async function prepare(db: Db, migration: number, tables: string[]) {
  if ((await newestApplied(db)) === migration) {
    for (const table of tables.toReversed()) await emptyTable(db, table);
    return;
  }
  await dropTables(db, tables);
  await migrateBetween(db, 0, migration);
}

async function migrateBetween(db: Db, after: number, upTo: number) {
  for (const migration of migrations()) {
    const { folderMillis } = migration;
    if (folderMillis > after && folderMillis <= upTo) await applyMigration(db, migration);
  }
}

function migrations() {
  return readMigrationFiles({ migrationsFolder: join(ROOT, 'server/migrations') });
}
