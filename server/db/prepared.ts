import type { Db } from './db';

/** Keyed by drizzle session, which is a connection or a pool. A pool prepares statements on its connections itself. */
const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * Returns a prepared statement, which is cached per connection. `name` must be unique. Only for
 * the session and the feed: most requests need the first, and building the second takes longer than executing it.
 */
export function prepareStatement<Query>(
  db: Db,
  name: string,
  prepare: (db: Db, name: string) => Query,
): Query {
  const { session } = db._;
  const ofSession = statements.get(session) ?? new Map<string, unknown>();
  statements.set(session, ofSession);
  if (!ofSession.has(name)) ofSession.set(name, prepare(db, name));
  return ofSession.get(name) as Query;
}
