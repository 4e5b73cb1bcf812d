import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The columns rate-limiter-flexible reads and writes; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (limit) => [index('rate_limits_expire_idx').on(limit.expire)],
);
