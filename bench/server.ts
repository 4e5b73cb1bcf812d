import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { build } from 'vite';
import type { Database } from '#server/db/db';
import { openDatabase } from '#server/db/openDatabase';
import { ROOT } from '#server/lib/paths';
import { seed } from '#server/seed';
import { startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import { cases } from './server/cases';
import { startProcess } from './server/processes';
import { compareRounds, type RoundsComparison, underLoad } from './server/rounds';
import { fillDatabase } from './server/rows';

// Compares our server, call by call, with a bare server that runs the same statements on the same PostgreSQL. Then
// measures startup time and memory. Exits with 1 if a goal is missed. Pass names of calls to measure only these calls.

const P99_GOAL = 3;
const MEMORY_GOAL = { PostgreSQL: 220, PGlite: 420 };
const READY_GOAL = { PostgreSQL: 1500, PGlite: 3000 };

/** The size of the server's own pool. */
const POOL_SIZE = 20;

const BUILT = join(ROOT, 'dist/server/main.js');
const names = process.argv.slice(2);
const missed: string[] = [];

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const bare = await buildBare();
const postgres = await startPostgres();
await onPostgreSQL(postgres.url);
await onPGlite(join(folder, 'embedded'));
await postgres.stop();
for (const sentence of missed) console.log(`Failed: ${sentence}`);
if (missed.length === 0) console.log('Every goal is met.');
process.exit(missed.length === 0 ? 0 : 1);

async function onPostgreSQL(url: string) {
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' }, seed, () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The server's own connections have a statement timeout of ten seconds.
  await fillDatabase((statement) => client.query(statement));
  await client.end();
  const { room, post } = await roomAndPostIn(database);
  await database.close();

  const ours = await startOurs({ DATABASE_URL: url, DATA_DIR: folder });
  const other = await startProcess(bare, { DATABASE_URL: url, POOL_SIZE: String(POOL_SIZE) });
  await Promise.all([ours.settled(), other.settled()]);
  const chosen = cases(room, post).filter(({ name }) => names.length === 0 || names.includes(name));
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const one of chosen) {
    const compared = await compareRounds(one, ours, other);
    const { share } = compared;
    const slower = compared.ours.p99 / compared.bare.p99;
    if (share < one.goal)
      missed.push(`${one.name}: ${percent(share)} of the bare one (goal ${percent(one.goal)})`);
    if (slower > P99_GOAL)
      missed.push(`${one.name}: p99 ${slower.toFixed(1)} times the bare one (goal ${P99_GOAL})`);
    rows.push(rowOf(one.name, compared));
  }
  console.table(Object.fromEntries(rows));
  await Promise.all([ours.settled(), other.settled()]);
  console.log(`Memory of the bare server: ${other.memory().toFixed(0)} MB`);
  reportProcess('PostgreSQL', ours);
  await ours.end();
  await other.end();
}

/**
 * Measures our server on PGlite, which runs inside the server process. A small database is enough to measure memory.
 */
async function onPGlite(data: string) {
  const database = await openDatabase({ DATA_DIR: data }, seed, () => {});
  await fillDatabase((statement) => database.db.execute(sql.raw(statement)), 5000);
  const { room, post } = await roomAndPostIn(database);
  await database.close();
  const ours = await startOurs({ DATA_DIR: data });
  await ours.settled();
  for (const one of cases(room, post)) await underLoad(one, ours);
  await ours.settled();
  reportProcess('PGlite', ours);
  await ours.end();
}

function startOurs(settings: Record<string, string>) {
  return startProcess(BUILT, settings);
}

function reportProcess(
  kind: keyof typeof MEMORY_GOAL,
  { readyMs, memory }: { readyMs: number; memory: () => number },
) {
  const megabytes = memory();
  console.log(
    `With ${kind}: ready in ${(readyMs / 1000).toFixed(2)} s (goal ${READY_GOAL[kind] / 1000}), ${megabytes.toFixed(0)} MB after the load (goal ${MEMORY_GOAL[kind]})`,
  );
  if (readyMs > READY_GOAL[kind]) missed.push(`${kind}: ready in ${Math.round(readyMs)} ms`);
  if (megabytes > MEMORY_GOAL[kind]) missed.push(`${kind}: ${megabytes.toFixed(0)} MB`);
}

function rowOf(name: string, { ours, bare, share }: RoundsComparison) {
  return [
    name,
    {
      'ours/s': Math.round(ours.perSecond),
      'bare/s': Math.round(bare.perSecond),
      share: percent(share),
      'our p50': ours.p50,
      'bare p50': bare.p50,
      'our p99': ours.p99,
      'bare p99': bare.p99,
      'our CPU': Number(ours.processor.toFixed(2)),
      'bare CPU': Number(bare.processor.toFixed(2)),
    },
  ] as const;
}

/** Bundles the bare server like our server, in a folder from which the bundle can resolve its packages. */
async function buildBare(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.cache/stillwaters-bench');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'bench/server/bare.ts', outDir, target: 'node20', minify: false, emptyOutDir: true },
  });
  return join(outDir, 'bare.js');
}

/** Returns the room with the most posts, and its first post. */
async function roomAndPostIn({ db }: Database) {
  const { rows } = (await db.execute(
    sql`select room_id as room, min(id) as post from posts group by room_id order by count(*) desc limit 1`,
  )) as unknown as { rows: { room: number; post: number }[] };
  const [place] = rows;
  if (!place) throw new Error('There is no post to read.');
  return place;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
