import type { Db } from '#server/lib/db';
import { newestApplied } from '#server/lib/migrations';
import { StartFailure } from '#server/lib/startFailure';
import { countersOf, countIn, rowsIn, type Table, tablesOf } from './backup.queries';
import { type Part, writeBackup } from './backupFile';

/**
 * Tables whose rows stay behind. Sessions and links to a new password: what was ended after a backup would live again
 * with it. Mails: they may have been sent since. Counts of attempts: they last minutes.
 */
export const LEFT_BEHIND = new Set(['sessions', 'password_resets', 'outbox', 'rate_limits']);

/**
 * Writes everything at one moment into a file, and answers what an operator wants to know of it. On a PostgreSQL server
 * the house goes on meanwhile; an embedded database does one thing at a time, so that the others wait.
 */
export async function backUp(db: Db, file: string): Promise<string> {
  const rows: Record<string, number> = {};
  const { bytes, waiting } = await db.transaction(
    async (tx) => {
      const tables = inOrder(await tablesOf(tx));
      const bytes = await writeBackup(file, everything(tx, tables, rows));
      return { bytes, waiting: tables.includes('outbox') ? await countIn(tx, 'outbox') : 0 };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  const unsent = waiting === 0 ? '' : ` Mails that still wait to be sent are not in it: ${waiting}.`;
  return `${count} rows of ${Object.keys(rows).length} tables are in ${file} (${megabytes} MB).${unsent}`;
}

async function* everything(db: Db, tables: string[], rows: Record<string, number>): AsyncGenerator<Part> {
  const migration = await newestApplied(db);
  if (migration === null) throw new StartFailure('there is nothing in this database');
  yield { header: { format: 1, migration, takenAt: new Date().toISOString() } };
  for (const table of tables.filter((name) => !LEFT_BEHIND.has(name))) {
    rows[table] = 0;
    yield { table, rows: [] };
    for await (const page of rowsIn(db, table)) {
      rows[table] += page.length;
      yield { table, rows: page };
    }
  }
  // Read last: a number given out meanwhile may be skipped, but never given out twice.
  yield { end: { rows, counters: await countersOf(db) } };
}

/** Those first that others point at. */
export function inOrder(tables: Table[]): string[] {
  const ordered: string[] = [];
  const add = ({ name, needs }: Table) => {
    if (ordered.includes(name)) return;
    for (const table of tables) if (needs.includes(table.name)) add(table);
    ordered.push(name);
  };
  for (const table of tables) add(table);
  return ordered;
}
