import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Settings } from '#server/lib/settings';

/** A PostgreSQL database, an embedded database, or a transaction in one of them. Queries work on all of these. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** The pool of a PostgreSQL server; null when the database is embedded. */
  pool: Pool | null;
  /** Reads rows that may be a second old, from a replica if there is one. */
  readReplica: ReplicaReader;
  /**
   * Subscribes to `pg_notify` messages on a channel, from any process. Reconnects after a lost connection, then calls
   * `onMessage` with an empty text, because messages sent in between are lost. Returns a function that unsubscribes.
   */
  listen: (channel: string, onMessage: (text: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** Runs reads on the replica if it is fresh, otherwise on the primary. The rows may be a second old. */
export type ReplicaReader = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** The settings that locate a database. The optional ones are for a PostgreSQL server only. */
export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED' | 'DATABASE_READ_URL'>>;
