import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject, test } from 'vitest';
import { type Database, type Db, openDatabase } from '#server/lib/db';
import type { Settings } from '#server/lib/settings';
import { seed } from '#server/seed';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ProvidedContext {
    database: { kind: 'pglite'; folder: string; migrated: string } | { kind: 'postgresql'; url: string };
    build: string;
  }
}

/** Done after the file's last test, the newest first. */
export function cleanUp(clean: () => Promise<unknown>): void {
  cleanings.unshift(clean);
}

/** Where a database is, as the settings say it. */
export type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

const run = inject('database');
const cleanings: (() => Promise<unknown>)[] = [];
let opened: Promise<Database> | undefined;

/** The test file's own database: opened at first use, emptied before each test. */
export function database(): Promise<Database> {
  opened ??= freshPlace().then(openPlace);
  return opened;
}

/** Opens a place as a process would; closed by the test, or after the file's last one. */
export async function openPlace(place: Place): Promise<Database> {
  const database = await openDatabase(place, seed, () => {});
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  cleanings.unshift(close);
  return { ...database, close };
}

/** A place that nobody has used: on PostgreSQL an empty database, on PGlite a folder with tables and seeds. */
export async function freshPlace(): Promise<Place> {
  if (run.kind === 'postgresql') {
    const { url, drop } = await createDatabase(run.url);
    cleanings.push(drop);
    return { DATABASE_URL: url, DATA_DIR: '' };
  }
  const folder = freshFolder();
  cpSync(run.migrated, folder, { recursive: true });
  return { DATA_DIR: folder };
}

/** A folder to throw away, for tests on PGlite. */
export function freshFolder(): string {
  if (run.kind !== 'pglite') throw new Error('Only tests on PGlite keep folders.');
  const folder = mkdtempSync(join(run.folder, 'place-'));
  cleanings.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Declares a test of what only one of the two databases does; on the other it does not exist. */
export function only(kind: typeof run.kind, sentence: string, body: () => Promise<void>): void {
  if (run.kind === kind) test(sentence, body);
}

/** What a statement answers, on both databases. */
export async function rowsOf(db: Db, statement: string): Promise<Record<string, unknown>[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows;
}

// Every foreign key cascades or lets go, so that any order will do. Emptying few rows is far cheaper than
// truncating, which makes each table's files anew.
const EMPTY = `do $$ declare name text; begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'delete from ' || name;
  end loop;
end $$`;

/** Before each test. */
export async function emptyDatabase() {
  if (!opened) return;
  const { db } = await opened;
  await rowsOf(db, EMPTY);
  await seed(db);
}

/** After the last test of a file: the next one begins with nothing. */
export async function cleanUpFile() {
  opened = undefined;
  for (const clean of cleanings.splice(0)) await clean();
}

async function createDatabase(serverUrl: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
