import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment, to the millisecond, so that it survives the way through JSON unchanged. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
