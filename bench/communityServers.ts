import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { load, percentiles, timedRequest } from './load';
import { startServerProcess } from './serverProcess';

const ROUNDS = 6;
const ROUND_MS = 4000;
const SHARE_GOAL = 0.6;

export type Statement = { text: string; values: unknown[] };

type Candidate = { url: string; headers: Record<string, string>; times: number[] };

/**
 * Compares our server with a server that only runs the same statement, in alternating rounds on one database.
 * `statementFor` returns the statement for a user who has just signed up.
 */
export async function compareServers(
  { databaseUrl, poolSize, roomId }: { databaseUrl: string; poolSize: number; roomId: number },
  statementFor: (userId: string) => Promise<Statement>,
): Promise<void> {
  const server = await startServerProcess({ DATABASE_URL: databaseUrl });
  const { id, cookie } = await signUp(server.url);
  const other = await startBare(databaseUrl, poolSize, await statementFor(id));
  const ours: Candidate = {
    url: `${server.url}/api/community/rooms/${roomId}/posts`,
    headers: { cookie },
    times: [],
  };
  const bare: Candidate = { url: other.url, headers: {}, times: [] };

  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { url, headers, times } of [ours, bare]) {
      const taken = await load(url, headers, ROUND_MS);
      // Ignores the first round, which warms up the server.
      if (round >= 0) times.push(...taken);
    }
  }
  console.table({ 'our server': await row(ours), 'the statement alone': await row(bare) });
  const share = (100 * ours.times.length) / bare.times.length;
  console.log(`Our share of its requests/s: ${share.toFixed(0)} % (goal ${SHARE_GOAL * 100} %)`);
  other.end();
  await server.end('SIGTERM');
}

async function row({ url, headers, times }: Candidate) {
  const seconds = (ROUNDS * ROUND_MS) / 1000;
  const rate = Math.round(times.length / seconds);
  return { 'requests/s': rate, ...percentiles(times), 'bytes an answer': await timedRequest(url, headers) };
}

async function signUp(url: string) {
  const ruth = { firstName: 'Ruth', lastName: 'of Moab', email: 'ruth@example.org' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ruth, password: 'Gleaning-in-the-field-7' }),
  });
  const { id } = (await response.json()) as { id: string };
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { id, cookie };
}

async function startBare(databaseUrl: string, poolSize: number, statement: Statement) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.mjs')], {
    env: {
      DATABASE_URL: databaseUrl,
      POOL_SIZE: String(poolSize),
      STATEMENT: JSON.stringify(statement),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const [url] = await once(child.stdout, 'data');
  return { url: String(url).trim(), end };
}
