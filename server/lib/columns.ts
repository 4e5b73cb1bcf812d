import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Timestamp with millisecond precision, so that a round trip through JSON does not change it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
