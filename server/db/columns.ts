import { integer, timestamp } from 'drizzle-orm/pg-core';

export const idColumn = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Timestamp with millisecond precision, so that a round trip through JSON does not change it. */
export const timestampColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => timestampColumn().notNull().defaultNow();

export const updatedAt = () =>
  timestampColumn()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
