import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartupError } from '#server/lib/startupError';

/** If the database is unavailable, users get an error within two seconds: this time plus 0.3 s for the response. */
const CONNECT_TIMEOUT_MS = 1700;

/** Small buffers: the process uses 64 MB instead of 250 MB. The operating system’s page cache still holds hot rows. */
const EMBEDDED_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** Major version of PostgreSQL in PGlite 0.5, which can only read files of the same version. */
const EMBEDDED_MAJOR = '18';

/** Returns connection options for a PostgreSQL server. `name` appears in pg_stat_activity. */
export function connectionOptions(url: string, name: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
    keepAlive: true,
  };
}

/** Opens an embedded database, or creates it in an empty folder. */
export async function connectEmbedded(folder: string): Promise<PGlite> {
  const major = majorVersionOf(folder);
  if (major && major !== EMBEDDED_MAJOR) {
    throw new StartupError(
      `The database in ${folder} was written by PostgreSQL ${major}, but this version reads PostgreSQL ${EMBEDDED_MAJOR}. Start the version that wrote it, or restore a backup.`,
    );
  }
  const { createDurable, openDurable } = await import('./durableDatabase');
  if (!major) await createDurable(folder);
  return openDurable(folder, EMBEDDED_BUFFERS);
}

/** Returns the major version of the PostgreSQL files in a folder. Returns null if there are no such files. */
export function majorVersionOf(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
