import { Column, is, type SQL, sql } from 'drizzle-orm';

// Rows that a statement brings along as one value of another row.

type Fields = Record<string, Column | SQL>;

/** How each field is written: a moment as text, all else as it is. */
type Written<Chosen extends Fields> = {
  [Name in keyof Chosen]: Chosen[Name] extends SQL<infer Value>
    ? Value
    : Chosen[Name] extends Column<infer Facts>
      ? (Facts['data'] extends Date ? string : Facts['data']) | (Facts['notNull'] extends true ? never : null)
      : never;
};

export type JsonOf<Value extends SQL> = Value extends SQL<infer Read> ? Read : never;

/** One object, its moments written as everywhere else. */
export function jsonObject<Chosen extends Fields>(fields: Chosen): SQL<Written<Chosen>> {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${isMoment(value) ? iso(value) : value}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** What a sub-query finds, as a list: empty where it finds nothing. */
export function jsonList<Value>({ of, order }: { of: SQL<Value>; order: SQL }, from: SQL): SQL<Value[]> {
  return sql`(select coalesce(json_agg(${of} order by ${order}), '[]') ${from})`;
}

function isMoment(value: Column | SQL): boolean {
  return is(value, Column) && value.dataType === 'date';
}

/** As JavaScript writes a moment. */
export function iso(moment: Column | SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
