import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { freePort, startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import {
  CLUSTER_PASSWORD,
  clusterEmail,
  compareWithRows,
  openWriteLedger,
  type WriteLedger,
} from './clusterLedger';
import { fillRoom } from './communityRows';
import { type DrillDatabase, newDatabase, orphans, runCliIn, withDatabase } from './drillDatabases';
import { drillPointInTime } from './drillPointInTime';
import { runJourneys } from './journeys';
import { startServerProcess } from './serverProcess';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

/** The number of posts that exist before the backup, each with comments, hearts and prayers. */
const POSTS = Number(positionals[0] ?? 2000);
const WRITERS = 20;
const PAUSE_MS = 100;
const GOAL_A_SECOND = 50;
const LOAD_MS = 3000;

type Backup = {
  file: string;
  before: WriteLedger['acknowledged'];
  pictures: { url: string; bytes: number }[];
};
type Row = Record<string, number | string>;

await ensureBuilt();
if (values.only === 'point-in-time') process.exit((await isRestoredToEachMoment()) ? 0 : 1);

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-drill-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres();
const embedded = (name: string): DrillDatabase => ({ DATA_DIR: join(folder, name) });
const onServer = async (name: string): Promise<DrillDatabase> => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: await newDatabase(postgres.url, name),
});

const backups: Record<string, Row> = {};
const restores: Record<string, Row> = {};
const fromEmbedded = await takeUnderLoad('PGlite', embedded('old'));
const fromServer = await takeUnderLoad('PostgreSQL', await onServer('old'));
await restoreAndCheck('PGlite → PGlite', fromEmbedded, embedded('new'));
await restoreAndCheck('PGlite → PostgreSQL', fromEmbedded, await onServer('moved'));
await restoreAndCheck('PostgreSQL → PostgreSQL', fromServer, await onServer('new'));
await restoreAndCheck('PostgreSQL → PGlite', fromServer, embedded('moved'));
await postgres.stop();

console.log(`\nBackups while ${WRITERS} users write`);
console.table(backups);
console.log('\nRestores into empty databases');
console.table(restores);
const FAULTS = [
  'lost',
  'doubled',
  'experience that does not add up',
  'orphans',
  'sign-ins refused',
  'failed',
];
const isWhole = Object.values(restores).every(
  (row) => FAULTS.every((fault) => row[fault] === 0) && row.feed === 200 && row.pictures === 'all open',
);
const isLoaded = Object.values(backups).every((row) => Number(row['writes/s before']) >= GOAL_A_SECOND);
if (!isLoaded)
  console.log(`The load stayed below ${GOAL_A_SECOND} writes/s. This machine is too busy for a result.`);
const isMomentRestored = await isRestoredToEachMoment();
process.exit(isWhole && isLoaded && isMomentRestored ? 0 : 1);

/** Prints the results of the restores to two moments. */
async function isRestoredToEachMoment(): Promise<boolean> {
  const moments = await drillPointInTime();
  console.log('\nRestores of a PostgreSQL server to two moments before a mistake');
  console.table(moments);
  return Object.values(moments).every(
    (row) =>
      Number(row['acknowledged before']) > 0 &&
      row.lost === 0 &&
      row.doubled === 0 &&
      row['written later'] === 0 &&
      row['experience that does not add up'] === 0,
  );
}

/** Takes a backup of a filled database while users write. */
async function takeUnderLoad(name: string, database: DrillDatabase): Promise<Backup> {
  await withDatabase(database, (ask) => fillRoom(ask, POSTS));
  const server = await startServerProcess(database);
  const { ledger, writers, stop } = await openWriteLedger(server.url, { people: WRITERS, pauseMs: PAUSE_MS });
  const pictures: Backup['pictures'] = [];
  for (const { cookie } of writers.slice(0, 3)) pictures.push(await upload(server.url, cookie));
  const countAtStart = ledger.acknowledged.length;
  await wait(LOAD_MS);
  const before = [...ledger.acknowledged];

  const file = join(folder, `${name}.backup`);
  const { output, ms } = await runCliIn(database, 'backup', file);
  const during = ledger.acknowledged.length - before.length;
  await stop();
  await server.end('SIGTERM');
  backups[name] = {
    rows: Number(/^\d+/.exec(output)?.[0]),
    MB: Number((statSync(file).size / 1e6).toFixed(2)),
    seconds: seconds(ms),
    'writes/s before': Math.round((before.length - countAtStart) / (LOAD_MS / 1000)),
    'writes/s during': Math.round(during / (ms / 1000)),
    'longest wait ms': Math.round(Math.max(...ledger.waits)),
  };
  return { file, before, pictures };
}

/** Restores a backup into an empty database, starts a server on the database, and checks what users find there. */
async function restoreAndCheck(name: string, { file, before, pictures }: Backup, database: DrillDatabase) {
  const { ms } = await runCliIn(database, 'restore', file);
  const found = await withDatabase(database, async (ask) => ({
    ...(await compareWithRows(ask, before)),
    orphans: await orphans(ask),
  }));
  const port = String(await freePort());
  const server = await startServerProcess({ ...database, PORT: port, LIMITS: 'off' });
  const cookies = await Promise.all([0, 1, 2].map((number) => signIn(server.url, clusterEmail(number))));
  const opened = await Promise.all(
    pictures.map(async ({ url, bytes }) => (await sizeOf(server.url + url)) === bytes),
  );
  restores[name] = {
    seconds: seconds(ms),
    'acknowledged before': before.length,
    ...found,
    'sign-ins refused': cookies.filter((cookie) => cookie === null).length,
    feed: await feed(server.url, cookies[0] ?? ''),
    pictures: opened.every(Boolean) ? 'all open' : 'missing',
    ...(await runJourneys({
      url: server.url,
      dataDir: database.DATA_DIR,
      databaseUrl: database.DATABASE_URL,
    })),
  };
  await server.end('SIGTERM');
}

async function upload(url: string, cookie: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#357', noise } });
  const form = new FormData();
  form.set(
    'avatar',
    new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  const answer = await fetch(`${url}/api/auth/avatar`, { method: 'POST', headers: { cookie }, body: form });
  const { avatarUrl } = (await answer.json()) as { avatarUrl: string };
  return { url: avatarUrl, bytes: await sizeOf(url + avatarUrl) };
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address);
  return answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
}

async function signIn(url: string, email: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: CLUSTER_PASSWORD }),
  });
  return answer.ok ? (answer.headers.getSetCookie()[0]?.split(';')[0] ?? '') : null;
}

/** Returns the HTTP status of the first room's feed, or 0 if the feed is empty. */
async function feed(url: string, cookie: string): Promise<number> {
  const [room] = (await (await fetch(`${url}/api/community/rooms`, { headers: { cookie } })).json()) as {
    id: number;
  }[];
  const answer = await fetch(`${url}/api/community/rooms/${room?.id}/posts`, { headers: { cookie } });
  return ((await answer.json()) as unknown[]).length > 0 ? answer.status : 0;
}

function seconds(ms: number): number {
  return Number((ms / 1000).toFixed(1));
}
