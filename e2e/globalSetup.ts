import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/testing/postgresql';
import type { TestServer } from './fixtures';
import { checkLogs, clearLogs } from './logs';
import { startTestServer } from './server';

/**
 * Starts the built server twice, on the embedded database and on PostgreSQL. Returns the teardown, which stops both
 * servers and checks the logs for leaked data.
 */
export default async function startServers() {
  clearLogs();
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-e2e-'));
  const postgres = await startPostgres();
  const closings: (() => Promise<void>)[] = [];

  const open = async (database: TestServer['database'], settings: Record<string, string>) => {
    const logFile = join(folder, `${database}.log`);
    const { url, close } = await startTestServer(logFile, settings);
    closings.push(close);
    return { database, url, logFile };
  };

  const dataDir = join(folder, 'data');
  const servers: TestServer[] = [
    { ...(await open('pglite', { DATA_DIR: dataDir })), dataDir },
    { ...(await open('postgresql', { DATABASE_URL: postgres.url })), databaseUrl: postgres.url },
  ];
  process.env.E2E_SERVERS = JSON.stringify(servers);

  return async () => {
    for (const close of closings) await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    checkLogs();
  };
}
