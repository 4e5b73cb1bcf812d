import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hasCode } from './databaseErrors';
import type { Db } from './db';

/** Table blocks (8 KB) per statement: a few thousand rows, some tens of milliseconds. */
const BATCH_BLOCKS = 64;

/** Requests wait for the locks of this command at most this long. Shorter than PostgreSQL's deadlock timeout (1 s). */
const LOCK_TIMEOUT_MS = 300;

/** Lock timeout, statement timeout (of `lock table`), deadlock. */
const RETRIED_CODES = new Set(['55P03', '57014', '40P01']);

type Column = { name: string; isRequired: boolean; isIdentity: boolean };
type Table = { name: string; columns: Column[] };

type Defined = { name: string; definition: string };
type Index = Defined & { isPrimary: boolean; isConstraint: boolean };
type ForeignKey = Defined & { table: string };

/**
 * Changes all integer ids to bigint while processes serve requests. Each id column gets a bigint copy that a trigger
 * keeps up to date. When all rows are copied, and the copies have the same indexes and checks, one short transaction
 * puts them in the place of the integer columns. It can be interrupted and run again. `db` must be a single connection
 * without a statement timeout. Returns a summary for the operator.
 */
export async function widenIds(db: Db): Promise<string> {
  const tables = await tablesWithIntegerIds(db);
  if (tables.length === 0) return 'All ids are bigint already.';
  for (const table of tables) {
    await addCopies(db, table);
    await copyRows(db, table);
    await copyIndexes(db, table);
    await copyChecks(db, table);
    await run(db, `analyze ${table.name}`);
  }
  const foreignKeys = await withShortLocks(db, (tx) => swap(tx, tables));
  for (const { table, name } of foreignKeys)
    await run(db, `alter table ${table} validate constraint ${name}`);
  return `The ids of ${tables.length} tables are bigint now.`;
}

function tablesWithIntegerIds(db: Db): Promise<Table[]> {
  return rows<Table>(
    db,
    `select c.relname as name, json_agg(json_build_object(
              'name', a.attname, 'isRequired', a.attnotnull, 'isIdentity', a.attidentity <> '')) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.atttypid = 'integer'::regtype and a.attname ~ '^(id|.+_id)$'
      group by c.relname order by c.relname`,
  );
}

const copyOf = (name: string) => `${name}_wide`;

async function addCopies(db: Db, { name, columns }: Table) {
  const additions = columns.map((column) => `add column if not exists ${copyOf(column.name)} bigint`);
  const assignments = columns.map((column) => `new.${copyOf(column.name)} := new.${column.name};`);
  await withShortLocks(db, async (tx) => {
    await run(tx, `alter table ${name} ${additions.join(', ')}`);
    await run(
      tx,
      `create or replace function widen_${name}() returns trigger language plpgsql as
         $$ begin ${assignments.join(' ')} return new; end $$`,
    );
    await run(
      tx,
      `create or replace trigger widen before insert or update on ${name}
         for each row execute function widen_${name}()`,
    );
  });
}

/** Copies the ids of older rows by updating them, block by block. The trigger writes the copies. */
async function copyRows(db: Db, { name, columns }: Table) {
  const [size] = await rows<{ blocks: number }>(
    db,
    `select (pg_relation_size('${name}') / current_setting('block_size')::int)::float8 as blocks`,
  );
  const copies = columns.map((column) => copyOf(column.name));
  const isMissing = columns.map((column) => `${copyOf(column.name)} is distinct from ${column.name}`);
  for (let first = 0; first < (size?.blocks ?? 0); first += BATCH_BLOCKS) {
    await withShortLocks(db, (tx) =>
      run(
        tx,
        `update ${name} set ${copies[0]} = null
          where ctid >= '(${first},0)' and ctid < '(${first + BATCH_BLOCKS},0)' and (${isMissing.join(' or ')})`,
      ),
    );
  }
}

async function copyIndexes(db: Db, table: Table) {
  for (const { name, definition } of await indexesOf(db, table)) {
    // An interrupted run leaves an invalid index.
    await run(db, `drop index concurrently if exists ${copyOf(name)}`);
    await run(
      db,
      withCopies(definition, table).replace(/INDEX \S+ ON/, `INDEX CONCURRENTLY ${copyOf(name)} ON`),
    );
  }
}

/** Copies the checks, and checks that required copies are set: then the swap does not need to read the rows. */
async function copyChecks(db: Db, table: Table) {
  const areSet = table.columns
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => ({ name: isSet(name), definition: `check (${copyOf(name)} is not null)` }));
  const copies = (await checksOf(db, table)).map(({ name, definition }) => ({
    name: copyOf(name),
    definition: withCopies(definition, table),
  }));
  for (const { name, definition } of [...areSet, ...copies]) {
    await withShortLocks(db, async (tx) => {
      await run(tx, `alter table ${table.name} drop constraint if exists ${name}`);
      await run(tx, `alter table ${table.name} add constraint ${name} ${definition} not valid`);
    });
    await run(db, `alter table ${table.name} validate constraint ${name}`);
  }
}

const isSet = (column: string) => `${copyOf(column)}_is_set`;

