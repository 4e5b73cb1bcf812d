import type { Db } from './db';

/** By connection, because a statement is planned on one; a pool counts as one, and hands its statements around itself. */
const made = new WeakMap<object, Map<string, unknown>>();

/**
 * A statement that is built once for each connection and planned once there, under a name that no other has. For what
 * every call needs: to build a long statement takes longer than to answer it.
 */
export function prepared<Query>(db: Db, name: string, prepare: (db: Db, name: string) => Query): Query {
  const { session } = db._;
  const ofThis = made.get(session) ?? new Map<string, unknown>();
  made.set(session, ofThis);
  if (!ofThis.has(name)) ofThis.set(name, prepare(db, name));
  return ofThis.get(name) as Query;
}
