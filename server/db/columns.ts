import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias, bigint, type PgTable, timestamp } from 'drizzle-orm/pg-core';
import type { ZodObject, ZodRawShape } from 'zod';

/** A row id, or a reference to one. Exact in JSON and JavaScript up to ID_MAX in the contract. */
export const rowId = () => bigint({ mode: 'number' });

export const idColumn = () => rowId().primaryKey().generatedAlwaysAsIdentity();

/** Timestamp with millisecond precision, so that a round trip through JSON does not change it. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => timestampColumn().notNull().defaultNow();

export const updatedAt = () =>
  timestampColumn()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Selects the columns of a table that a shape of the contract contains, so that the shape is written only once. */
export function columnsIn<Table extends PgTable, Shape extends ZodRawShape>(
  table: Table,
  { shape }: ZodObject<Shape>,
) {
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => name in shape);
  return Object.fromEntries(shown) as Pick<
    Table['_']['columns'],
    Extract<keyof Table['_']['columns'], keyof Shape>
  >;
}

/** Returns the values of the row that could not be inserted, for the `set` of `onConflictDoUpdate`. */
export function excludedValues<Table extends PgTable, Name extends string & keyof Table['_']['columns']>(
  table: Table,
  names: readonly Name[],
) {
  const excluded = getTableColumns(alias(table, 'excluded'));
  return Object.fromEntries(names.map((name) => [name, sql`${excluded[name]}`])) as Record<Name, SQL>;
}
