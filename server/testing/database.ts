import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject, test } from 'vitest';
import type { Database, DatabaseSettings, Db } from '#server/db/db';
import { openDatabase } from '#server/db/openDatabase';
import { seed } from '#server/seed';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ProvidedContext {
    database:
      | { kind: 'pglite'; folder: string; migrated: string }
      | { kind: 'postgresql'; url: string; poolerUrl: string | null };
    build: string;
  }
}

/** Registers a function to call after the file's last test. The functions run in reverse order. */
export function cleanUp(clean: () => Promise<unknown>): void {
  cleanups.unshift(clean);
}

/** The settings that locate a database. */
export type TestDatabasePlace = DatabaseSettings;

/** Servers use two seconds, which tests of outages check. */
const CONNECT_TIMEOUT_MS = 60_000;

const run = inject('database');
const cleanups: (() => Promise<unknown>)[] = [];
let shared: Promise<Database> | undefined;

/**
 * Returns the database of this test worker. It is opened on first use and emptied before each test. It stays open until
 * the worker ends, because opening an embedded database takes a second.
 */
export function createTestDatabase(): Promise<Database> {
  shared ??= openShared();
  return shared;
}

async function openShared(): Promise<Database> {
  const database = await openDatabase(await newPlace(() => {}), seed, () => {});
  // Otherwise, if a test sends sixty requests at once on a busy machine, some of them get 503.
  if (database.pool) database.pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  await tableRows(database.db, CREATE_RESTORE);
  return database;
}

/** Opens a database as a server process would. It is closed by `close`, or after the file's last test. */
export async function openTestDatabase(place: TestDatabasePlace): Promise<Database> {
  const database = await openDatabase(place, seed, () => {});
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  cleanups.unshift(close);
  return { ...database, close };
}

/** Creates a fresh database, which is removed after the file's last test. */
export function freshTestDatabase(): Promise<TestDatabasePlace> {
  return newPlace((remove) => cleanups.push(remove));
}

/** Creates a database: empty on PostgreSQL, a copied folder with migrated and seeded tables on PGlite. */
async function newPlace(removeLater: (remove: () => Promise<unknown>) => void): Promise<TestDatabasePlace> {
  if (run.kind === 'postgresql') {
    const { name, drop } = await createDatabase(run.url);
    removeLater(drop);
    const url = urlOf(run.url, name);
    if (!run.poolerUrl) return { DATABASE_URL: url, DATA_DIR: '' };
    return { DATABASE_URL: urlOf(run.poolerUrl, name), DATABASE_DIRECT_URL: url, DATA_DIR: '' };
  }
  const { folder, remove } = newFolder();
  removeLater(remove);
  cpSync(run.migrated, folder, { recursive: true });
  return { DATA_DIR: folder };
}

/** Creates a temporary folder, for tests on PGlite. */
export function newTempFolder(): string {
  const { folder, remove } = newFolder();
  cleanups.push(remove);
  return folder;
}

function newFolder() {
  if (run.kind !== 'pglite') throw new Error('Only tests on PGlite use folders.');
  const folder = mkdtempSync(join(run.folder, 'place-'));
  return { folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Declares a test that runs on only one of the two kinds of database. */
export function expectOne(kind: typeof run.kind, sentence: string, body: () => Promise<void>): void {
  if (run.kind === kind) test(sentence, body);
}

/** Runs a statement and returns its rows, on either kind of database. */
export async function tableRows(db: Db, statement: string): Promise<Record<string, unknown>[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows;
}

/**
 * Keeps the seeded rows in the schema `seeded`, and creates `seeded.restore()`, which empties all tables and copies the
 * rows back. Copying takes a tenth of the time of seeding again, and deleting a few rows is far cheaper than TRUNCATE,
 * which recreates each table's files. Every foreign key cascades or sets null, so the order does not matter. The
 * statements stand in the body of a function, so that PostgreSQL plans them only once.
 */
const CREATE_RESTORE = `do $create$ declare name text; is_seeded boolean; body text := ''; begin
  create schema seeded;
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    body := 'delete from public.' || name || '; ' || body;
    execute 'select exists (select from ' || name || ')' into is_seeded;
    if is_seeded then
      execute 'create table seeded.' || name || ' as table ' || name;
      body := body || 'insert into public.' || name || ' overriding system value table seeded.' || name || '; ';
    end if;
  end loop;
  execute 'create function seeded.restore() returns void language plpgsql as $$ begin ' || body || 'end $$';
end $create$`;

/** Restores the rows of a new database. Runs before each test. */
export async function emptyDatabase() {
  if (!shared) return;
  const { db } = await shared;
  await tableRows(db, 'select seeded.restore()');
}

/** Runs all registered cleanups, after the last test of a file. */
export async function cleanUpFile() {
  for (const clean of cleanups.splice(0)) await clean();
}

async function createDatabase(serverUrl: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  return { name, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
