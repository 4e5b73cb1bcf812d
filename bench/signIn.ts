import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import { percentiles } from './load';
import { startServerProcess } from './serverProcess';

// Tests whether the response time for a wrong password reveals that an account exists.

const TRIES = 200;
const WARM_UP = 20;

/** With a greater difference, an attacker with enough samples could tell whether an account exists. */
const MAX_DIFFERENCE = 0.05;

/** The median of this many rounds counts, so that one outlier does not decide. */
const ROUNDS = 3;

const RUTH = { firstName: 'Ruth', lastName: 'Elimelech', email: 'ruth@example.org', password: 'Gleaning-7' };

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-sign-in-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres();
const rounds = [
  ...(await compareOn('PGlite', { DATA_DIR: join(folder, 'embedded') })),
  ...(await compareOn('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'mail') })),
];
await postgres.stop();

console.log(
  `\nWrong passwords, ${TRIES} for an address that has an account and ${TRIES} for addresses that have none`,
);
console.table(rounds);
const areEven = ['PGlite', 'PostgreSQL'].every((name) => {
  const ratios = rounds.filter(({ database }) => database === name).map(({ ratio }) => ratio);
  return isEven(ratios.sort((a, b) => a - b)[1] ?? Number.NaN);
});
process.exit(areEven ? 0 : 1);

type Round = { database: string } & Awaited<ReturnType<typeof compare>>;

async function compareOn(database: string, settings: Record<string, string>) {
  const { url, end } = await startServerProcess(settings);
  const registered = await post(`${url}/api/auth/register`, RUTH);
  if (registered.status !== 201) throw new Error(`Ruth couldn’t sign up: ${registered.text}`);
  for (let turn = 0; turn < WARM_UP; turn += 1) await guess(url, RUTH.email);

  const compared: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) compared.push({ database, ...(await compare(url)) });
  await end('SIGTERM');
  return compared;
}

function isEven(ratio: number): boolean {
  return Math.abs(ratio - 1) <= MAX_DIFFERENCE;
}

async function compare(url: string) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = 0; turn < TRIES; turn += 1) {
    // Alternates the order, because the second request may benefit from the first.
    const order = ['known', 'unknown'] as const;
    for (const who of turn % 2 === 0 ? order : order.toReversed()) {
      times[who].push(await guess(url, who === 'known' ? RUTH.email : `nobody${turn}@example.org`));
    }
  }
  const [known, unknown] = [percentiles(times.known), percentiles(times.unknown)];
  return {
    'known, median ms': known.p50,
    'unknown, median ms': unknown.p50,
    ratio: Math.round((known.p50 / unknown.p50) * 1000) / 1000,
    'known, p99 ms': known.p99,
    'unknown, p99 ms': unknown.p99,
  };
}

/** Sends a wrong password and returns the milliseconds until the server rejected it. */
async function guess(url: string, email: string): Promise<number> {
  const start = performance.now();
  const { status, text } = await post(`${url}/api/auth/login`, { email, password: 'Not-the-right-1' });
  const ms = performance.now() - start;
  if (status !== 401) throw new Error(`A wrong password got ${status}: ${text}`);
  return ms;
}

async function post(url: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}