/** Replaces the integer columns with their copies. Returns the foreign keys, whose older rows are not validated yet. */
async function swap(db: Db, tables: Table[]): Promise<ForeignKey[]> {
  await run(db, `set local statement_timeout = ${LOCK_TIMEOUT_MS}`);
  await run(db, `lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`);
  await run(db, 'set local statement_timeout = 0');
  const foreignKeys = await foreignKeysOf(db);
  for (const { table, name } of foreignKeys) await run(db, `alter table ${table} drop constraint ${name}`);
  for (const table of tables) await swapColumns(db, table);
  for (const { table, name, definition } of foreignKeys)
    await run(db, `alter table ${table} add constraint ${name} ${definition} not valid`);
  // Prepared statements of other connections would fail now. Their processes connect again at once.
  await run(
    db,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend'
        and pid <> pg_backend_pid()`,
  );
  return foreignKeys;
}

async function swapColumns(db: Db, table: Table) {
  const change = (action: string) => run(db, `alter table ${table.name} ${action}`);
  const indexes = await indexesOf(db, table);
  const checks = await checksOf(db, table);
  await run(db, `drop function widen_${table.name} cascade`);
  const triggers = await triggersOf(db, table);
  for (const { name } of triggers) await run(db, `drop trigger ${name} on ${table.name}`);
  for (const column of table.columns) await swapColumn(db, table, column);
  for (const { name, isPrimary, isConstraint } of indexes) {
    if (isConstraint) {
      await change(
        `add constraint ${name} ${isPrimary ? 'primary key' : 'unique'} using index ${copyOf(name)}`,
      );
    } else await run(db, `alter index ${copyOf(name)} rename to ${name}`);
  }
  for (const { name } of checks) await change(`rename constraint ${copyOf(name)} to ${name}`);
  for (const { definition } of triggers) await run(db, definition);
}

async function swapColumn(db: Db, table: Table, { name, isRequired, isIdentity }: Column) {
  const change = (action: string) => run(db, `alter table ${table.name} ${action}`);
  const nextId = isIdentity ? await nextIdOf(db, table.name, name) : null;
  if (isRequired) {
    await change(`alter column ${copyOf(name)} set not null`);
    await change(`drop constraint ${isSet(name)}`);
  }
  // The constraints, indexes and sequence of the column go with it.
  await change(`drop column ${name}`);
  await change(`rename column ${copyOf(name)} to ${name}`);
  if (nextId === null) return;
  const sequence = `sequence name ${table.name}_${name}_seq start with ${nextId}`;
  await change(`alter column ${name} add generated always as identity (${sequence})`);
}

/** Replaces the names of the integer columns in a definition with those of their copies. */
function withCopies(definition: string, { columns }: Table): string {
  return columns.reduce(
    (text, { name }) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), copyOf(name)),
    definition,
  );
}

const quoted = ({ columns }: Table) => columns.map(({ name }) => `'${name}'`).join(', ');

function indexesOf(db: Db, table: Table): Promise<Index[]> {
  return rows<Index>(
    db,
    `select c.relname as name, pg_get_indexdef(c.oid) as definition, i.indisprimary as "isPrimary",
            exists (select from pg_constraint where conindid = c.oid and contype in ('p', 'u')) as "isConstraint"
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = '${table.name}'::regclass and exists (
        select from pg_attribute
         where attrelid = i.indrelid and attnum = any(i.indkey) and attname in (${quoted(table)}))`,
  );
}

function checksOf(db: Db, table: Table): Promise<Defined[]> {
  return rows<Defined>(
    db,
    `select conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c
      where conrelid = '${table.name}'::regclass and contype = 'c' and exists (
        select from pg_attribute
         where attrelid = conrelid and attnum = any(conkey) and attname in (${quoted(table)}))`,
  );
}

function triggersOf(db: Db, { name }: Table): Promise<Defined[]> {
  return rows<Defined>(
    db,
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = '${name}'::regclass and not tgisinternal`,
  );
}

/** Returns the foreign keys between integer columns, including those between an integer and a bigint column. */
function foreignKeysOf(db: Db): Promise<ForeignKey[]> {
  return rows<ForeignKey>(
    db,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and exists (
        select from pg_attribute where atttypid = 'integer'::regtype
           and (attrelid = conrelid and attnum = any(conkey) or attrelid = confrelid and attnum = any(confkey)))`,
  );
}

async function nextIdOf(db: Db, table: string, column: string): Promise<number> {
  const [sequence] = await rows<{ last: number | null }>(
    db,
    `select pg_sequence_last_value(pg_get_serial_sequence('${table}', '${column}')::regclass)::float8 as last`,
  );
  return (sequence?.last ?? 0) + 1;
}

/** Runs `work` in a transaction that waits for a lock only briefly. Tries again until it gets its locks. */
async function withShortLocks<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  while (true) {
    try {
      return await db.transaction(async (tx) => {
        await run(tx, `set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
        return work(tx);
      });
    } catch (error) {
      if (!hasCode(error, RETRIED_CODES)) throw error;
      await sleep(LOCK_TIMEOUT_MS * (0.5 + Math.random()));
    }
  }
}

async function run(db: Db, statement: string): Promise<void> {
  await db.execute(sql.raw(statement));
}

async function rows<Row>(db: Db, statement: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
}
