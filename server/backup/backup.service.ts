import type { Db } from '#server/db/db';
import { newestApplied } from '#server/db/migrations';
import { StartupError } from '#server/lib/startupError';
import { countIn, identityCountersOf, rowsIn, type Table, tablesOf } from './backup.queries';
import { type BackupPart, writeBackup } from './backupFile';

/**
 * Tables that backups exclude. A restore would revive sessions and reset links that ended after the backup; mails may
 * have been sent since, and live events have; rate limits last only minutes.
 */
export const EXCLUDED_TABLES = new Set([
  'sessions',
  'password_resets',
  'outbox',
  'event_outbox',
  'rate_limits',
]);

/**
 * Writes a consistent snapshot of the database to a file. Returns a summary for the operator. A PostgreSQL server keeps
 * serving requests; an embedded database has one connection, so requests wait. A recipient is the public key
 * that the file is encrypted for.
 */
export async function backUp(db: Db, file: string, recipient?: string): Promise<string> {
  const rows: Record<string, number> = {};
  const { bytes, waiting } = await db.transaction(
    async (tx) => {
      const tables = inDependencyOrder(await tablesOf(tx));
      const bytes = await writeBackup(file, backupParts(tx, tables, rows), recipient);
      return { bytes, waiting: tables.includes('outbox') ? await countIn(tx, 'outbox') : 0 };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  const unsentNote = waiting === 0 ? '' : ` Not included: mails that have not been sent yet (${waiting}).`;
  return `${count} rows of ${Object.keys(rows).length} tables are in ${file} (${megabytes} MB${recipient ? ', encrypted' : ''}).${unsentNote}`;
}

async function* backupParts(
  db: Db,
  tables: string[],
  rows: Record<string, number>,
): AsyncGenerator<BackupPart> {
  const migration = await newestApplied(db);
  if (migration === null) throw new StartupError('the database is empty');
  yield { header: { format: 1, migration, takenAt: new Date().toISOString() } };
  for (const table of tables.filter((name) => !EXCLUDED_TABLES.has(name))) {
    rows[table] = 0;
    yield { table, rows: [] };
    for await (const page of rowsIn(db, table)) {
      rows[table] += page.length;
      yield { table, rows: page };
    }
  }
  // Reads the counters last, because sequences are not transactional. Ids may then be skipped, but never reused.
  yield { end: { rows, counters: await identityCountersOf(db) } };
}

/** Sorts tables topologically: referenced tables come first. */
export function inDependencyOrder(tables: Table[]): string[] {
  const ordered: string[] = [];
  const add = ({ name, needs }: Table) => {
    if (ordered.includes(name)) return;
    for (const table of tables) if (needs.includes(table.name)) add(table);
    ordered.push(name);
  };
  for (const table of tables) add(table);
  return ordered;
}
