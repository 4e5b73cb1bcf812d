import { join } from 'node:path';
import type { Database, DatabaseSettings, Db } from './db';
import { openEmbedded } from './embeddedDatabase';
import { openServer } from './serverDatabase';

/** Opens the database, applies migrations and runs `seed`. On PostgreSQL, a lock makes processes take turns. */
export function openDatabase(
  settings: DatabaseSettings,
  seed: (db: Db) => Promise<void>,
  onLost: (error: Error) => void,
): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, DATABASE_DIRECT_URL, DATABASE_READ_URL } = settings;
  const { DATABASE_PREPARED = DATABASE_DIRECT_URL ? 'off' : 'on' } = settings;
  if (!DATABASE_URL) return openEmbedded(join(DATA_DIR, 'pglite'), seed);
  const server = {
    url: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    readUrl: DATABASE_READ_URL,
    isPrepared: DATABASE_PREPARED === 'on',
  };
  return openServer(server, seed, onLost);
}
