import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from '#server/testing/postgresql';
import type { House } from './house';

/** Starts the built server twice, on an embedded database and on PostgreSQL, for all journeys of a run. */
export default async function openHouses() {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-e2e-'));
  const postgres = await startPostgres();
  const running: ChildProcess[] = [];

  const open = async (database: House['database'], settings: Record<string, string>) => {
    const logFile = join(folder, `${database}.log`);
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        PATH: process.env.PATH,
        ENV_FILE: devNull,
        PORT: '0',
        LIMITS: 'off',
        LOG_LEVEL: 'debug',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(server);
    const log = createWriteStream(logFile);
    server.stderr.pipe(log);
    server.stdout.pipe(log, { end: false });
    return { database, url: await addressOf(server), logFile };
  };

  const dataDir = join(folder, 'data');
  const houses: House[] = [
    { ...(await open('pglite', { DATA_DIR: dataDir })), dataDir },
    { ...(await open('postgresql', { DATABASE_URL: postgres.url })), databaseUrl: postgres.url },
  ];
  process.env.E2E_HOUSES = JSON.stringify(houses);

  return async () => {
    for (const server of running) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The address in the line that says the server is ready. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read.');
  for await (const line of createInterface(server.stdout)) {
    const [address] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready: is it built?');
}
