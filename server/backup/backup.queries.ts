import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';

/** A table of the app, read from the system catalog, because a hand-written list could miss new tables. */
export type Table = {
  name: string;
  /** Tables that its foreign keys reference. */
  needs: string[];
};

/** Last value of an identity column; null if the column was never used. */
export type IdentityCounter = { table: string; column: string; last: number | null };

/** Rows per fetch: few enough that a page of pictures stays below 20 MB. */
const PAGE_SIZE = 500;

export function tablesOf(db: Db): Promise<Table[]> {
  return select<Table>(
    db,
    sql`select c.relname as name,
               array(select distinct o.relname::text
                       from pg_constraint f join pg_class o on o.oid = f.confrelid
                      where f.contype = 'f' and f.conrelid = c.oid and o.oid <> c.oid) as needs
          from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         order by 1`,
  );
}

export function identityCountersOf(db: Db): Promise<IdentityCounter[]> {
  return select<IdentityCounter>(
    db,
    sql`select c.relname as "table", a.attname as "column",
               pg_sequence_last_value(
                 pg_get_serial_sequence(format('public.%I', c.relname), a.attname)::regclass)::float8 as last
          from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and not a.attisdropped
         order by 1`,
  );
}

/** Streams all rows of a table as JSON with a cursor, page by page. */
export async function* rowsIn(db: Db, table: string): AsyncGenerator<string[]> {
  await db.execute(
    sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from public.${sql.identifier(table)} t`,
  );
  const fetchPage = () => select<{ row: string }>(db, sql.raw(`fetch ${PAGE_SIZE} from backup`));
  for (let page = await fetchPage(); page.length > 0; page = await fetchPage()) {
    yield page.map(({ row }) => row);
  }
  await db.execute(sql`close backup`);
}

export async function countIn(db: Db, table: string): Promise<number> {
  const [counted] = await select<{ n: number }>(
    db,
    sql`select count(*)::float8 as n from public.${sql.identifier(table)}`,
  );
  return counted?.n ?? 0;
}

/** Returns the tables that are not empty. */
export async function tablesWithRows(db: Db, tables: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await select(db, sql`select 1 from public.${sql.identifier(table)} limit 1`);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

/** Locks the tables exclusively until the transaction ends. */
export async function lockTables(db: Db, tables: string[]) {
  const names = sql.join(tables.map(qualified), sql`, `);
  await db.execute(sql`lock table ${names} in access exclusive mode`);
}

export async function emptyTable(db: Db, table: string) {
  await db.execute(sql`delete from ${qualified(table)}`);
}

/** Drops the tables and all enum types, and deletes the journal of applied migrations. */
export async function dropTables(db: Db, tables: string[]) {
  await db.execute(sql`drop table ${sql.join(tables.map(qualified), sql`, `)} cascade`);
  const enums = await select<{ name: string }>(
    db,
    sql`select typname as name from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'`,
  );
  for (const { name } of enums) await db.execute(sql`drop type ${qualified(name)}`);
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
}

/** Applies a migration and records it in the journal. */
export async function applyMigration(
  db: Db,
  { sql: statements, hash, folderMillis }: { sql: string[]; hash: string; folderMillis: number },
) {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}

/** Turns the triggers of tables off or on, except those of foreign keys. */
export async function switchTriggers(db: Db, tables: string[], state: 'disable' | 'enable') {
  for (const table of tables) {
    await db.execute(sql`alter table ${qualified(table)} ${sql.raw(state)} trigger user`);
  }
}

/** Inserts rows from `rowsIn` with their original ids. */
export async function insertRows(db: Db, table: string, rows: string[]) {
  const into = qualified(table);
  await db.execute(
    sql`insert into ${into} overriding system value
        select * from json_populate_recordset(null::${into}, ${`[${rows.join(',')}]`}::json)`,
  );
}

export async function setCounter(db: Db, { table, column, last }: IdentityCounter) {
  if (last === null) return;
  await db.execute(
    sql`select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column}::text), ${last})`,
  );
}

function qualified(name: string) {
  return sql`public.${sql.identifier(name)}`;
}

async function select<Row>(db: Db, statement: ReturnType<typeof sql.raw>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
