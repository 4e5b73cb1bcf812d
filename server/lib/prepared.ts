import type { Db } from './db';

const made = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that is built once for each database and planned once for each connection, under a name that no other has.
 * For what is read at every call: to build a long statement takes longer than to answer it.
 */
export function prepared<Query>(db: Db, name: string, prepare: (db: Db, name: string) => Query): Query {
  const ofThis = made.get(db) ?? new Map<string, unknown>();
  made.set(db, ofThis);
  if (!ofThis.has(name)) ofThis.set(name, prepare(db, name));
  return ofThis.get(name) as Query;
}
