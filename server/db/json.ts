import { Column, is, type SQL, sql } from 'drizzle-orm';

// Loads a row and its related rows in one query. The related rows arrive as a JSON column.

type Fields = Record<string, Column | SQL>;

/** The type of the fields after the conversion to JSON, where timestamps are strings. */
type JsonFields<Chosen extends Fields> = {
  [Name in keyof Chosen]: Chosen[Name] extends SQL<infer Value>
    ? Value
    : Chosen[Name] extends Column<infer Config>
      ?
          | (Config['data'] extends Date ? string : Config['data'])
          | (Config['notNull'] extends true ? never : null)
      : never;
};

export type JsonOf<Value extends SQL> = Value extends SQL<infer Read> ? Read : never;

/** Builds a JSON object. Formats timestamps as in all other responses. */
export function jsonObject<Chosen extends Fields>(fields: Chosen): SQL<JsonFields<Chosen>> {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${isTimestamp(value) ? isoTimestamp(value) : value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Aggregates the rows of a subquery into a JSON array, which is empty if there are no rows. */
export function jsonArray<Value>({ of, order }: { of: SQL<Value>; order: SQL }, from: SQL): SQL<Value[]> {
  return sql`(select coalesce(json_agg(${of} order by ${order}), '[]') ${from})`;
}

function isTimestamp(value: Column | SQL): boolean {
  return is(value, Column) && value.dataType === 'date';
}

/** Formats a timestamp like Date.prototype.toISOString. */
export function isoTimestamp(moment: Column | SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
